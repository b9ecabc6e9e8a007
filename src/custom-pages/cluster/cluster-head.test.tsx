import { screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { clusters } from '../../resources/user/clusters/definition'
import { buildClusterDetail } from '../../testing/detail-builders'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ActionHostProvider } from '../../views/action/action-host-provider'
import { ClusterHead } from './cluster-head'

it('tells what sticks below it how high it is, on one line and on two', () => {
  let resized = () => {}
  let isWatched = false
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback
      }
      observe(element: Element) {
        isWatched = element.tagName === 'HEADER'
      }
      disconnect() {
        isWatched = false
      }
    },
  )
  let height = 52
  const measured = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height)
  onTestFinished(() => measured.mockRestore())
  const { unmount } = renderWithProviders(
    <ActionHostProvider definition={clusters}>
      <article>
        <ClusterHead cluster={null} record={buildClusterDetail({ name: 'demo' })} />
        <nav>Tabs</nav>
      </article>
    </ActionHostProvider>,
  )
  // The tabs stand beside the head, so it is the page around both that has to know.
  const known = () => screen.getByRole('article').style.getPropertyValue('--head-height')
  resized()
  expect(known()).toBe('52px')
  height = 96
  resized()
  expect(known()).toBe('96px')
  expect(isWatched).toBe(true)
  unmount()
  expect(isWatched).toBe(false)
})
