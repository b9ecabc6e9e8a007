import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError, NetworkError, SessionEndedError } from '../api/errors'
import { useFailureNotice, useTellFailure } from './use-tell-failure'

const said = vi.hoisted(() => ({ words: [] as string[] }))
vi.mock('../providers/use-notices', () => {
  const notices = { showError: (text: string) => said.words.push(text), showSuccess: () => {} }
  return { useNotices: () => notices }
})

beforeEach(() => {
  said.words = []
})

it("tells of a failure in the given words, else in the server's or ours, and of an ended session nothing", () => {
  const { result } = renderHook(() => useTellFailure())
  act(() => {
    result.current(new ApiError({ message: 'Our disks are full', statusCode: 500 }))
    result.current(new NetworkError('listClusters', 'offline'), 'Agents failed')
    result.current(new SessionEndedError())
    result.current(new SessionEndedError(), 'Agents failed')
  })
  expect(said.words).toEqual(['Our disks are full', 'Agents failed'])
})

it("tells once of a reading that failed, in the server's words where it has any", () => {
  const words = { en: 'Agents failed' }
  const { rerender } = renderHook(({ error }) => useFailureNotice(words, error), {
    initialProps: { error: null as Error | null },
  })
  expect(said.words).toEqual([])
  const refused = new ApiError({ message: 'Our disks are full', statusCode: 500 })
  rerender({ error: refused })
  rerender({ error: refused })
  rerender({ error: new ApiError({ message: 'Something went wrong!', statusCode: 500 }) })
  rerender({ error: new NetworkError('listAgents', 'timeout') })
  expect(said.words).toEqual(['Our disks are full', 'Agents failed', 'Agents failed'])
})

it('leaves a failure to the list where the definition has no words for it', () => {
  renderHook(() => useFailureNotice(undefined, new NetworkError('listAgents', 'timeout')))
  expect(said.words).toEqual([])
})
