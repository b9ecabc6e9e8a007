import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { buildClusterDetail } from '../../../../testing/detail-builders'
import { createFakeApi } from '../../../../testing/fake-api'
import { renderWithProviders } from '../../../../testing/render-with-providers'
import { node, person, statuses } from '../../../../testing/services-driver'
import { ServicesSection } from './services-section'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const cluster = buildClusterDetail()
const settled = statuses({
  analytics: [node('demo-analytics-1')],
  loader: [node('demo-loader-1', 'not running')],
})

/** The services on a tab that may be left. */
function Away() {
  const [isAway, setAway] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAway(!isAway)}>
        Another tab
      </button>
      {!isAway && <ServicesSection cluster={cluster} />}
    </>
  )
}

it('the services are read on for 15 s after a command that ends once its tab was left and opened again [CFG-026]', async () => {
  let answer = () => {}
  const api = createFakeApi({
    getServiceStatus: () => settled,
    getCluster: () => cluster,
    executeService: () => new Promise((resolve) => (answer = () => resolve({ message: null }))),
  })
  renderWithProviders(<Away />, { api, person })
  fireEvent.click(await screen.findByRole('button', { name: 'Start demo-loader-1' }))
  await waitFor(() => expect(api.callsOf('executeService')).toHaveLength(1))
  const tab = screen.getByRole('button', { name: 'Another tab' })
  fireEvent.click(tab)
  fireEvent.click(tab)
  const start = await screen.findByRole('button', { name: 'Start demo-loader-1' })
  expect(start.getAttribute('aria-busy')).toBe('true')
  await act(async () => answer())
  const reads = () => api.callsOf('getServiceStatus').length
  const before = reads()
  await pass(10_500)
  expect(reads() - before).toBe(2)
})
