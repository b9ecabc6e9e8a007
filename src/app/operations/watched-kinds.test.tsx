import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import { ApiError } from '../../api/errors'
import type { CloudPipeline } from '../../domain/cluster-choices'
import type { ImportStatus } from '../../domain/data-app-import'
import type { Library } from '../../domain/library'
import type { OperationKind } from '../../domain/operation'
import type { Person } from '../../domain/person'
import { buildImportStatus, buildPerson } from '../../testing/builders'
import { buildPipeline } from '../../testing/choice-builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { buildLibrary } from '../../testing/library-builder'
import { renderWithProviders } from '../../testing/render-with-providers'
import { useOperations } from '../../views/operations/use-operations'
import { OperationsDock } from './operations-dock'

const start = Date.parse('2026-03-05T12:00:00Z')
beforeEach(() => void vi.useFakeTimers({ now: start }))
type Started = { kind: OperationKind; name: string; clusterId: string | null }

function Starter({ kind, name, clusterId }: Started) {
  const operations = useOperations()
  const place = '/clusters/demo'
  const begin = () => operations.start({ kind, name, place, clusterId, version: '4.3.1-1182' })
  return (
    <button type="button" onClick={begin}>
      Begin
    </button>
  )
}

/** The entry of an operation that began a moment ago. */
async function open(
  kind: OperationKind,
  name: string,
  answers: FakeAnswers,
  person: Partial<Person> = {},
  clusterId: string | null = 'c-1',
) {
  const rendered = renderWithProviders(
    <>
      <Starter kind={kind} name={name} clusterId={clusterId} />
      <OperationsDock />
    </>,
    {
      api: createFakeApi(answers),
      person: buildPerson({ email: 'e@sandbox.test', pipelineStatus: 'inProgress', ...person }),
      path: '/support',
    },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Begin' }))
  await act(() => vi.dynamicImportSettled())
  const dock = screen.getByRole('complementary', { name: 'Operations' })
  fireEvent.click(within(dock).getByRole('button', { name: 'Show operations' }))
  return { ...rendered, entry: () => within(dock).getByRole('listitem').textContent }
}
const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('an import of Data Apps in the tray', () => {
  const status = (parts: Partial<ImportStatus>): ImportStatus => ({
    ...{
      state: 'loading',
      imported: [],
      failed: [],
      unnamedFailures: 0,
      error: null,
      datasourceMessage: null,
    },
    message: { title: null, body: null },
    ...parts,
  })
  it.each<['success' | 'failed', Partial<ImportStatus>, RegExp]>([
    ['success', { imported: [{ name: 'Sales', tenants: ['a'] }] }, /Done.*All is there\./],
    ['success', { imported: [{ name: 'sales-emea', tenants: ['a'] }] }, /Done.*All is there\./],
    ['success', {}, /Done.*All is there\./],
    ['success', { failed: [{ id: '1', name: 'Sales' }] }, /Failed.*All is there\./],
    ['success', { unnamedFailures: 1 }, /Failed.*All is there\./],
    ['failed', {}, /Failed.*All is there\./],
    ['failed', { error: 'No tenant a.' }, /Failed.*All is there\. No tenant a\./],
  ])('goes on until the status says %s %j', async (state, parts, words) => {
    let answer = status({})
    const { entry, api } = await open('import', 'Sales', { getImportStatus: () => answer })
    await later(500)
    expect(entry()).toContain('so far')
    answer = status({ ...parts, state, message: { title: null, body: 'All is there.' } })
    await later(10_500)
    expect(entry()).toMatch(words)
    expect(api.callsOf('getImportStatus')[0]?.options.path).toEqual({ instanceId: 'c-1' })
  })
})

describe('an import of which the server will not speak', () => {
  // After 20 s, and 40 s after that, each a fifth less or more; a failure that may pass is tried again after 3 s.
  it.each([
    [409, [1, 2, 3]],
    [429, [5, 10, 21]],
  ])('is asked about after an answer %i so often in 15, 30 and 63 s: %j', async (statusCode, times) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const { api } = await open('import', 'Sales', {
      getImportStatus: () => {
        throw new ApiError({ message: 'No', statusCode })
      },
    })
    const asked: number[] = []
    for (const milliseconds of [14_500, 15_000, 33_000]) {
      await later(milliseconds)
      asked.push(api.callsOf('getImportStatus').length)
    }
    expect(asked).toEqual(times)
  })
})

describe('an import of which the server still tells an older one', () => {
  it('is asked about every ten seconds', async () => {
    let imported: ImportStatus['imported'] = []
    const { entry, api } = await open('import', 'Sales', {
      getImportStatus: () => buildImportStatus({ state: 'success', imported }),
    })
    await later(9_000)
    expect(api.callsOf('getImportStatus')).toHaveLength(1)
    imported = [{ name: 'Sales', tenants: ['a'] }]
    await later(2_000)
    expect(api.callsOf('getImportStatus')).toHaveLength(2)
    expect(entry()).toMatch(/Done.*The server shows that it is done\./)
  })
})

describe('an import of a cluster of which the server has no status yet', () => {
  const missing = (): never => {
    throw new ApiError({ message: 'Not found', statusCode: 404 })
  }

  it('is asked about until it has one', async () => {
    let answer: () => ImportStatus = missing
    const { entry } = await open('import', 'Sales', { getImportStatus: () => answer() })
    await later(60_000)
    expect(entry()).toContain('so far')
    answer = () => buildImportStatus({ state: 'failed', error: 'No tenant a.' })
    await later(10_500)
    expect(entry()).toMatch(/Failed.*No tenant a\./)
  })

  it('is not known where it never has one', async () => {
    const { entry } = await open('import', 'Finance', { getImportStatus: missing })
    await later(105_000)
    expect(entry()).toMatch(/Could not confirm.*Finance is not in the list that the server sends\./)
  })
})

describe('an installation in the tray', () => {
  it('goes on until the cluster lists the library as installed, by a look every 15 s', async () => {
    let libraries: Library[] = []
    const { entry, api } = await open('install', 'numpy==1.3', { listLibraries: () => libraries })
    await later(14_000)
    expect(entry()).toContain('so far')
    libraries = [buildLibrary({ name: 'numpy' })]
    await later(2_000)
    expect(entry()).toContain('Done')
    expect(api.callsOf('listLibraries').map(({ options }) => options.path)).toEqual([
      { instanceId: 'c-1' },
      { instanceId: 'c-1' },
    ])
  })
})

describe('an environment in the tray', () => {
  const pipeline = (parts: Partial<CloudPipeline>) =>
    buildPipeline({ states: ['one', 'two'], stageName: 'one', state: 'inProgress', ...parts })
  it.each([
    [{ state: 'completed', stageName: 'two' }, /Done/],
    [{ state: 'failed', error: 'No quota.' }, /Failed.*No quota\./],
  ])('is built until its pipeline says %j', async (parts, words) => {
    let answer = pipeline({})
    const { entry, api } = await open('pipeline', 'atlas', { getPipelineStatus: () => answer })
    await later(500)
    expect(entry()).toMatch(/so far, expected 45 to 50 min/)
    answer = pipeline(parts)
    await later(150_000)
    expect(entry()).toMatch(words)
    expect(api.callsOf('getPipelineStatus')[0]?.options.body).toEqual({
      email: 'e@sandbox.test',
      userID: 'u-1',
    })
  })
})

describe('an environment of which the server does not speak', () => {
  it('is not followed for ever', async () => {
    const { entry } = await open('pipeline', 'atlas', { getPipelineStatus: () => null })
    await later(80_000)
    expect(entry()).toContain('so far')
    await later(80_000)
    expect(entry()).toMatch(/Could not confirm.*atlas is not in the list that the server sends\./)
  })

  it('is not told in the words of another one', async () => {
    const other = buildPipeline({ configurationName: 'other', state: 'failed', error: 'No quota.' })
    const { entry } = await open('pipeline', 'atlas', { getPipelineStatus: () => other })
    await later(160_000)
    expect(entry()).toMatch(/Could not confirm.*atlas is not in the list that the server sends\./)
    expect(entry()).not.toContain('No quota.')
  })
})

describe('an upgrade in the tray', () => {
  const demo = (version: string, state: 'running' | 'starting-up' = 'running') =>
    buildClusterDetail({ version, state })

  it('goes on while the cluster runs as it did, and is done with the version it was to get', async () => {
    let cluster = demo('4.2.6-1182')
    const { entry, api } = await open('upgrade', 'demo', { getCluster: () => cluster })
    await later(120_000)
    expect(entry()).toContain('so far')
    cluster = demo('4.3.1-1182', 'starting-up')
    await later(60_000)
    expect(entry()).toContain('so far')
    cluster = demo('4.3.1-1182')
    await later(15_000)
    expect(entry()).toContain('Done')
    expect(api.callsOf('getCluster')[0]?.options.path).toEqual({ id: 'u-1', name: 'demo' })
  })

  it('is not known where the cluster still runs with another version', async () => {
    const { entry } = await open('upgrade', 'demo', { getCluster: () => demo('4.2.6-1182') })
    await later(630_000)
    expect(entry()).toMatch(
      /Could not confirm.*The server shows demo, but not with the version that it was to get\./,
    )
    expect(entry()).not.toContain('Done')
  })
})

it.each(['import', 'install'] as const)('%s: of no cluster no server is asked', async (kind) => {
  const { api, entry } = await open(kind, 'Sales', {}, {}, null)
  await later(30_000)
  expect(entry()).toContain('so far')
  expect(api.calls).toEqual([])
})

describe('an environment of a person the pipeline cannot be asked about', () => {
  it.each<[string, Partial<Person>]>([
    ['email', { email: null }],
    ['pipelineStatus', { pipelineStatus: null }],
  ])(
    'is not asked for without %s, and is not followed for ever [CNF-034, CNF-038]',
    async (_case, person) => {
      const { entry, api } = await open('pipeline', 'atlas', {}, person)
      await later(80_000)
      expect(entry()).toContain('so far')
      await later(15_000)
      expect(entry()).toMatch(/Could not confirm.*atlas could not be followed any more/)
      expect(api.callsOf('getPipelineStatus')).toEqual([])
    },
  )
})

describe('an operation whose server does not let it be followed', () => {
  const asks = {
    import: 'getImportStatus',
    install: 'listLibraries',
    pipeline: 'getPipelineStatus',
    create: 'listClusters',
    clone: 'listClusters',
    connect: 'listClusters',
    upgrade: 'getCluster',
  } as const
  const kinds = Object.keys(asks) as (keyof typeof asks)[]
  const refuse = (statusCode: number) => () => {
    throw new ApiError({ message: 'No longer yours.', statusCode })
  }

  // Of an import, 404 says as well that nothing was imported yet.
  const gone = (kind: (typeof kinds)[number]) => (kind === 'import' ? [403, 410] : [403, 404])
  it.each(kinds.flatMap((kind) => gone(kind).map((code) => [kind, code] as const)))(
    '%s: ends after %i as not known, and asks no more',
    async (kind, statusCode) => {
      const { entry, api } = await open(kind, 'atlas', { [asks[kind]]: refuse(statusCode) })
      await later(1_000)
      expect(entry()).toContain('Could not confirm')
      expect(entry()).toContain(
        'atlas could not be followed any more: the server does not show it to you, or no longer has it.',
      )
      const asked = api.callsOf(asks[kind]).length
      await later(300_000)
      expect(api.callsOf(asks[kind])).toHaveLength(asked)
    },
  )

  it.each(kinds)('%s: goes on after a server that is down for a while', async (kind) => {
    const { entry, api } = await open(kind, 'atlas', { [asks[kind]]: refuse(503) })
    await later(30_000)
    expect(entry()).toContain('so far')
    const asked = api.callsOf(asks[kind]).length
    await later(700_000)
    expect(api.callsOf(asks[kind]).length).toBeGreaterThan(asked)
    expect(entry()).toContain('so far')
  })

  it.each(['install', 'upgrade'] as const)('%s: asks less often while it is down', async (kind) => {
    const { api } = await open(kind, 'atlas', { [asks[kind]]: refuse(503) })
    await later(60_000)
    // At once, after 24 to 36 s, and then not before another 48.
    expect(api.callsOf(asks[kind])).toHaveLength(2)
  })
})
