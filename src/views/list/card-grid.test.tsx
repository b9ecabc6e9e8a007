import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { clusters } from '../../resources/user/clusters/definition'
import { buildCluster } from '../../testing/builders'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ActionHostProvider } from '../action/action-host-provider'
import { CardGrid } from './card-grid'

// Three cards side by side, in three rows.
beforeEach(() => {
  vi.stubGlobal('innerWidth', 1_024)
  vi.stubGlobal('innerHeight', 768)
})

function draw(count: number, cardsAbove: number, isOnScreen: boolean) {
  const records = Array.from({ length: count }, (_, place) => buildCluster({ name: `c${place}` }))
  renderWithProviders(
    <ActionHostProvider definition={clusters}>
      <CardGrid
        definition={clusters}
        records={records}
        label="Clusters"
        cardsAbove={cardsAbove}
        layoutKey=""
        isOnScreen={isOnScreen}
      />
    </ActionHostProvider>,
    { path: '/clusters', api: createFakeApi() },
  )
  const { children } = screen.getByRole('list', { name: 'Clusters' })
  return () => [...children].map((place) => place.querySelector('article')?.ariaLabel ?? null)
}

it.each([
  [0, 9],
  [5, 4],
  [12, 0],
])(
  'below %i cards so many are drawn as the window shows, %i of 12, and the others have their places',
  (above, count) => {
    const drawn = draw(12, above, false)()
    expect(drawn.slice(0, count)).toEqual(Array.from({ length: count }, (_, place) => `c${place}`))
    expect(drawn.slice(count)).toEqual(Array(12 - count).fill(null))
  },
)

it('all of them are drawn once the list is on screen', async () => {
  const drawn = draw(12, 12, true)
  await waitFor(() => expect(drawn()).toEqual(Array.from({ length: 12 }, (_, place) => `c${place}`)))
})
