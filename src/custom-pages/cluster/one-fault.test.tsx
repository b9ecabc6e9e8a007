import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { CallOptions } from '../../api/api-client'
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
import { createRecordedClient } from '../../testing/recorded-client'
import { renderWithProviders } from '../../testing/render-with-providers'
import { usual as services } from '../../testing/services-driver'
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
  getServiceStatus: () => services,
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

/** What the console's own client makes of an answer that breaks off in the middle. */
const broken = createRecordedClient(
  () => new Response('{"user": [', { status: 200, headers: { 'content-type': 'application/json' } }),
)

const faults: Readonly<Record<string, (call: CallName, options: CallOptions<CallName>) => Promise<unknown>>> =
  {
    'fails with 500': () => Promise.reject(new ApiError({ message: 'Down for a moment.', statusCode: 500 })),
    'is refused with 403': () => Promise.reject(new ApiError({ message: 'Not for you.', statusCode: 403 })),
    'is malformed': (call) => Promise.reject(new ContractError(call, ['expected another shape'])),
    'is no JSON': (call, options) => broken.api(call as 'getMe', options as CallOptions<'getMe'>),
    'does not come': (call) => Promise.reject(new NetworkError(call, 'timeout')),
    'is slow': () => new Promise(() => {}),
  }
const said: Readonly<Record<string, RegExp>> = {
  'fails with 500': /Down for a moment\./,
  'is refused with 403': /Not for you\./,
  'is malformed': /answered in a form the console does not know/,
  'is no JSON': /answered in a form the console does not know/,
  'does not come': /took too long/,
}

/** An answer to a call with one of the faults. */
function failing<Name extends CallName>(call: Name, fault: string) {
  // Each of them never answers, or fails.
  return (options: CallOptions<Name>) =>
    faults[fault]?.(call, options as CallOptions<CallName>) as Promise<never>
}

/** What a section says as long as the answer is not there, by its anchor. */
const meanwhile: Readonly<Record<string, RegExp>> = {
  'cluster-size': /Loading the sizes$/,
  'cluster-services-control': /Loading the services$/,
  // The time itself comes with the cluster; only the others are waited for.
  'cluster-auto-suspend': /by itself\.1 hour$/,
  'delta-sharing': /Choose a tenant/,
  datastudio: /Reading…$/,
  'cluster-data-agent': /Loading data agents$/,
  next: /Getting what is planned$/,
  version: /Getting the pending updates$/,
  overview: /IPU this monthReading…/,
  usage: /Getting the consumption$/,
  Queries: /Getting the queries$/,
}

/** The sections that show what a call answers, by the tab; the overview has words of its own. */
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

/** What each section of a tab says, by its anchor; `retried` is a call that is asked again before that is thrown away. */
async function sectionsWith(
  key: string,
  changed: FakeAnswers,
  retried?: CallName,
): Promise<Map<string, string>> {
  const definitions = clusterDefinitions.filter(({ place }) => place.kind === 'tab' && place.tab === key)
  const cluster = clusterOf(key)
  const tab: Tab = { key, label: 'clusterPage.tabMain', definitions }
  const api = createFakeApi({ ...answers, getCluster: () => cluster, ...changed })
  const { container, unmount } = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster }}>
      {key === 'configurations' ? (
        <ConfigurationsTab tab={tab} cluster={cluster} />
      ) : (
        <SectionList sections={sectionsOf(tab, cluster)} />
      )}
    </ScopeContext>,
    { api, person, path: `/clusters/demo?tab=${key}` },
  )
  await settle()
  const texts = textsOf(container)
  if (retried) await expectRetries(container, api, retried)
  unmount()
  return texts
}

/** Every way to try again asks the failed call once more. */
async function expectRetries(container: HTMLElement, api: ReturnType<typeof createFakeApi>, call: CallName) {
  const retries = () =>
    [...container.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Try again')
  const { length } = retries()
  for (let index = 0; index < length; index += 1) {
    const before = api.callsOf(call).length
    fireEvent.click(retries()[index] as HTMLElement)
    await settle()
    expect([index, api.callsOf(call).length]).toEqual([index, before + 1])
  }
}

/** Code of parts that parts bring along comes a turn later. */
async function settle() {
  for (let turn = 0; turn < 3; turn += 1) await act(() => vi.dynamicImportSettled())
  await act(() => vi.advanceTimersByTimeAsync(1_000))
}

function textsOf(container: HTMLElement): Map<string, string> {
  const sections = [...container.querySelectorAll('[id]')].filter(({ parentElement }) =>
    parentElement?.className.includes('sections'),
  )
  // The scaling tab is one section with a card for each of its two matters.
  const cards = sections.flatMap((section) =>
    section.id === 'scaling' ? [...section.querySelectorAll('section:has(> div h2)')] : [section],
  )
  return new Map(
    cards.map((card) => [
      card.id || (card.querySelector('h2')?.textContent ?? ''),
      card.textContent.replace(/Updated (just now|.*? ago)/, ''),
    ]),
  )
}

const healthy = new Map<string, Promise<Map<string, string>>>()
/** What each section says where every call is answered: the second time, for the first one brings the code. */
function healthyOf(tab: string): Promise<Map<string, string>> {
  const drawn = healthy.get(tab) ?? sectionsWith(tab, {}).then(() => sectionsWith(tab, {}))
  healthy.set(tab, drawn)
  return drawn
}

describe('a section where all is well', () => {
  it.each([
    [
      'main',
      'key-facts',
      'Key factsAddresshttps://demo.basalt.test/ (opens in a new tab)Cluster idid-demoPlatformGoogle CloudVersion2024.1.0Idle time1 hourPlanPremiumCreated On05 Mar 2026OwnerOlive OwnerYour roleOwner',
    ],
    ['main', 'next', 'What happens nextDisconnects after 1 hour without use'],
    [
      'main',
      'overview',
      'OverviewIPU this monthNo consumption of this month is known yet.Total users3Disk size100 GB20 % used, 80 GB freeCluster sizeAnalytics: Small, 4 IPU a node, 1 nodeLoader: Small, 4 IPU a node, 1 nodeRegionEurope WestExternal BI toolsOffAdvanced SQL interfaceOffSelf-managed clustersNone',
    ],
    [
      'main',
      'usage',
      'UsageAll consumptionIPU this monthNo consumption of this month is known yet.Days appear here once the cluster has run.Bucket storageNo size of the bucket is known yet.It is measured from time to time while the cluster exists.',
    ],
    [
      'main',
      'version',
      'VersionCurrent version2024.1.0AvailableNo update is offered for this cluster.Pending updateNone',
    ],
    [
      'configurations',
      'cluster-size',
      "Cluster sizeHow much the analytics and the loader nodes can do at a time, and how many IPU they consume.Resize isn't supported with your current plan. Upgrade your plan. Sizesmall4 IPU/h4Optimization levelGeneral PurposeWhat it consumesNowAnalyticsSmall, 1 nodeLoaderSmall, 1 nodeIPU an hour8IPU a day, 24 hours connected192IPU in March 2026, all 744 hours connected5,952",
    ],
    [
      'configurations',
      'cluster-region',
      'RegionWhere this cluster runs. It is chosen when a cluster is created, and stays.Europe West',
    ],
    [
      'configurations',
      'cluster-services-control',
      'ServicesWhat runs on the nodes of this cluster, and how it stands.Analytics',
    ],
    [
      'configurations',
      'cluster-auto-suspend',
      'Auto suspendHow long the cluster may be idle before it is disconnected by itself.1 Hour',
    ],
    [
      'configurations',
      'display-home-page',
      'Home page and onboardingWhat people see when they open this cluster.Show home pageShow onboarding pageEnable chat',
    ],
    [
      'configurations',
      'ml-flow',
      'MLflowTracks experiments and the models that come of them.Once MLflow is on, this tracks the runs of a notebook or a script:import mlflow\n\nmlflow.set_tracking_uri("https://demo.basalt.test")Download the sample',
    ],
    [
      'configurations',
      'delta-sharing',
      'Delta sharingReads tables of this cluster from other tools by the Delta Sharing protocol.Download the package and install itIt goes into the Python of the tool that is to read the tables.Download the packagepip install ./basalt_delta_sharing-0.0.1-py3-none-any.whlKeep the credentials in a fileChoose the tenant, copy the template, and fill in what stands in angle brackets.default{\n  "authServerURL": "<authorization server>",\n  "shareCredentialsVersion": 1,\n  "endpoint": "https://demo.basalt.test",\n  "pat": "<personal access token>",\n  "instanceName": "demo",\n  "tenantName": "default"\n}Try it with the sample notebookIt reads one shared table with the package and the credentials.Download the sample notebook',
    ],
    ['configurations', 'copilot', 'CopilotAn assistant for questions in plain words, with your own API key.'],
    [
      'configurations',
      'cluster-external-bi-tools',
      'Connect External BI ToolsThe SQL interface by which Tableau, Power BI and others read this cluster.Download the agent',
    ],
    [
      'configurations',
      'cluster-basalt-x',
      'Advanced SQL interfaceA wider SQL dialect on a service of its own.unavailable for Azure clustersunavailable for Azure clusters',
    ],
    ['configurations', 'datastudio', 'Data studioPrepares data for analysis in the browser.'],
    [
      'configurations',
      'microsoft-synapse',
      'Microsoft SynapseLinks this cluster to a data warehouse of Azure Synapse.',
    ],
    [
      'configurations',
      'cluster-data-agent',
      'Data AgentA data agent is a connection that links one cluster tenant to data sources.Download agent wheelDownload sample notebookno data agentsNew',
    ],
    [
      'configurations',
      'materialized-view-packages',
      'Python packagesWhich packages the notebooks of this cluster have.Go to the libraries',
    ],
    [
      'scaling-configurations',
      'Auto-scaling',
      "Auto-scalingThe server does not say whether auto-scaling is on.Adds analytics and loader nodes when queries are rejected, and takes them away when they are not needed.Not knownTurn onTurn offScaling isn't supported with your current plan.This feature is not switched on for your account. Please contact support. Upgrade your plan. Open the support page. Scaling isn't supported with your current plan. This feature is not switched on for your account. Please contact support. Upgrade your plan. Open the support page.",
    ],
    [
      'scaling-configurations',
      'Queries',
      'QueriesWhat the services were asked, and what they had to reject.Last hourLast dayLast weekAnalyticsNothing was measured in the last day.Queries are counted while the cluster runs; a new cluster has none yet.LoaderNothing was measured in the last day.Queries are counted while the cluster runs; a new cluster has none yet.',
    ],
  ])('on %s, %s, says what it is of', async (tab, anchor, words) => {
    vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00Z') })
    try {
      const said = (await healthyOf(tab)).get(anchor)?.trim() ?? ''
      expect(anchor === 'cluster-services-control' ? said.slice(0, words.length) : said).toBe(words)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a fault in one card', () => {
  const grid = shownBy.flatMap(([tab, call, anchors]) =>
    Object.keys(faults).map((fault) => [tab, call, fault, anchors] as const),
  )
  it.each(grid)('on %s, where %s %s, is said by %j alone', async (tab, call, fault, anchors) => {
    vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00Z') })
    try {
      const usual = await healthyOf(tab)
      const retried = fault === 'fails with 500' && anchors.length > 0 ? call : undefined
      const faulty = await sectionsWith(tab, { [call]: failing(call, fault) }, retried)
      expect(usual.size).toBe(cardsOf[tab])
      expect([...faulty.keys()]).toEqual([...usual.keys()])
      const changed = [...faulty].filter(([anchor, text]) => usual.get(anchor) !== text)
      expect(changed.map(([anchor]) => anchor)).toEqual(anchors)
      for (const [anchor, text] of changed) {
        const isFailure = /could not be|Could not be loaded|error while fetching/.test(text)
        expect([anchor, isFailure]).toEqual([anchor, fault !== 'is slow'])
        if (fault === 'is slow') expect(text).toMatch(meanwhile[anchor] ?? anchor)
        else if (anchor !== 'overview') expect(text).toMatch(said[fault] ?? fault)
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
          listAdvancedConfigurations: failing('listAdvancedConfigurations', fault),
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
        expect(panel.getByText('The advanced configurations could not be loaded.')).toBeTruthy()
        expect(panel.getByText(said[fault] ?? fault)).toBeTruthy()
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

describe('a fault of what stands in the head of the page, or opens over it', () => {
  const token = { token: 'sup_1', expiresAt: null }
  const secrets = { connection: 'postgresql://db.test', user: 'olive', password: 'canary' }
  /** Draws the main tab of a page whose storage is remote, so that its disk is shown by node. */
  async function draw(changed: FakeAnswers) {
    const cluster = buildClusterDetail({
      ...{ hostName: 'demo.basalt.test', ownerEmail: person.email, isPremium: true },
      ...{ hasRemoteStorage: true, consumedData: 36 },
    })
    const api = createFakeApi({
      ...answers,
      listClusters: () => [buildCluster({ name: 'demo' })],
      getCluster: () => cluster,
      getPremiumPackage: () => true,
      listClusterNodes: () => [],
      getClusterSecrets: () => secrets,
      getSupportToken: () => token,
      ...changed,
    })
    const drawn = renderWithProviders(<ClusterPage />, {
      api,
      person,
      path: '/clusters/demo',
      route: '/clusters/:clusterName',
    })
    await settle()
    return drawn
  }
  // The first drawing brings the code.
  beforeAll(async () => {
    vi.useFakeTimers()
    const { unmount } = await draw({})
    await settle()
    unmount()
  })
  const again = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await settle()
  }
  /** Opened by a button of that name: what it says of a failure, while it waits, and once it has an answer. */
  const opened = [
    [
      'getSupportToken',
      'Help and support',
      'The support token could not be loaded.',
      'Getting the support token',
      'Does not expire.',
    ],
    [
      'listClusterNodes',
      'By node',
      'The nodes could not be loaded.',
      'Getting the nodes',
      'The server tells of no node.',
    ],
    ['getClusterSecrets', 'Secrets', null, 'Getting the secrets', 'Connection'],
  ] as const
  const each = opened.flatMap(([call, ...rest]) =>
    Object.keys(faults).map((fault) => [call, fault, ...rest] as const),
  )

  it.each(each)('%s that %s is said there', async (call, fault, name, failed, waiting, read) => {
    vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00Z') })
    try {
      const { api, container, notices } = await draw({ [call]: failing(call, fault) })
      const before = textsOf(container)
      expect(before.size).toBe(5)
      fireEvent.click(screen.getByRole('button', { name }))
      await settle()
      const dialog = screen.queryByRole('dialog', { name })
      const words = dialog?.textContent ?? ''
      if (fault === 'is slow') expect(words).toContain(waiting)
      else if (failed === null) {
        // Secrets are hidden where they cannot be read (D2 §8).
        expect(dialog).toBeNull()
        expect(notices.map(({ message }) => message)).toEqual([expect.stringMatching(said[fault] ?? fault)])
      } else {
        expect(words).toContain(failed)
        expect(words).toMatch(said[fault] ?? fault)
      }
      for (const [anchor, text] of textsOf(container))
        expect(text.replace(words, '')).toBe(before.get(anchor))
      if (failed === null || fault === 'is slow') return
      api.answer({ [call]: call === 'listClusterNodes' ? () => [] : () => token })
      await again()
      expect(dialog?.textContent).toContain(read)
    } finally {
      vi.useRealTimers()
    }
  })

  it.each(Object.keys(faults))('getPremiumPackage that %s takes nothing else away', async (fault) => {
    vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00Z') })
    try {
      const { container } = await draw({ getPremiumPackage: failing('getPremiumPackage', fault) })
      const head = screen.getByRole('heading', { level: 1, name: 'demo' }).closest('header')
      // What the cluster says of itself counts, once it is known that nobody says otherwise.
      expect(head?.textContent.includes('Premium')).toBe(fault !== 'is slow')
      expect(screen.getByRole('button', { name: 'Disconnect demo' })).toBeTruthy()
      expect([...textsOf(container).keys()]).toEqual(['key-facts', 'next', 'overview', 'usage', 'version'])
      expect(screen.queryByRole('alert')).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  it.each(Object.keys(faults))(
    'getCluster that %s leaves its name, its state and the list',
    async (fault) => {
      vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00Z') })
      try {
        const { api, container } = await draw({ getCluster: failing('getCluster', fault) })
        expect(screen.getByRole('heading', { level: 1, name: 'demo' })).toBeTruthy()
        expect(screen.getByRole('button', { name: 'Disconnect demo' })).toBeTruthy()
        const panel = within(screen.getByRole('navigation', { name: 'Your clusters' }))
        expect(panel.getByRole('region', { name: 'Connected Clusters (1)' })).toBeTruthy()
        if (fault === 'is slow') {
          expect(screen.getByText('Getting your cluster details')).toBeTruthy()
          return
        }
        expect(screen.getByText('This cluster could not be loaded')).toBeTruthy()
        expect(screen.getByText(said[fault] ?? fault)).toBeTruthy()
        api.answer({ getCluster: () => buildClusterDetail() })
        await again()
        expect(textsOf(container).size).toBe(5)
      } finally {
        vi.useRealTimers()
      }
    },
  )
})
