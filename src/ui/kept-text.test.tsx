import { afterEach, expect, it, vi } from 'vitest'
import { forgetTexts, keepText, keptText } from './kept-text'

afterEach(() => {
  for (const key of ['kept.a', 'kept.b', 'no kept.']) {
    localStorage.removeItem(key)
    sessionStorage.removeItem(key)
  }
})

it('a text is kept for the browser, or for the tab alone, until none is kept', () => {
  keepText('kept.a', 'wide')
  keepText('kept.a', 'narrow', 'tab')
  expect([localStorage.getItem('kept.a'), sessionStorage.getItem('kept.a')]).toEqual(['wide', 'narrow'])
  expect([keptText('kept.a'), keptText('kept.a', 'tab')]).toEqual(['wide', 'narrow'])
  keepText('kept.a', null)
  expect([keptText('kept.a'), keptText('kept.a', 'tab')]).toEqual([null, 'narrow'])
})

it('what is forgotten is what is kept there under keys that begin so', () => {
  for (const key of ['kept.a', 'kept.b', 'no kept.']) keepText(key, key, 'tab')
  keepText('kept.a', 'wide')
  forgetTexts('kept.', 'tab')
  const left = ['kept.a', 'kept.b', 'no kept.'].map((key) => keptText(key, 'tab'))
  expect(left).toEqual([null, null, 'no kept.'])
  expect(keptText('kept.a')).toBe('wide')
})

it('a browser that forbids storage keeps nothing, and nothing fails', () => {
  const refuse = () => {
    throw new DOMException('Not allowed')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  expect(() => keepText('kept.a', 'wide')).not.toThrow()
  expect(() => keepText('kept.a', null)).not.toThrow()
  expect(keptText('kept.a')).toBeNull()
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)
  expect(() => forgetTexts('kept.', 'tab')).not.toThrow()
  expect(keptText('kept.a', 'tab')).toBeNull()
  vi.restoreAllMocks()
})
