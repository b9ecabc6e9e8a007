import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClusterUsage } from '../../domain/consumption/usage'
import { buildPerson } from '../../testing/builders'
import { buildDay, buildUsage } from '../../testing/consumption-builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ConsumptionPage } from './consumption-page'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T15:00:00Z') })
})

function open(usages: readonly ClusterUsage[], path = '/consumption') {
  return renderWithProviders(<ConsumptionPage title="IPU Units Consumption" />, {
    person: buildPerson({ createdAt: '2025-11-20T08:00:00Z' }),
    path,
    api: createFakeApi({
      getConsumption: () => [...usages],
      getCluster: () => buildClusterDetail(),
      listClusters: () => [],
    }),
  })
}

const tableRows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

describe('consumption of many days', () => {
  it('has ten rows a page, and the others on the next', async () => {
    vi.setSystemTime(new Date('2026-03-29T15:00:00Z'))
    const days = Array.from({ length: 12 }, (_, index) =>
      buildDay(`2026-03-${String(index + 1).padStart(2, '0')}`, 10),
    )
    open([buildUsage({ days })])
    expect((await tableRows()).slice(1, -1)).toHaveLength(10)
    // The sum is that of every page.
    expect((await tableRows()).at(-1)?.at(-1)).toBe('120')
    fireEvent.click(await screen.findByRole('button', { name: 'Next page' }))
    expect((await tableRows()).slice(1, -1).map(([, date]) => date)).toEqual(['02 Mar 2026', '01 Mar 2026'])
  })

  it.each([
    [23, 'sales: 24 Feb 2026, 25 Feb 2026, 26 Feb 2026, 27 Feb 2026, 28 Feb 2026'],
    [22, 'sales: 6 days from 23 Feb 2026'],
  ])('names five of these days, and counts more: %i of 28 reported', async (reported, words) => {
    const days = Array.from({ length: reported }, (_, index) =>
      buildDay(`2026-02-${String(index + 1).padStart(2, '0')}`, 1),
    )
    open([buildUsage({ days })], '/consumption?range=last-month')
    expect(await screen.findByText(words)).toBeTruthy()
  })
})
