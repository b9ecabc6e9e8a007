import { describe, expect, it } from 'vitest'
import type { DataApp } from './data-app'
import {
  alreadyImported,
  chosenApps,
  commonVersions,
  type ImportStatus,
  importFinding,
  importMark,
  importPollDelay,
  importsOf,
  isLoaderRunning,
  speaksOf,
} from './data-app-import'

const app = (id: string, name: string) => ({ id, name })
const status = (parts: Partial<ImportStatus> = {}): ImportStatus => ({
  state: 'success',
  imported: [],
  failed: [],
  unnamedFailures: 0,
  error: null,
  message: { title: null, body: null },
  datasourceMessage: null,
  ...parts,
})

describe('the polling of an import', () => {
  it.each([
    ['loading', false, 10_000],
    ['loading', true, 3_000],
    ['success', false, false],
    ['failed', false, false],
    ['success', true, 3_000],
    [null, false, false],
  ] as const)(
    'after %s, failed %s, comes after %s [APP-018, APP-051, APP-052]',
    (state, hasFailed, delay) => {
      expect(importPollDelay(status({ state }), hasFailed)).toBe(delay)
    },
  )

  it('of what was never read goes on only after a failure [APP-052]', () => {
    expect(importPollDelay(undefined, true)).toBe(3_000)
    expect(importPollDelay(undefined, false)).toBe(false)
  })
})

describe('what is imported already', () => {
  const imported = [
    { name: 'Sales', tenants: ['default'] },
    { name: 'Finance', tenants: ['finance'] },
  ]
  it.each([
    ['default', ['Sales']],
    ['finance', ['Finance']],
    ['other', []],
  ])('into %s are %j [APP-026]', (tenant, names) => {
    expect(alreadyImported([app('1', 'Sales'), app('2', 'Finance')], tenant, imported)).toEqual(names)
  })

  it.each([
    ['slug', { id: '1', name: 'Sales Insights', slug: 'Sales' }],
    ['id', { id: 'Sales', name: 'Sales Insights', slug: 'insights' }],
  ])('are told by their %s too [APP-026]', (_what, known) => {
    expect(alreadyImported([known], 'default', imported)).toEqual(['Sales Insights'])
    expect(alreadyImported([known], 'finance', imported)).toEqual([])
  })

  it('is what the status and the cluster list, once', () => {
    const listed = [
      { name: 'Sales', tenant: 'default' },
      { name: 'Sales', tenant: 'lab' },
      { name: 'Claims', tenant: null },
      { name: null, tenant: 'x' },
    ]
    expect(importsOf({ imported }, listed)).toEqual([
      { name: 'Sales', tenants: ['default', 'lab'] },
      { name: 'Finance', tenants: ['finance'] },
      { name: 'Claims', tenants: [] },
    ])
    expect(importsOf({ imported: [] }, null)).toEqual([])
  })
})

it.each([
  [[{ isSupported: false, versions: ['4.10.0', '4.3.1', '4.9'] }], ['4.3.1', '4.9', '4.10.0']],
  [
    [
      { isSupported: false, versions: ['4.3.1', '5.0'] },
      { isSupported: true, versions: [] },
      { isSupported: false, versions: ['5.0', '6.0'] },
    ],
    ['5.0'],
  ],
  [[{ isSupported: false, versions: [] }], []],
  [[{ isSupported: null, versions: ['4.3.1'] }], []],
])('the versions that %j have in common are %j [APP-028]', (supports, versions) => {
  expect(commonVersions(supports)).toEqual(versions)
})

describe('the loader', () => {
  it.each([
    ['running', [], true],
    ['sleeping', [], false],
    [null, [], false],
    ['processing', ['is starting', 'running'], true],
    ['running', ['stopping', 'error'], false],
    [null, ['started with warnings'], true],
    [null, ['started'], true],
    ['started', [], true],
  ])('as a whole %s, node by node %j, works: %s [APP-025]', (whole, nodes, isRunning) => {
    const listed = nodes.map((each) => ({
      name: each,
      subCluster: null,
      status: each,
      fault: null,
      messages: [],
      isDisconnected: false,
      isFailover: false,
    }))
    expect(isLoaderRunning({ status: whole, nodes: listed })).toBe(isRunning)
  })
})

it('takes apps by id, name or slug, and none that cannot be installed', () => {
  const app = (id: string, name: string, isInstallable = true): DataApp => ({
    id,
    name,
    isTrial: true,
    minimalVersion: null,
    isInstallable,
  })
  const claims = { ...app('4', 'Claims'), slug: 'claims-eu' }
  const apps = [app('1', 'Sales'), app('2', 'Finance'), app('3', 'Old', false), claims, app('5', 'Churn')]
  const wanted = ['Finance', '1', '3', 'claims-eu', 'nothing']
  expect(chosenApps(apps, wanted).map(({ id }) => id)).toEqual(['1', '2', '4'])
})

describe('an import in the tray', () => {
  const apps = [
    { id: 'bp-1', name: 'Sales, EMEA' },
    { id: 'bp-2', name: 'Finance' },
  ]
  const operation = { name: 'Sales, EMEA, Finance', apps, startedAt: 1_000 }
  const both = [
    { name: 'Sales, EMEA', tenants: ['a'] },
    { name: 'Finance', tenants: ['a'] },
  ]
  it.each([
    [status({ state: 'loading' }), 500_000, null],
    [status({ imported: both }), 2_000, 'reached'],
    [status({ imported: both.slice(1) }), 2_000, null],
    [status({ imported: ['Claims', 'Churn'].map((name) => ({ name, tenants: ['a'] })) }), 2_000, null],
    [status({ imported: both.slice(1) }), 91_000, null],
    [status({ imported: both.slice(1) }), 91_001, 'missing'],
    [status({ imported: both.slice(1), failed: [{ id: '1', name: 'Sales, EMEA' }] }), 2_000, 'broken'],
    [status({ imported: both.slice(1), failed: [{ id: 'bp-1', name: 'bp-1' }] }), 2_000, 'broken'],
    [status({ imported: both, failed: [{ id: 'bp-3', name: 'bp-3' }] }), 2_000, 'reached'],
    [status({ state: 'failed' }), 2_000, 'broken'],
  ])('of which %j says something at %d is %s', (answer, now, finding) => {
    expect(importFinding(operation, answer, now)).toBe(finding)
  })

  it.each([
    [status(), true, 'reached'],
    [status({ imported: both.slice(1) }), true, 'reached'],
    [status({ unnamedFailures: 1 }), true, 'broken'],
    [status({ failed: [app('x', 'sales_pack')] }), true, 'broken'],
    [status({ imported: both, failed: [app('x', 'sales_pack')] }), true, 'reached'],
    [status({ imported: both, unnamedFailures: 1 }), false, 'broken'],
    [status({ imported: both.slice(1), unnamedFailures: 1 }), false, null],
    [status({ failed: [{ id: 'bp-2', name: 'bp-2' }] }), true, 'broken'],
    [status({ state: null }), true, null],
    [status({ state: 'loading' }), true, null],
  ])('of which %j is said, under way before: %s, is %s [APP-D16]', (answer, wasUnderWay, finding) => {
    expect(importFinding(operation, answer, 2_000, wasUnderWay)).toBe(finding)
  })

  it('of which the server speaks by slug or id is found [APP-D16]', () => {
    const apps = [{ id: 'bp-1', name: 'Sales, EMEA', slug: 'sales-emea' }]
    const say = (parts: Partial<ImportStatus>) => importFinding({ ...operation, apps }, status(parts), 2_000)
    expect(say({ imported: [{ name: 'sales-emea', tenants: [] }] })).toBe('reached')
    expect(say({ imported: [{ name: 'bp-1', tenants: [] }] })).toBe('reached')
    expect(say({ failed: [{ id: 'sales-emea', name: 'sales-emea' }] })).toBe('broken')
  })

  it('that was kept without its apps goes by its name', () => {
    const older = { name: 'Finance', startedAt: 1_000 }
    expect(importFinding(older, status({ imported: both }), 2_000)).toBe('reached')
    expect(importFinding(older, status({}), 2_000)).toBeNull()
  })
})

describe('a status that is over speaks of the import of Sales', () => {
  const sales = [{ id: 'bp-1', name: 'Sales', slug: 'sales-emea' }]
  it.each([
    [{ imported: [{ name: 'Sales', tenants: ['a'] }] }, true],
    [{ failed: [{ id: 'bp-1', name: 'bp-1' }] }, true],
    [{ failed: [{ id: '77', name: 'Sales' }] }, true],
    [{ failed: [{ id: 'bp-2', name: 'bp-2' }] }, false],
    [{ imported: [{ name: 'sales-emea', tenants: ['a'] }] }, true],
    [{ failed: [{ id: 'sales-emea', name: 'sales-emea' }] }, true],
    [{ state: 'failed' as const }, true],
  ])('with %j: %s [APP-019, APP-D16]', (parts, isAbout) => {
    expect(speaksOf(status(parts), { apps: sales })).toBe(isAbout)
  })
})

it('a status speaks of several apps only where it speaks of each', () => {
  const apps = [
    { id: 'bp-1', name: 'Sales' },
    { id: 'bp-2', name: 'Finance' },
  ]
  const imported = [
    { name: 'Sales', tenants: ['a'] },
    { name: 'Claims', tenants: ['a'] },
  ]
  expect(speaksOf(status({ imported }), { apps })).toBe(false)
  const failed = [
    { id: 'bp-9', name: 'Other' },
    { id: 'bp-2', name: 'bp-2' },
  ]
  expect(speaksOf(status({ imported, failed }), { apps })).toBe(true)
})

describe('an import of Sales into a, told from an older one', () => {
  const sales = { id: 'bp-1', name: 'Sales' }
  const inTenant = (...tenants: string[]) => status({ imported: [{ name: 'Sales', tenants }] })
  const older = inTenant('b')
  const refused = status({ state: 'failed', failed: [sales], error: 'No room.' })
  const cases: readonly [
    string,
    ImportStatus,
    ImportStatus,
    boolean,
    'reached' | 'broken' | null,
    boolean,
  ][] = [
    ['the same as before', inTenant('a'), inTenant('a'), false, null, false],
    ['the same as before, under way meanwhile', inTenant('a'), inTenant('a'), true, 'reached', false],
    ['the same failure as before', refused, refused, false, null, false],
    ['another failure', refused, { ...refused, error: 'No disk.' }, false, 'broken', true],
    ['a failure after none', older, refused, false, 'broken', true],
    ['the app in its tenant too', older, inTenant('b', 'a'), false, 'reached', true],
    ['the app in another tenant', status(), inTenant('b'), false, null, false],
    ['the app in a tenant that it does not name', status(), inTenant(), false, 'reached', true],
  ]
  it.each(cases)(
    'by a status that says %s [APP-D16]',
    (_what, before, now, wasUnderWay, finding, isAbout) => {
      const begun = {
        name: 'Sales',
        apps: [sales],
        tenant: 'a',
        before: importMark(before),
        startedAt: 1_000,
      }
      expect(importFinding(begun, now, 2_000, wasUnderWay)).toBe(finding)
      expect(speaksOf(now, begun)).toBe(isAbout)
    },
  )

  it.each([
    [inTenant('a'), 'untold'],
    [status(), 'missing'],
  ])('is not claimed where the status still says %j after a while', (now, finding) => {
    const begun = { name: 'Sales', apps: [sales], tenant: 'a', before: importMark(now), startedAt: 1_000 }
    expect(importFinding(begun, now, 91_000)).toBeNull()
    expect(importFinding(begun, now, 91_001)).toBe(finding)
  })

  it('and is known again where only the names of what failed were looked up since', () => {
    const named = status({ failed: [{ id: 'bp-1', name: 'Sales' }] })
    expect(importMark(named)).toBe(importMark(status({ failed: [{ id: 'bp-1', name: 'bp-1' }] })))
  })
})
