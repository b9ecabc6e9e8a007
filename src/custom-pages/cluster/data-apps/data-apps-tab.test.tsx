import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../../../locales/late-texts'
import { ApiError } from '../../../api/errors'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import type { ImportStatus } from '../../../domain/data-app-import'
import { buildImportStatus, buildPerson } from '../../../testing/builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { iconShapes } from '../../../ui/icon-shapes'
import { keepImport } from '../../../views/operations/kept-import'
import { DataAppsTab } from './data-apps-tab'

const nothing = buildImportStatus()
const sales = { id: 'bp-1', name: 'Sales', isTrial: false, minimalVersion: null, isInstallable: true }
const claims = { ...sales, id: 'bp-0', name: 'Claims' }
const person = buildPerson({ platformActions: [{ name: 'dataapps', platforms: ['gc'] }] })
const demo = (parts: Partial<ClusterDetail> & { state?: 'sleeping' } = {}) =>
  buildClusterDetail({ id: 'c-1', name: 'demo', platform: 'gc', ...parts })

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
/** The tab of a cluster whose status is what `answer` says at each reading. */
function open(answer: () => ImportStatus | Promise<ImportStatus>, cluster = demo(), who = person) {
  return renderWithProviders(<DataAppsTab cluster={cluster} />, {
    api: createFakeApi({
      getImportStatus: answer,
      getCluster: () => cluster,
      listBlueprints: () => [claims, sales],
    }),
    person: who,
  })
}
const readings = ({ api }: ReturnType<typeof open>) => api.callsOf('getImportStatus').length
const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const dialog = () => screen.findByRole('dialog')
const rows = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

describe('the Data Apps of a cluster', () => {
  it('are those of its status and its own list, by name with their tenants [APP-013]', async () => {
    const { api } = open(
      () => ({ ...nothing, imported: [{ name: 'Sales', tenants: ['default', 'finance'] }] }),
      demo({ importedBlueprints: [{ name: 'Claims/EU', tenant: 'lab' }] }),
    )
    expect(screen.getByText('Reading the Data Apps of this cluster')).toBeTruthy()
    await screen.findByRole('table', { name: 'Imported Data Apps' })
    expect(screen.getByRole('region', { name: 'Data Apps' })).toBeDefined()
    expect(rows()).toEqual(['Salesdefaultfinance', 'Claims/EUlab'])
    expect(screen.getByRole('link', { name: 'Sales' }).getAttribute('href')).toBe('/data-apps/Sales')
    expect(screen.getByRole('link', { name: 'Claims/EU' }).getAttribute('href')).toBe(
      '/data-apps/Claims%2FEU',
    )
    expect(api.callsOf('getImportStatus')[0]?.options.path).toEqual({ instanceId: 'c-1' })
    expect(screen.queryByText(/last import/)).toBeNull()
  })

  it('can be imported by way of the catalogue, for this cluster [APP-009]', async () => {
    open(() => nothing, demo({ importedBlueprints: null }))
    const empty = await screen.findByText('No Data App is imported yet')
    expect(empty.parentElement?.querySelector('svg path')?.getAttribute('d')).toBe(iconShapes.empty)
    expect(screen.getByRole('link', { name: 'Import' }).getAttribute('href')).toBe('/data-apps?cluster=demo')
  })

  const importButton = () => screen.findByRole('button', { name: 'Import' })
  it.each([
    [
      'the cluster is not connected [APP-022]',
      demo({ state: 'sleeping' }),
      person,
      nothing,
      'Your cluster must be connected to be able to import Data Apps.',
      'No Data App is imported yetChoose what fits your data in the catalogue; it is imported into a tenant of this cluster.',
    ],
    [
      'one is under way [APP-023]',
      demo(),
      person,
      { ...nothing, state: 'loading' as const },
      'Currently importing Data App(s), please try again later.',
      'ImportingIt goes on by itself; you may leave this page.',
    ],
    [
      'the plan lacks it [APP-037]',
      demo(),
      buildPerson({ platformActions: [] }),
      nothing,
      "Data Apps isn't supported with your current plan.",
      'No Data App is imported yetChoose what fits your data in the catalogue; it is imported into a tenant of this cluster.',
    ],
  ])('cannot be imported while %s', async (_title, cluster, who, status, sentence, place) => {
    const { container } = open(() => status, cluster, who)
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
    const closed = await importButton()
    expect(closed.getAttribute('aria-disabled')).toBe('true')
    const described = closed.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(sentence)
    expect(screen.queryByRole('link', { name: 'Import' })).toBeNull()
    await waitFor(() => expect(container.textContent).toMatch(/(?<=[.])(No Data App|Importing).*$/))
    expect(container.textContent.endsWith(place)).toBe(true)
    expect(
      screen.getByText('Dashboards and models that were imported into the tenants of this cluster.'),
    ).toBeTruthy()
  })

  it('are not shown to who may not list them', () => {
    const { policies } = demo()
    const rendered = open(() => nothing, demo({ policies: { ...policies, blueprint: ['create'] } }))
    expect(screen.getByText('You need higher permission')).toBeTruthy()
    expect(readings(rendered)).toBe(0)
  })

  it('that cannot be read say so, and are read again by a press', async () => {
    let isBroken = true
    open(() => {
      if (isBroken) throw new ApiError({ message: 'No access here.', statusCode: 403 })
      return nothing
    })
    expect((await screen.findByRole('alert')).textContent).toContain('No access here.')
    expect(screen.queryByText(/could not be read just now/)).toBeNull()
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No Data App is imported yet')).toBeTruthy()
  })
})

describe('an import under way', () => {
  it('is read every 10 s, 3 s after a failure, and no more once it is over [APP-018, APP-051, APP-052]', async () => {
    let answer: () => ImportStatus = () => ({ ...nothing, state: 'loading' })
    const rendered = open(() => answer())
    await screen.findByText('Importing')
    expect(readings(rendered)).toBe(1)
    // The clock goes on by itself too, for as long as the machine takes: each step leaves it a second or more.
    await later(8_000)
    expect(readings(rendered)).toBe(1)
    answer = () => {
      throw new ApiError({ message: 'Not now', statusCode: 500 })
    }
    await later(2_200)
    expect(readings(rendered)).toBe(2)
    // Looked for at once: the clock goes on while a text is waited for.
    expect(screen.getByText(/could not be read just now/)).toBeTruthy()
    answer = () => ({ ...nothing, state: 'success' })
    await later(1_200)
    expect(readings(rendered)).toBe(2)
    await later(3_000)
    expect(readings(rendered)).toBe(3)
    await later(60_000)
    expect(readings(rendered)).toBe(3)
    expect(screen.queryByText('Importing')).toBeNull()
  })

  it.each([
    [401, 1],
    [403, 1],
    [408, 3],
    [429, 3],
  ])(
    'of which a server answers %i is asked about so often in seven seconds: %i',
    async (statusCode, times) => {
      const rendered = open(() => {
        throw new ApiError({ message: 'Not now', statusCode })
      })
      await screen.findByRole('alert')
      await later(7_000)
      expect(readings(rendered)).toBe(times)
    },
  )
})

describe('a cluster of which a server has no status, for nothing was imported', () => {
  const missing = () => {
    throw new ApiError({ message: 'Not found', statusCode: 404 })
  }

  it('is asked about once, and has what it lists itself', async () => {
    const rendered = open(missing, demo({ importedBlueprints: [{ name: 'Claims/EU', tenant: 'lab' }] }))
    await screen.findByRole('table', { name: 'Imported Data Apps' })
    expect(rows()).toEqual(['Claims/EUlab'])
    await later(7_000)
    expect([readings(rendered), screen.queryByRole('alert')]).toEqual([1, null])
  })

  it('says that nothing is imported where it lists nothing', async () => {
    open(missing, demo({ importedBlueprints: [] }))
    expect(await screen.findByText('No Data App is imported yet')).toBeTruthy()
  })

  it('is asked again, and says nothing of it yet, where an import was begun here', async () => {
    keepImport(person.uuid, 'c-1', { apps: [{ id: '1', name: 'Sales' }], startedAt: Date.now() })
    const rendered = open(missing)
    await waitFor(() => expect(readings(rendered)).toBe(1))
    await later(7_000)
    expect(readings(rendered)).toBe(3)
    expect(screen.getByText('Reading the Data Apps of this cluster')).toBeTruthy()
    await later(96_000)
    expect(screen.getByText('No Data App is imported yet')).toBeTruthy()
    await later(10_000)
    const asked = readings(rendered)
    await later(60_000)
    expect(readings(rendered)).toBe(asked)
  })
})

describe('an import that was begun here, while the status is that of an older one', () => {
  it('is asked about every 10 s for as long as the status may come to speak of it', async () => {
    keepImport(person.uuid, 'c-1', { apps: [claims], startedAt: Date.now() - 1_000 })
    let answer: ImportStatus = { ...nothing, state: 'success' }
    const rendered = open(() => answer)
    await screen.findByText('No Data App is imported yet')
    await later(9_000)
    expect(readings(rendered)).toBe(1)
    answer = { ...nothing, state: 'loading' }
    await later(1_500)
    expect(await screen.findByText('Importing')).toBeTruthy()
    expect(readings(rendered)).toBe(2)
  })

  it('is asked about no more after that', async () => {
    keepImport(person.uuid, 'c-1', { apps: [claims], startedAt: Date.now() - 101_000 })
    const rendered = open(() => ({ ...nothing, state: 'success' }))
    await screen.findByText('No Data App is imported yet')
    await later(60_000)
    expect(readings(rendered)).toBe(1)
  })
})

describe('the end of an import', () => {
  const failed = [{ id: 'bp-1', name: 'Sales' }]
  const end = (parts: Partial<ImportStatus>): ImportStatus => ({ ...nothing, state: 'success', ...parts })
  /** Seen under way here, and then over. */
  async function finish(over: ImportStatus) {
    let answer: ImportStatus | Promise<ImportStatus> = { ...nothing, state: 'loading' }
    const rendered = open(() => answer)
    await screen.findByText('Importing')
    answer = over
    await later(10_100)
    const answerWith = (next: typeof answer) => {
      answer = next
    }
    return { ...rendered, answerWith, dialog: within(await dialog()) }
  }
  const buttons = (shown: Pick<Awaited<ReturnType<typeof finish>>, 'dialog'>) =>
    shown.dialog.getAllByRole('button').flatMap(({ textContent }) => textContent || [])

  it('is told with DONE alone where all went well [APP-020, APP-D14, APP-D15]', async () => {
    const shown = await finish(
      end({
        imported: [{ name: 'Sales', tenants: ['default'] }],
        message: { title: 'Imported', body: 'All is there.' },
        datasourceMessage: 'Connect the data source.',
      }),
    )
    expect(shown.dialog.getByRole('heading', { name: 'Imported' })).toBeTruthy()
    expect(shown.dialog.getByText('All is there.')).toBeTruthy()
    expect(shown.dialog.getByText('Connect the data source.')).toBeTruthy()
    expect(buttons(shown)).toEqual(['DONE'])
    const before = readings(shown)
    fireEvent.click(shown.dialog.getByRole('button', { name: 'DONE' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(readings(shown)).toBe(before + 1))
    expect(screen.queryByText(/last import/)).toBeNull()
    expect(shown.api.callsOf('getCluster')).toHaveLength(1)
    await later(1_000)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['in part', end({ failed, message: { title: 'Imported in part', body: null } }), 'Imported in part'],
    ['not at all', end({ state: 'failed', failed, error: 'No room.' }), 'Importing Failed'],
    [
      'not at all, under another title',
      end({ state: 'failed', failed, message: { title: 'Oh', body: 'No room.' } }),
      'Importing Failed',
    ],
  ])(
    'is told with TRY AGAIN and DONE where it went well %s [APP-017, APP-019, APP-021]',
    async (_how, over, title) => {
      const shown = await finish(over)
      expect(shown.dialog.getByRole('heading', { name: title })).toBeTruthy()
      expect(shown.dialog.getByText('Not imported: Sales')).toBeTruthy()
      expect(buttons(shown)).toEqual(['TRY AGAIN', 'DONE'])
      fireEvent.click(shown.dialog.getByRole('button', { name: 'TRY AGAIN' }))
      await waitFor(() => expect(shown.address()).toBe('/data-apps?cluster=demo'))
      expect(shown.router.state.location.state).toEqual({ failedBlueprintsIds: ['bp-1'] })
    },
  )

  it.each([
    ['the same sentence twice', null, 'No room.', 'No room.', ['No room.', 'Not imported: Sales']],
    ['the names itself', null, 'Not imported: Sales.', null, ['Not imported: Sales.']],
    ['its own title too', 'Oh', 'No room.', null, ['Oh', 'No room.', 'Not imported: Sales']],
    ['the title alone', 'Importing Failed', null, 'No room.', ['No room.', 'Not imported: Sales']],
  ])('says each thing once where the server says %s', async (_what, title, body, error, lines) => {
    const shown = await finish(end({ state: 'failed', failed, error, message: { title, body } }))
    const said = shown.dialog.getAllByText(/./, { selector: 'p' })
    expect(said.map(({ textContent }) => textContent)).toEqual(lines)
  })

  it('names after DONE what is missing, and offers to try that again [APP-017]', async () => {
    const shown = await finish(end({ failed }))
    expect(shown.dialog.getByRole('heading', { name: 'Import finished' })).toBeTruthy()
    fireEvent.click(shown.dialog.getByRole('button', { name: 'DONE' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('Not everything of the last import is here')).toBeTruthy()
    expect(screen.getByText('Not imported: Sales')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'TRY AGAIN' }))
    await waitFor(() => expect(shown.address()).toBe('/data-apps?cluster=demo'))
    expect(shown.router.state.location.state).toEqual({ failedBlueprintsIds: ['bp-1'] })
  })

  it('stays readable where something is missing, until it is closed', async () => {
    open(() => end({ state: 'failed', message: { title: null, body: 'No room.' } }))
    expect(await screen.findByText('The last import failed')).toBeTruthy()
    expect(screen.getByText('No room.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('The last import failed')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Import' }))
  })

  it('is shown again once closed where it is that of another import, in the same words or in others', async () => {
    const refused = (body: string) => end({ state: 'failed', message: { title: null, body } })
    let answer = refused('No room.')
    const { queryClient } = open(() => answer)
    const read = async (next: ImportStatus) => {
      answer = next
      await act(() => queryClient.invalidateQueries())
    }
    const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await screen.findByText('No room.')
    close()
    await read(refused('No room.'))
    expect(screen.queryByText('The last import failed')).toBeNull()
    await read(refused('No disk.'))
    expect(await screen.findByText('No disk.')).toBeTruthy()
    close()
    await read({ ...nothing, state: 'loading' })
    await screen.findByText('Importing')
    await read(refused('No disk.'))
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'DONE' }))
    expect(await screen.findByText('The last import failed')).toBeTruthy()
  })

  it('that nobody here began or saw is not told again [APP-D16]', async () => {
    open(() => end({}))
    await screen.findByText('No Data App is imported yet')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that names none of what failed counts it, with TRY AGAIN [APP-019]', async () => {
    const shown = await finish(end({ unnamedFailures: 2 }))
    expect(
      shown.dialog.getByText('2 Data Apps that the server does not name were not imported.'),
    ).toBeTruthy()
    expect(buttons(shown)).toEqual(['TRY AGAIN', 'DONE'])
    fireEvent.click(shown.dialog.getByRole('button', { name: 'DONE' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('Not everything of the last import is here')).toBeTruthy()
  })

  it.each([
    ['names its apps otherwise', { imported: [{ name: 'sales-emea', tenants: ['default'] }] }],
    ['lists nothing', {}],
  ])(
    'of one begun here and seen under way is told once where the server %s [APP-020, APP-D16]',
    async (_how, parts) => {
      keepImport(person.uuid, 'c-1', { apps: [{ id: 'bp-1', name: 'Sales' }], startedAt: Date.now() - 1_000 })
      const shown = await finish(end(parts))
      expect(buttons(shown)).toEqual(['DONE'])
      fireEvent.click(shown.dialog.getByRole('button', { name: 'DONE' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await later(1_000)
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  it('of one begun anew while the tab still reads the one before under way is not told by that [APP-D16]', async () => {
    const apps = [{ id: 'bp-1', name: 'Sales' }]
    let answer: ImportStatus = { ...nothing, state: 'loading' }
    open(() => answer)
    await screen.findByText('Importing')
    keepImport(person.uuid, 'c-1', { apps, startedAt: Date.now() })
    answer = end({ imported: [{ name: 'Claims', tenants: ['default'] }] })
    await later(10_100)
    await screen.findByRole('table')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['its apps are spoken of', end({ imported: [{ name: 'Sales', tenants: ['default'] }] }), true],
    ['an older one is spoken of', end({ imported: [{ name: 'Claims', tenants: ['default'] }] }), false],
    ['it failed, and nothing is named', end({ state: 'failed' }), true],
  ])('of one begun here is told where %s [APP-D16]', async (_title, over, isTold) => {
    keepImport(person.uuid, 'c-1', { apps: [{ id: 'bp-1', name: 'Sales' }], startedAt: Date.now() - 1_000 })
    const { router } = open(() => over)
    if (!isTold) {
      await screen.findByRole('table')
      expect(screen.queryByRole('dialog')).toBeNull()
      return
    }
    const shown = within(await dialog())
    if (over.state === 'failed') {
      fireEvent.click(shown.getByRole('button', { name: 'TRY AGAIN' }))
      await waitFor(() => expect(router.state.location.state).toEqual({ failedBlueprintsIds: ['bp-1'] }))
    }
  })

  it('of one begun here names by the catalogue what the server gives by id alone [APP-017, APP-019]', async () => {
    const begun = { id: 'bp-1', name: 'Sales, EMEA' }
    keepImport(person.uuid, 'c-1', { apps: [claims, begun], startedAt: Date.now() - 1_000 })
    let answer: ImportStatus = { ...nothing, state: 'loading' }
    const { api, router } = open(() => answer)
    await screen.findByText('Importing')
    answer = end({ failed: [{ id: 'bp-1', name: 'bp-1' }] })
    await later(10_100)
    const shown = within(await dialog())
    expect(shown.getByText('Not imported: Sales, EMEA')).toBeTruthy()
    expect(api.callsOf('listBlueprints')).toEqual([])
    fireEvent.click(shown.getByRole('button', { name: 'TRY AGAIN' }))
    await waitFor(() => expect(router.state.location.state).toEqual({ failedBlueprintsIds: ['bp-1'] }))
  })

  it('of one only seen under way asks the catalogue for the names [APP-019]', async () => {
    const shown = await finish(end({ failed: [{ id: 'bp-1', name: 'bp-1' }] }))
    expect(await shown.dialog.findByText('Not imported: Sales')).toBeTruthy()
    expect(shown.api.callsOf('listBlueprints')).toHaveLength(1)
  })

  it('of the one before is not told again while the one that was tried again is read', async () => {
    const first = await finish(end({ state: 'failed', error: 'No room.' }))
    fireEvent.click(first.dialog.getByRole('button', { name: 'TRY AGAIN' }))
    await waitFor(() => expect(first.address()).toBe('/data-apps?cluster=demo'))
    await waitFor(() => expect(readings(first)).toBe(3))
    await later(1_000)

    keepImport(person.uuid, 'c-1', { apps: [{ id: 'bp-1', name: 'Sales' }], startedAt: Date.now() })
    let resolve = (_status: ImportStatus) => {}
    first.answerWith(
      new Promise((settle) => {
        resolve = settle
      }),
    )
    await act(() => first.router.navigate('/'))
    await waitFor(() => expect(readings(first)).toBe(4))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText('The last import failed')).toBeNull()
    await later(1_000)
    resolve({ ...nothing, state: 'loading' })
    expect(await screen.findByText('Importing')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
