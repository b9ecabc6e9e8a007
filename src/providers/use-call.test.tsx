import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
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
