import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { noPolicies } from '../../../domain/cluster'
import { buildPerson } from '../../../testing/builders'
import { buildClusterDetail, buildSubCluster } from '../../../testing/detail-builders'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { Overview } from './overview'

const person = buildPerson({
  toggleFeatures: ['basaltX', 'subcluster', 'whitelist'].map((key) => ({ key, isPublished: true })),
  platformActions: [{ name: 'subcluster', platforms: ['gc'] }],
})
const size = { id: 's', name: 'larges2', displayName: 'Large S2', ipu: 16, order: 4 }

function cards(parts: Parameters<typeof buildClusterDetail>[0] = {}) {
  renderWithProviders(<Overview cluster={buildClusterDetail(parts)} />, { person })
  return within(screen.getByRole('region', { name: 'Overview' }))
    .getAllByRole('listitem')
    .map((card) => [
      within(card).getByRole('heading').textContent,
      [...card.children]
        .slice(1)
        .map(({ textContent }) => textContent)
        .filter(Boolean)
        .join(' / '),
      within(card).queryByRole('link')?.getAttribute('href') ?? null,
    ])
}

describe('the overview of a cluster', () => {
  it('shows users, disk, size, region and features, each with its way [DET-005, DET-006, DET-018, DET-020, DET-021, DET-022, DET-023, DET-024]', () => {
    expect(
      cards({
        tenantUsers: 12,
        hasRemoteStorage: false,
        diskSize: 500,
        availableDisk: 320,
        analyticsSize: size,
        analyticsNodes: 2,
        loaderSize: { ...size, displayName: 'Small', ipu: 4 },
        loaderNodes: 1,
        regionAlias: 'US Central (Iowa)',
        isSqlEnabled: true,
        isAdvancedSqlEnabled: false,
        subClusters: [buildSubCluster({ state: 'running' }), buildSubCluster({ state: 'disconnected' })],
      }),
    ).toEqual([
      ['Total users', '12', '/clusters/demo?tab=access-and-security'],
      ['Disk size', '500 GB / 36 % used, 320 GB free', null],
      [
        'Cluster size',
        'Analytics: Large S2, 16 IPU a node, 2 nodes / Loader: Small, 4 IPU a node, 1 node',
        '/clusters/demo?tab=configurations#cluster-size',
      ],
      ['Region', 'US Central (Iowa)', '/clusters/demo?tab=configurations#cluster-region'],
      ['External BI tools', 'On', '/clusters/demo?tab=configurations#cluster-external-bi-tools'],
      ['Advanced SQL interface', 'Off', '/clusters/demo?tab=configurations#cluster-basalt-x'],
      ['Self-managed clusters', '1 of 2 connected', '/clusters/demo?tab=self-managed-clusters'],
    ])
  })

  it('shows what the tenants consume where the storage is remote [DET-084]', () => {
    expect(cards({ hasRemoteStorage: true, consumedData: 1234.5, diskSize: 500 })[1]).toEqual([
      'Consumed tenant data',
      '1.23 TB',
      null,
    ])
  })

  it('says of what is not given that it is not, and never zero', () => {
    expect(
      cards({
        tenantUsers: null,
        hasRemoteStorage: false,
        diskSize: null,
        availableDisk: 3,
        analyticsSize: null,
        loaderSize: { ...size, ipu: null },
        loaderNodes: 3,
        regionAlias: null,
        subClusters: [],
      }).map(([title, says]) => [title, says]),
    ).toEqual([
      ['Total users', '–'],
      ['Disk size', '–'],
      ['Cluster size', 'Analytics: – / Loader: Large S2, 3 nodes'],
      ['Region', '–'],
      ['External BI tools', 'Off'],
      ['Advanced SQL interface', 'Off'],
      ['Self-managed clusters', 'None'],
    ])
  })

  it.each([
    [40, 'low'],
    [70, 'medium'],
    [71, 'high'],
  ])('draws a disk of %s %% as %s [DET-083]', (percent, level) => {
    cards({ hasRemoteStorage: false, diskSize: 100, availableDisk: 100 - percent })
    expect(document.querySelector('[data-level]')?.getAttribute('data-level')).toBe(level)
  })

  it('leads nowhere this person has nothing', () => {
    const links = cards({ policies: noPolicies }).map(([title, , to]) => [title, to])
    expect(links).toContainEqual(['Total users', null])
    expect(links).toContainEqual(['Self-managed clusters', null])
  })
})
