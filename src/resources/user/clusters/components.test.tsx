import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Cluster } from '../../../domain/cluster'
import { type BuiltState, buildCluster } from '../../../testing/builders'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { components } from './components'

const cell = (name: 'state' | 'place' | 'foot', cluster: Cluster) =>
  renderWithProviders(<section>{components.cells?.[name]?.(cluster)}</section>).container.querySelector(
    'section',
  )

it.each<[BuiltState, string, string, string]>([
  ['creating', 'creating', 'Creating', 'working'],
  ['starting-up', 'starting-up', 'Starting up', 'working'],
  ['running', 'running', 'Connected', 'connected'],
  ['stopping', 'stopping', 'Stopping', 'working'],
  ['sleeping', 'sleeping', 'Disconnected', 'disconnected'],
  ['corrupted', 'corrupted', 'Unavailable', 'unavailable'],
])(
  'the state %s is colour, icon and word, and its bubble says the word [CLU-D05]',
  (state, key, word, tone) => {
    const tag = cell('state', buildCluster({ state }))?.querySelector('[data-tone]')
    expect([tag?.textContent, tag?.getAttribute('data-tone'), tag?.getAttribute('data-state')]).toEqual([
      ...[word, tone, key],
    ])
    const bubble = screen.getByRole('tooltip')
    expect([bubble.textContent, bubble.id]).toEqual([word, tag?.getAttribute('aria-describedby')])
  },
)

it('a state that is not known has no bubble [CLU-D05]', () => {
  const tag = cell('state', buildCluster({ state: 'undefined' }))?.querySelector('[data-tone]')
  expect([tag?.textContent, tag?.getAttribute('data-tone'), tag?.getAttribute('aria-describedby')]).toEqual([
    ...['Unknown', 'unavailable', null],
  ])
  expect(screen.queryByRole('tooltip')).toBeNull()
})

it.each([
  [{ platform: 'az-saas', regionAlias: 'Sweden' }, 'Sweden · Azure SaaS'],
  [{ platform: 'gc', regionAlias: null }, 'Google Cloud'],
])('the place of %o reads "%s", also where it is cut off', (place, words) => {
  const shown = cell('place', buildCluster(place))?.querySelector('span')
  expect([shown?.textContent, shown?.title]).toEqual([words, words])
})

it('the foot tells since when and whose a cluster is, and opens it in a tab of its own [CLU-D05]', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-08T12:00:00Z') })
  const foot = cell('foot', buildCluster())
  expect([...(foot?.querySelectorAll('.ellipsis') ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...['Created On 05 Mar 2026', 'Owner Olive Owner'],
  ])
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open demo (opens in a new tab)' })
  expect([link.href, link.title, link.target, link.rel]).toEqual([
    ...['https://demo.basalt.test/', 'Open cluster', '_blank', 'noopener noreferrer'],
  ])
})

it('the foot is no way to an address that would run a script', () => {
  const services = [{ kind: 'analytics', url: 'javascript:alert(1)', status: 'running' }]
  expect(cell('foot', buildCluster({ services }))?.textContent).toContain('Olive Owner')
  expect(screen.queryByRole('link')).toBeNull()
})

it.each([
  ['2026-03-05T09:10:01Z', 'longer'],
  ['2026-03-05T09:00:01Z', 'within'],
])('the foot of a cluster being created since nine says at %s that it takes %s [CLU-088]', (now, pace) => {
  vi.useFakeTimers({ now: Date.parse(now) })
  expect(cell('foot', buildCluster({ state: 'creating' }))?.querySelector('[data-pace]')).toHaveProperty(
    'dataset.pace',
    pace,
  )
})
