import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ApiError } from '../api/errors'
import type { ClusterDetail } from '../domain/cluster-detail'
import { buildClusterDetail } from '../testing/detail-builders'
import { createFakeApi } from '../testing/fake-api'
import { renderWithProviders } from '../testing/render-with-providers'
import { useCallQuery, useCallRereading } from './use-call'

const asked = { path: { id: 'u-1', name: 'demo' } }
const clusterOf = (sizeName: string) => buildClusterDetail({ sizeName })

function Size() {
  const { data } = useCallQuery('getCluster', asked)
  const { readAgain } = useCallRereading('getCluster', asked)
  const [done, setDone] = useState(0)
  return (
    <>
      <button type="button" onClick={() => void readAgain().then(() => setDone((count) => count + 1))}>
        {data?.sizeName ?? 'not read'}
      </button>
      <output>{done}</output>
    </>
  )
}

it('does not show a reading over a newer one that came in before it', async () => {
  const answers: ((size: string) => void)[] = []
  const api = createFakeApi({ getCluster: () => clusterOf('first') })
  renderWithProviders(<Size />, { api })
  const button = await screen.findByRole('button', { name: 'first' })
  api.answer({
    getCluster: () => new Promise<ClusterDetail>((done) => answers.push((size) => done(clusterOf(size)))),
  })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.('newer')
  expect(await screen.findByRole('button', { name: 'newer' })).toBeTruthy()
  answers[0]?.('older')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2'))
  expect(screen.getByRole('button').textContent).toBe('newer')
})

it('shows what was read before where it cannot be read again', async () => {
  const api = createFakeApi({ getCluster: () => clusterOf('first') })
  renderWithProviders(<Size />, { api })
  const button = await screen.findByRole('button', { name: 'first' })
  api.answer({ getCluster: () => Promise.reject(new ApiError({ message: 'No', statusCode: 500 })) })
  fireEvent.click(button)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1'))
  expect(screen.getByRole('button').textContent).toBe('first')
})

it.each([
  ['is kept nowhere where nothing reads it', false, 0],
  ['is kept for a page that opens next', true, 1],
])('what was read again %s', async (_what, isMade, kept) => {
  function Reader() {
    const { readAgain } = useCallRereading('getCluster', asked, isMade)
    const [size, setSize] = useState('')
    return (
      <button type="button" onClick={() => void readAgain().then((now) => setSize(now?.sizeName ?? ''))}>
        {size}
      </button>
    )
  }
  const { queryClient } = renderWithProviders(<Reader />, {
    api: createFakeApi({ getCluster: () => clusterOf('first') }),
  })
  fireEvent.click(screen.getByRole('button'))
  await screen.findByRole('button', { name: 'first' })
  const answers = queryClient.getQueryCache().getAll()
  expect(answers.filter(({ state }) => state.data !== undefined)).toHaveLength(kept)
})
