import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Cluster } from '../../../domain/cluster'
import { buildCluster } from '../../../testing/builders'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { ClusterFoot } from './cluster-foot'

function foot(cluster: Cluster) {
  const { container } = renderWithProviders(<ClusterFoot cluster={cluster} />)
  return () => container.textContent
}

const creating = 'Creating Basalt cluster may take 5-10 minutes'

it.each([
  ['2026-03-05T09:00:00Z', '2026-03-06T09:00:00Z', '24:00:00 so far, longer than usual'],
  ['2026-03-05T09:00:00Z', '2026-03-06T09:00:01Z', 'More than a day so far, longer than usual'],
  ['2026-03-05T09:00:05Z', '2026-03-05T09:00:00Z', '0:00 so far'],
])('says of a cluster begun %s at %s: %s [CLU-088]', (createdAt, now, words) => {
  vi.useFakeTimers({ now: Date.parse(now) })
  expect(foot(buildCluster({ state: 'creating', createdAt }))()).toBe(`${creating}${words}`)
})

it('counts nothing where nobody knows since when: no date, or a start that was not asked for here [CLU-088]', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-05T11:00:00Z') })
  expect(foot(buildCluster({ state: 'creating', createdAt: null }))()).toBe(creating)
  const text = foot(buildCluster({ state: 'starting-up', createdAt: '2026-03-05T09:00:00Z' }))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(text()).toBe('Starting up Basalt cluster may take up to 5 mins')
  expect(screen.queryByRole('link')).toBeNull()
})

it('leads to a cluster whose address is a host alone by https [CLU-009]', () => {
  const [service] = buildCluster({ state: 'running' }).services
  if (service === undefined) throw new Error('no service')
  foot(buildCluster({ state: 'running', services: [{ ...service, url: 'demo.cloud.example.com' }] }))
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://demo.cloud.example.com/')
})

it.each([
  ['running', true],
  ['sleeping', true],
  ['stopping', false],
  ['corrupted', false],
] as const)('leads to a cluster that is %s: %s, and names no owner where none is given', (state, isOpen) => {
  expect(foot(buildCluster({ state, ownerName: null }))()).toContain('Owner –')
  expect(screen.queryByRole('link') !== null).toBe(isOpen)
})
