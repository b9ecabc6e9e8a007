import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { CallName } from '../../api/contract'
import { ApiError, ContractError, NetworkError } from '../../api/errors'
import type { ClusterDetail } from '../../domain/cluster-detail'
import { ScopeContext } from '../../providers/scope-context'
import { clusterDefinitions } from '../../resources/cluster-registry'
import { buildCluster, buildPerson } from '../../testing/builders'
import { buildSize } from '../../testing/choice-builders'
import { groups as configGroups } from '../../testing/config-tab-driver'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { usual } from '../../testing/services-driver'
import { ClusterPage } from './cluster-page'
import { ConfigurationsTab } from './configurations/configurations-tab'
import { SectionList } from './section-list'
import { sectionsOf } from './tab-sections'
import type { Tab } from './tabs'

const none = { entries: [], faults: [], isReadable: true }
/** Synapse stands on Azure alone, and a schedule everywhere else. */
const clusterOf = (tab: string): ClusterDetail =>
  buildClusterDetail({
    platform: tab === 'main' ? 'gc' : 'az',
    ...{ version: '2024.1.0', isDeltaShareEnabled: true, hostName: 'demo.basalt.test' },
  })
const sizes = [buildSize('small', 1, 2)]
const answers: FakeAnswers = {
  getSizes: () => ({ sizes, allSizes: sizes }),
  getServiceStatus: () => usual,
  readSystemConfiguration: () => ({ value: 10 }),
  listIdleTimes: () => [{ key: '1', display: '1 Hour', wireId: 1 }],
  listTenants: () => [{ id: 't-1', name: 'default' }],
  getDataStudio: () => true,
  listDataAgents: () => ({ records: [], total: 0 }),
  listScheduledEvents: () => [],
  listPendingUpdates: () => [],
  getClusterConsumption: () => ({ days: none, bucketSizes: none, bucketThresholds: none }),
  getAutoScaleHistory: () => ({ analytics: none, loader: none }),
  listAdvancedConfigurations: () => configGroups,
}
const flags = ['mlflow', 'copilot', 'basaltX', 'dataagent', 'deltashare', 'microsoftSynapse', 'schedular']
const person = buildPerson({
  toggleFeatures: flags.map((key) => ({ key, isPublished: true })),
  platformActions: ['sqli', 'mlflow', 'copilot', 'cluster_suspend', 'da'].map((name) => ({
    name,
    platforms: ['gc', 'az'],
  })),
})

const faults: Readonly<Record<string, (call: CallName) => Promise<never>>> = {
  'fails with 500': () => Promise.reject(new ApiError({ message: 'Down for a moment.', statusCode: 500 })),
  'is refused with 403': () => Promise.reject(new ApiError({ message: 'Not for you.', statusCode: 403 })),
  'is malformed': (call) => Promise.reject(new ContractError(call, ['expected another shape'])),
  'does not come': (call) => Promise.reject(new NetworkError(call, 'timeout')),
  'is slow': () => new Promise(() => {}),
}
const said: Readonly<Record<string, RegExp>> = {
  'fails with 500': /Down for a moment\./,
  'is refused with 403': /Not for you\./,
  'is malformed': /answered in a form the console does not know/,
  'does not come': /took too long/,
}

/** The sections that show what a call answers, by the tab; overview and version have words of their own. */
const shownBy: readonly [tab: string, call: CallName, anchors: string[]][] = [
  ['configurations', 'getSizes', ['cluster-size']],
  ['configurations', 'getServiceStatus', ['cluster-services-control']],
  ['configurations', 'listIdleTimes', ['cluster-auto-suspend']],
  ['configurations', 'listTenants', ['delta-sharing']],
  ['configurations', 'getDataStudio', ['datastudio']],
  ['configurations', 'listDataAgents', ['cluster-data-agent']],
  // Ten nodes at the most where nobody says otherwise.
  ['configurations', 'readSystemConfiguration', []],
  ['main', 'listScheduledEvents', ['next']],
  ['main', 'listPendingUpdates', ['next', 'version']],
  ['main', 'getClusterConsumption', ['overview', 'usage']],
  ['scaling-configurations', 'getAutoScaleHistory', ['Queries']],
]
const cardsOf: Readonly<Record<string, number>> = {
  main: 5,
  configurations: 14,
  'scaling-configurations': 2,
}

/** What each section of a tab says, by its anchor. */
async function sectionsWith(key: string, changed: FakeAnswers): Promise<Map<string, string>> {
  const definitions = clusterDefinitions.filter(({ place }) => place.kind === 'tab' && place.tab === key)
  const cluster = clusterOf(key)
  const tab: Tab = { key, label: 'clusterPage.tabMain', definitions }
  const { container, unmount } = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster }}>
      {key === 'configurations' ? (
        <ConfigurationsTab tab={tab} cluster={cluster} />
      ) : (
        <SectionList sections={sectionsOf(tab, cluster)} />
      )}
    </ScopeContext>,
    {
      api: createFakeApi({ ...answers, getCluster: () => cluster, ...changed }),
      person,
      path: `/clusters/demo?tab=${key}`,
    },
  )
  // Code of parts that parts bring along comes a turn later.
  for (let turn = 0; turn < 3; turn += 1) await act(() => vi.dynamicImportSettled())
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  const sections = [...container.querySelectorAll('[id]')].filter(({ parentElement }) =>
    parentElement?.className.includes('sections'),
  )
  // The scaling tab is one section with a card for each of its two matters.
  const cards = sections.flatMap((section) =>
    section.id === 'scaling' ? [...section.querySelectorAll('section:has(> div h2)')] : [section],
  )
  const texts = new Map(
    cards.map((card) => [
      card.id || (card.querySelector('h2')?.textContent ?? ''),
      card.textContent.replace(/Updated .*? ago/, ''),
    ]),
  )
  unmount()
  return texts
}

describe('a fault in one card', () => {
  const grid = shownBy.flatMap(([tab, call, anchors]) =>
    Object.keys(faults).map((fault) => [tab, call, fault, anchors] as const),
  )
  it.each(grid)('on %s, where %s %s, is said by %j alone', async (tab, call, fault, anchors) => {
    vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00Z') })
    try {
      const healthy = await sectionsWith(tab, {})
      const faulty = await sectionsWith(tab, { [call]: () => faults[fault]?.(call) })
      expect(healthy.size).toBe(cardsOf[tab])
      const changed = [...faulty].filter(([anchor, text]) => healthy.get(anchor) !== text)
      expect(changed.map(([anchor]) => anchor)).toEqual(anchors)
      for (const [anchor, text] of changed) {
        const isFailure = /could not be|Could not be loaded|error while fetching/.test(text)
        expect([anchor, isFailure]).toEqual([anchor, fault !== 'is slow'])
        if (anchor !== 'overview' && anchor !== 'version') expect(text).toMatch(said[fault] ?? /./)
      }
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a fault of the advanced configurations', () => {
  it.each(Object.keys(faults))(
    'that %s is said in their place, and leaves the page standing',
    async (fault) => {
      vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00Z'), shouldAdvanceTime: true })
      try {
        const cluster = clusterOf('advanced-configurations')
        const api = createFakeApi({
          ...answers,
          listClusters: () => [buildCluster({ name: 'demo' })],
          getCluster: () => cluster,
          listAdvancedConfigurations: async () =>
            faults[fault]?.('listAdvancedConfigurations') ?? configGroups,
        })
        renderWithProviders(<ClusterPage />, {
          api,
          person,
          path: '/clusters/demo?tab=advanced-configurations',
          route: '/clusters/:clusterName',
        })
        await act(() => vi.advanceTimersByTimeAsync(1_000))
        for (let turn = 0; turn < 3; turn += 1) await act(() => vi.dynamicImportSettled())
        await act(() => vi.advanceTimersByTimeAsync(30_000))
        expect(screen.getByRole('heading', { level: 1, name: 'demo' })).toBeTruthy()
        expect(screen.getAllByRole('tab').length).toBeGreaterThan(3)
        const panel = within(screen.getByRole('tabpanel', { name: 'Advanced Configurations' }))
        if (fault === 'is slow') {
          expect(panel.getByText('Getting the configurations')).toBeTruthy()
          return
        }
        expect(panel.getByText('The advanced configurations could not be read.')).toBeTruthy()
        expect(panel.getByText(said[fault] ?? /./)).toBeTruthy()
        api.answer({ listAdvancedConfigurations: () => configGroups })
        act(() => panel.getByRole('button', { name: 'Try again' }).click())
        await act(() => vi.advanceTimersByTimeAsync(1_000))
        expect(panel.getByLabelText('Cache size')).toBeTruthy()
      } finally {
        vi.useRealTimers()
      }
    },
  )
})
