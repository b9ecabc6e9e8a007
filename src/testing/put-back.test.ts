import { expect, it, vi } from 'vitest'
import { noteUnknownName, onUnknownName } from '../access/unknown-names'
import { putBack } from './put-back'

it('leaves nothing of what a test replaced to the next one of its worker', () => {
  const before = { now: Date.now, fetch: globalThis.fetch, setTimeout: globalThis.setTimeout }
  vi.stubGlobal('fetch', null)
  vi.spyOn(Date, 'now').mockReturnValue(0)
  vi.useFakeTimers()
  putBack()
  expect({ now: Date.now, fetch: globalThis.fetch, setTimeout: globalThis.setTimeout }).toEqual(before)
})

it('leaves nothing of the unknown names that nobody heard of to the next file of its worker', () => {
  noteUnknownName('role "left behind"')
  putBack()
  const heard: string[] = []
  onUnknownName((what) => heard.push(what))()
  expect(heard).toEqual([])
})
