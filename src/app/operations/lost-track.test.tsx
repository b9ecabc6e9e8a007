import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../api/errors'
import type { Operation } from '../../domain/operation'
import { endOfLostTrack } from './lost-track'
import { useOperationEnd } from './use-operation-end'

const operation: Operation = {
  ...{ id: 'o-1', kind: 'install', name: 'numpy', place: '/clusters/demo', clusterId: 'c-1' },
  ...{ startedAt: 5_000, outcome: null },
}

it.each([
  [403, 'unknown'],
  [404, 'unknown'],
  [410, 'unknown'],
  [401, null],
  [409, null],
  [500, null],
  [503, null],
])('an operation whose reading answers %i ends as %s', (statusCode, state) => {
  const error = new ApiError({ message: 'No', statusCode })
  expect(endOfLostTrack({ error, errorUpdatedAt: 5_001 }, operation)?.state ?? null).toBe(state)
  expect(endOfLostTrack({ error, errorUpdatedAt: 4_999 }, operation)).toBeNull()
})

it('an operation goes on after a reading that did not arrive', () => {
  const error = new NetworkError('listLibraries', 'unreachable')
  expect(endOfLostTrack({ error, errorUpdatedAt: 5_001 }, operation)).toBeNull()
})

it.each([
  [5_001, 1],
  [5_000, 0],
])('what was read at %i ends an operation begun at 5000 so many times: %i', (dataUpdatedAt, times) => {
  const onEnd = vi.fn()
  const reading = { data: 'installed', dataUpdatedAt, error: null, errorUpdatedAt: 0 }
  const endOf = () => ({ state: 'done', words: 'All is there.' }) as const
  renderHook(() => useOperationEnd({ operation, onEnd }, reading, endOf))
  expect(onEnd.mock.calls).toEqual(times === 0 ? [] : [['o-1', 'done', 'All is there.']])
})

it('what was read since ends an operation also where the clock was put back after it began', () => {
  const at = Date.now()
  const later: Operation = { ...operation, startedAt: at + 1_200_000 }
  const onEnd = vi.fn()
  const reading = { data: 'installed', dataUpdatedAt: at, error: null, errorUpdatedAt: 0 }
  const endOf = () => ({ state: 'done', words: 'All is there.' }) as const
  renderHook(() => useOperationEnd({ operation: later, onEnd }, reading, endOf))
  expect(onEnd.mock.calls).toEqual([['o-1', 'done', 'All is there.']])
  expect(
    endOfLostTrack({ error: new ApiError({ message: 'No', statusCode: 404 }), errorUpdatedAt: at }, later),
  ).not.toBeNull()
  renderHook(() => useOperationEnd({ operation: later, onEnd }, { ...reading, dataUpdatedAt: 0 }, endOf))
  expect(onEnd).toHaveBeenCalledOnce()
})
