import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createFakeApi } from '../testing/fake-api'
import { renderWithProviders } from '../testing/render-with-providers'
import { useCallQuery, useKnownAnswer } from './use-call'

const asked = { path: { instanceId: 'i-1' } }

function Studio() {
  const { data, isFetching, refetch } = useCallQuery('getDataStudio', asked)
  const show = useKnownAnswer('getDataStudio', asked)
  return (
    <>
      <p aria-busy={isFetching}>{data === true ? 'on' : data === false ? 'off' : 'not read'}</p>
      <button type="button" onClick={() => void refetch()}>
        Read
      </button>
      <button type="button" onClick={() => void show(true)}>
        Turn on
      </button>
    </>
  )
}

it('what a command brought is not undone by an answer that was asked for before it', async () => {
  const api = createFakeApi({ getDataStudio: () => false })
  renderWithProviders(<Studio />, { api })
  await screen.findByText('off')

  let answer: (isOn: boolean) => void = () => {}
  api.answer({ getDataStudio: () => new Promise<boolean>((resolve) => (answer = resolve)) })
  fireEvent.click(screen.getByText('Read'))
  await waitFor(() => expect(api.callsOf('getDataStudio')).toHaveLength(2))
  fireEvent.click(screen.getByText('Turn on'))
  await screen.findByText('on')
  await act(async () => answer(false))
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  expect(screen.getByText('on')).toBeTruthy()
})

function Choices() {
  useCallQuery('listRegions', {})
  useCallQuery('listIdleTimes', {})
  return null
}

/** The choices of the create form, which is left and opened again by a press. */
function CreateForm() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsOpen((before) => !before)}>
        Leave or return
      </button>
      {isOpen && <Choices />}
    </>
  )
}

it('regions are kept for 10 minutes, whatever has the focus, where other choices are read again [API-111, CRE-045]', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const api = createFakeApi({ listRegions: () => [], listIdleTimes: () => [] })
  renderWithProviders(<CreateForm />, { api })
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  const asked = () => [api.callsOf('listRegions').length, api.callsOf('listIdleTimes').length]
  const leaveAndReturn = async () => {
    for (let press = 0; press < 2; press += 1) fireEvent.click(screen.getByText('Leave or return'))
    await pass(100)
  }
  await pass(100)
  expect(asked()).toEqual([1, 1])

  await pass(9 * 60_000)
  window.dispatchEvent(new Event('visibilitychange'))
  await pass(100)
  expect(asked()).toEqual([1, 2])
  await leaveAndReturn()
  expect(asked()).toEqual([1, 3])

  await pass(61_000)
  window.dispatchEvent(new Event('visibilitychange'))
  await pass(100)
  expect(asked()).toEqual([1, 4])
  await leaveAndReturn()
  expect(asked()).toEqual([2, 5])
})
