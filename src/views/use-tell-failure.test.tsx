import { act } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ApiError, NetworkError, SessionEndedError } from '../api/errors'
import type { Text } from '../locales/text'
import { renderWithProviders } from '../testing/render-with-providers'
import { useFailureNotice, useTellFailure } from './use-tell-failure'

it("tells of a failure in the given words, else in the server's or ours, and of an ended session nothing", () => {
  let tell: ReturnType<typeof useTellFailure> | undefined
  function Teller() {
    tell = useTellFailure()
    return null
  }
  const { notices } = renderWithProviders(<Teller />)
  act(() => {
    tell?.(new ApiError({ message: 'Our disks are full', statusCode: 500 }))
    tell?.(new NetworkError('listClusters', 'offline'), 'Agents failed')
    tell?.(new SessionEndedError())
    tell?.(new SessionEndedError(), 'Agents failed')
  })
  expect(notices.map(({ type, message }) => [type, message])).toEqual([
    ['error', 'Our disks are full'],
    ['error', 'Agents failed'],
  ])
})

it("tells once of a reading that failed, in the server's words where it has any", () => {
  const { said, fail } = drawReading({ en: 'Agents failed' })
  expect(said()).toEqual([])
  const refused = new ApiError({ message: 'Our disks are full', statusCode: 500 })
  fail(refused)
  fail(refused)
  fail(new ApiError({ message: 'Something went wrong!', statusCode: 500 }))
  fail(new NetworkError('listAgents', 'timeout'))
  expect(said()).toEqual(['Our disks are full', 'Agents failed', 'Agents failed'])
})

it('leaves a failure to the list where the definition has no words for it', () => {
  const { said, fail } = drawReading(undefined)
  fail(new NetworkError('listAgents', 'timeout'))
  expect(said()).toEqual([])
})

/** A reading that has not failed yet, and the notices since. */
function drawReading(words: Text | undefined) {
  let setError: (error: Error) => void = () => {}
  function Reading() {
    const [reading, setReading] = useState<{ error: Error | null }>({ error: null })
    setError = (error) => setReading({ error })
    useFailureNotice(words, reading.error)
    return null
  }
  const { notices } = renderWithProviders(<Reading />)
  return {
    fail: (error: Error) => act(() => setError(error)),
    said: () => notices.map(({ message }) => message),
  }
}
