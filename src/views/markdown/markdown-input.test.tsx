import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { FormValue } from '../../definitions/form-values'
import type { InputProps } from '../form/inputs/input-props'
import { MarkdownInput } from './markdown-input'

function draw(opening: FormValue, parts: Partial<InputProps> = {}) {
  const left = vi.fn()
  let setError: (hasError: boolean) => void = () => {}
  function Held() {
    const [value, setValue] = useState(opening)
    const [hasError, setHasError] = useState(false)
    setError = setHasError
    return (
      <>
        <label id="label" htmlFor="steps">
          Steps
        </label>
        <MarkdownInput
          {...{ id: 'steps', labelId: 'label', describedBy: undefined, hasError, lock: null }}
          {...{ choices: [], isRequired: false, onBlur: left, inputRef: () => {} }}
          field={{ kind: 'long-text', format: 'markdown', label: { en: 'Steps' } }}
          value={value}
          onChange={setValue}
          {...parts}
        />
      </>
    )
  }
  render(<Held />)
  const area = screen.getByLabelText<HTMLTextAreaElement>('Steps')
  const select = (from: number, to: number) => {
    area.focus()
    area.setSelectionRange(from, to)
  }
  const selected = () => area.value.slice(area.selectionStart, area.selectionEnd)
  return { area, left, select, selected, setError: (hasError: boolean) => setError(hasError) }
}
const button = (name: string) => screen.getByRole('button', { name })
const show = (name: 'Write' | 'Preview') => fireEvent.click(button(name))

it.each([
  ['Bold', 'Stop **the node** now', 'the node'],
  ['Italic', 'Stop _the node_ now', 'the node'],
  ['Code', 'Stop `the node` now', 'the node'],
  ['Link', 'Stop [the node](https://) now', 'https://'],
  ['List', '- Stop the node now', ''],
])('%s makes of the selected words %j, and goes on there', (name, after, left) => {
  const { area, select, selected } = draw('Stop the node now')
  select(5, 13)
  fireEvent.click(button(name))
  expect([area.value, selected()]).toEqual([after, left])
  expect(document.activeElement).toBe(area)
})

it.each([
  ['b', { ctrlKey: true }, '**a**', 'taken'],
  ['B', { metaKey: true }, '**a**', 'taken'],
  ['i', { ctrlKey: true }, '_a_', 'taken'],
  ['i', {}, 'a', 'left'],
  ['b', { ctrlKey: true, shiftKey: true }, 'a', 'left'],
  ['b', { ctrlKey: true, altKey: true }, 'a', 'left'],
  ['k', { ctrlKey: true }, 'a', 'left'],
])('the key %s with %j makes %j, and is %s to the browser or by the field', (key, keys, after, fate) => {
  const { area, select } = draw('a')
  select(0, 1)
  const isLeft = fireEvent.keyDown(area, { key, ...keys })
  expect([area.value, isLeft ? 'left' : 'taken']).toEqual([after, fate])
})

it('is what the browser types, where it can, so that its undo takes it back', () => {
  const typed = vi.fn((_command: string, _isShown: boolean, _text: string) => true)
  Object.defineProperty(document, 'execCommand', { value: typed, configurable: true })
  try {
    const { select, area } = draw('Stop now')
    select(0, 4)
    fireEvent.click(button('Bold'))
    expect(typed.mock.calls).toEqual([['insertText', false, '**Stop**']])
    expect(area.value).toBe('Stop now')
  } finally {
    Reflect.deleteProperty(document, 'execCommand')
  }
})

it('is previewed as details show it, and written on where it was left', () => {
  const { area } = draw('# Steps\n\n- one')
  expect([button('Write'), button('Preview')].map((each) => each.getAttribute('aria-pressed'))).toEqual([
    ...['true', 'false'],
  ])
  show('Preview')
  expect(screen.getByRole('heading', { name: 'Steps' })).toBeTruthy()
  expect(screen.getByRole('listitem').textContent).toBe('one')
  expect(area.closest('[hidden]')).not.toBeNull()
  expect(screen.queryByRole('toolbar')).toBeNull()
  show('Write')
  expect(area.closest('[hidden]')).toBeNull()
  expect(area.value).toBe('# Steps\n\n- one')
  expect(
    within(screen.getByRole('toolbar', { name: 'Formats for Steps' })).getAllByRole('button'),
  ).toHaveLength(5)
})

it('says that there is nothing to preview', () => {
  draw('  ')
  show('Preview')
  expect(screen.getByText('Nothing to preview yet')).toBeTruthy()
})

it('is written on once something is wrong with it', async () => {
  const { area, setError } = draw('a')
  show('Preview')
  setError(true)
  await screen.findByRole('toolbar')
  expect(area.closest('[hidden]')).toBeNull()
  expect(area.getAttribute('aria-invalid')).toBe('true')
})

it('is read alone while it is locked: no format is given, by a key neither', () => {
  const { area, select } = draw('a', { lock: 'It is closed' })
  expect(screen.queryByRole('toolbar')).toBeNull()
  select(0, 1)
  fireEvent.keyDown(area, { key: 'b', ctrlKey: true })
  expect([area.value, area.readOnly, area.getAttribute('aria-disabled')]).toEqual(['a', true, 'true'])
})

it('takes no more letters than the field holds', () => {
  const { area, left } = draw('a', { maxLength: 200 })
  expect(area.maxLength).toBe(200)
  fireEvent.blur(area)
  expect(left).toHaveBeenCalledOnce()
})
