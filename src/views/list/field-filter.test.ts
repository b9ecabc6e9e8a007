import { expect, it, vi } from 'vitest'
import type { FieldDefinition } from '../../definitions/define-field'
import { operatorsFor, readRangeFor, readTextFor } from './field-filter'

it('a server is asked for no beginning and no empty text', () => {
  expect(operatorsFor(true)).toEqual(['contains', 'is'])
  expect(readTextFor('^ab', false)).toEqual({ operator: 'begins', text: 'ab' })
  expect(readTextFor('^ab', true)).toBeNull()
  expect(readTextFor('=ab', true)).toEqual({ operator: 'is', text: 'ab' })
})

it('a range of sizes or of time spans is read with its units', () => {
  const size: FieldDefinition = { label: { en: 'Size' }, kind: 'bytes' }
  expect(readRangeFor('1KiB..2KiB', size)).toEqual({ from: '1024', to: '2048' })
  expect(readRangeFor('1m..', { ...size, kind: 'duration' })).toEqual({ from: '60', to: '' })
  expect(readRangeFor('1KiB..2KiB', { ...size, kind: 'number' })).toBeNull()
})

it('days that move are shown as the days they are now', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 9) })
  const due: FieldDefinition = { label: { en: 'Due' }, kind: 'date-time' }
  expect(readRangeFor('today..today+5d', due)).toEqual({ from: '2026-11-27', to: '2026-12-02' })
  expect(readRangeFor('today..', { ...due, kind: 'number' })).toBeNull()
})
