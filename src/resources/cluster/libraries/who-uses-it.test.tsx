import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Library } from '../../../domain/library'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi } from '../../../testing/fake-api'
import { buildLibrary } from '../../../testing/library-builder'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { WhoUsesIt } from './who-uses-it'

const cluster = buildClusterDetail()

it.each<[Partial<Library>, string, string]>([
  [{}, '1.3', 'Analytics, Loader'],
  [{ version: null, loaderState: null }, 'None', 'Analytics'],
  [{ analyticsState: null, loaderState: null }, '1.3', 'Unknown'],
])(
  'of a library %j that is uninstalled it says the version %s, installed on %s',
  (parts, version, services) => {
    renderWithProviders(<WhoUsesIt record={buildLibrary(parts)} scope={{ kind: 'cluster', cluster }} />, {
      api: createFakeApi({ getCluster: () => cluster, listClusterUsers: () => new Promise(() => {}) }),
    })
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent)
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(labels.map((label, index) => [label, facts[index]]).slice(0, 2)).toEqual([
      ['Version', version],
      ['Installed on', services],
    ])
  },
)
