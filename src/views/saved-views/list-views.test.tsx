import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { ScopeContext } from '../../providers/scope-context'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi } from '../../testing/fake-api'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from '../section/resource-section'
import { ListViews } from './list-views'

const keys = readResourceFile(JSON.stringify(example), 'api-keys.json').definition
const records = [keys.schema.parse({ id: '1', name: 'Nightly', purpose: 'read' })]

const view = {
  columns: [],
  density: 'comfortable',
  as: 'table',
  spelled: 'name',
  isAsDefined: true,
  choose: () => {},
  reset: () => {},
} as const

beforeEach(() => localStorage.clear())

function renderKeys(query: string) {
  return renderWithProviders(<ResourceSection definition={keys} />, {
    api: createFakeApi({}, { 'api-keys.list': () => ({ records, total: 1 }) }),
    path: `/api-keys${query}`,
  })
}

const openMenu = async () => fireEvent.click(await screen.findByRole('button', { name: 'Saved views' }))

it('a view of a list is kept under a name, and is an address to come back to', async () => {
  const first = renderKeys('?q=night&purpose=read&sort=-name&size=20&page=2&open=nonsense')
  await openMenu()
  fireEvent.click(screen.getByRole('menuitem', { name: 'Save this view…' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Readers' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  first.unmount()

  const second = renderKeys('')
  const views = within(await screen.findByRole('navigation', { name: 'Views of this list' }))
  expect(views.getAllByRole('link').map((link) => link.textContent)).toEqual(['All', 'Readers'])
  expect(views.getByRole('link', { name: 'Readers' }).getAttribute('href')).toBe(
    '/api-keys?cols=name%2Cpurpose%2CdailyLimit%2CisActive%2CcreatedAt&purpose=read&q=night&size=20&sort=-name',
  )
  const shown = () => views.getByRole('link', { current: 'page' }).textContent
  expect(shown()).toBe('All')
  fireEvent.click(views.getByRole('link', { name: 'Readers' }))
  await waitFor(() => expect(shown()).toBe('Readers'))
  expect(second.address()).toContain('/api-keys?cols=name%2Cpurpose%2CdailyLimit%2CisActive%2CcreatedAt&')
  fireEvent.click(views.getByRole('link', { name: 'All' }))
  await waitFor(() => expect(second.address()).toBe('/api-keys'))
})

it('only one of the views of one address is marked as shown', async () => {
  const same = ['First', 'Second'].map((name) => ({ name, query: 'q=night' }))
  localStorage.setItem('basalt.views.api-keys.u-1', JSON.stringify([...same, { name: 'Each', query: '' }]))
  const shown = async () => {
    const views = within(await screen.findByRole('navigation', { name: 'Views of this list' }))
    return views.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)
  }
  const { unmount } = renderKeys('?q=night')
  expect(await shown()).toEqual(['First'])
  unmount()
  renderKeys('')
  expect(await shown()).toEqual(['Each'])
})

it('a filter by a field called as something the address says of the list is part of a view', async () => {
  localStorage.setItem(
    'basalt.views.api-keys.u-1',
    JSON.stringify([{ name: 'Large', query: 'f-size=read&size=20' }]),
  )
  const label = { en: 'Size' }
  const filters = [{ key: 'size', field: 'purpose' as const, label, all: label }]
  const sized = { ...keys, list: { ...keys.list, filters } } as typeof keys
  renderWithProviders(<ResourceSection definition={sized} />, {
    api: createFakeApi({}, { 'api-keys.list': () => ({ records, total: 1 }) }),
    path: '/api-keys?size=20&f-size=read',
  })
  const views = within(await screen.findByRole('navigation', { name: 'Views of this list' }))
  expect(views.getByRole('link', { current: 'page' }).textContent).toBe('Large')
})

it('columns that were chosen are part of a view, in its address, which can be copied', async () => {
  localStorage.setItem(
    'basalt.views.api-keys.u-1',
    JSON.stringify([{ name: 'Limits', query: 'cols=name%2CdailyLimit&q=night' }]),
  )
  const copied = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } })
  renderKeys('?cols=dailyLimit,name,purpose')
  await openMenu()
  fireEvent.click(screen.getByRole('menuitem', { name: 'Save this view…' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Purposes' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('link', { name: 'Purposes' }).getAttribute('href')).toBe(
    '/api-keys?cols=name%2CdailyLimit%2Cpurpose',
  )
  // "All" leaves the columns of the address behind: those of the person stand again.
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/api-keys')
  expect(screen.getByRole('link', { name: 'Purposes' }).getAttribute('aria-current')).toBe('page')

  await openMenu()
  fireEvent.click(screen.getByRole('menuitem', { name: 'Rename, copy or remove…' }))
  const all = within(await screen.findByRole('dialog'))
  await act(async () => fireEvent.click(all.getByRole('button', { name: 'Copy link to Limits' })))
  expect(copied).toHaveBeenCalledWith(`${window.location.origin}/api-keys?cols=name%2CdailyLimit&q=night`)
})

describe('a list of a cluster, which shares its page with others', () => {
  async function renderGadgets(address: string) {
    renderWithProviders(
      <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail({ name: 'sales' }) }}>
        <ResourceSection definition={gadgets} />
      </ScopeContext>,
      {
        api: createFakeApi({}, { 'gadgets.list': () => [buildGadget({ name: 'g1', weight: 1 })] }),
        path: address,
      },
    )
    await openMenu()
  }

  it('keeps its own part of the address, for the page of every cluster', async () => {
    await renderGadgets(
      '/clusters/sales?tab=gadgets&gadgets.q=g1&gadgets.cols=name&libraries.q=jar&open=nonsense',
    )
    fireEvent.click(screen.getByRole('menuitem', { name: 'Save this view…' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'First' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(localStorage.getItem('basalt.views.gadgets.u-1')).toBe(
      '[{"name":"First","query":"cols=name&q=g1"}]',
    )
    cleanup()

    await renderGadgets('/clusters/ledger?tab=gadgets&libraries.q=jar&gadgets.sort=-name&open=nonsense')
    expect(screen.getByRole('link', { name: 'First' }).getAttribute('href')).toBe(
      '/clusters/ledger?tab=gadgets&libraries.q=jar&gadgets.cols=name&gadgets.q=g1#gadgets',
    )
  })

  it('has the columns that its address names', async () => {
    await renderGadgets('/clusters/sales?gadgets.cols=name')
    expect(screen.queryByRole('columnheader', { name: /Weight/ })).toBeNull()
    expect(screen.getByRole('columnheader', { name: /Name/ })).toBeDefined()
  })
})

describe('views that come with the resource', () => {
  const shipped = readResourceFile(
    JSON.stringify({
      ...example,
      list: {
        ...example.list,
        paging: 'client',
        filters: [{ field: 'purpose', by: 'several' }, 'dailyLimit'],
        filterBuilder: ['name'],
        views: [
          {
            name: { en: 'Busy readers', de: 'Viel gelesen' },
            search: 'night',
            filters: { purpose: ['read', 'write'], dailyLimit: '100..' },
            conditions: { operator: 'and', value: [{ field: 'name', operator: 'contains', value: 'N' }] },
            sort: { field: 'name', order: 'desc' },
            columns: ['dailyLimit', 'name'],
            groupBy: 'dailyLimit',
          },
          { name: 'Writers', filters: { purpose: 'write' } },
        ],
      },
    }),
    'api-keys.json',
  ).definition
  const render = (path: string) =>
    renderWithProviders(<ResourceSection definition={shipped} />, {
      api: createFakeApi({}, { 'api-keys.list': () => records }),
      path,
    })
  const ways = async () =>
    within(await screen.findByRole('navigation', { name: 'Views of this list' })).getAllByRole('link')

  it('stand before the person’s own ones, each at an address of its own', async () => {
    localStorage.setItem('basalt.views.api-keys.u-1', JSON.stringify([{ name: 'All mine', query: 'q=mine' }]))
    render('/api-keys?purpose=write')
    const [all, busy, writers, ...others] = await ways()
    expect([all, busy, writers, ...others].map((way) => way?.textContent)).toEqual([
      'All',
      'Busy readers',
      'Writers',
      'All mine',
    ])
    const address = new URL(busy?.getAttribute('href') ?? '', 'https://x')
    expect([address.pathname, Object.fromEntries(address.searchParams)]).toEqual([
      '/api-keys',
      {
        cols: 'name,dailyLimit',
        dailyLimit: '100..',
        grouped: 'dailyLimit',
        purpose: 'read,write',
        q: 'night',
        sort: '-name',
        where: '{"operator":"and","value":[{"field":"name","operator":"contains","value":"N"}]}',
      },
    ])
    expect([busy, writers].map((item) => item?.getAttribute('aria-current'))).toEqual([null, 'page'])
  })

  it('are marked whatever columns a person has, where they name none; one that names these goes before', async () => {
    localStorage.setItem('basalt.table.api-keys', '{"density":"comfortable","columns":{"isActive":false}}')
    const marked = async () =>
      (await ways()).flatMap((way) => (way.hasAttribute('aria-current') ? [way.textContent] : []))
    render('/api-keys?purpose=write')
    expect(await marked()).toEqual(['Writers'])
    cleanup()
    localStorage.setItem(
      'basalt.views.api-keys.u-1',
      '[{"name":"Mine","query":"cols=name%2Cpurpose%2CdailyLimit%2CcreatedAt&purpose=write"}]',
    )
    render('/api-keys?purpose=write')
    expect(await marked()).toEqual(['Mine'])
  })

  it('may group by a field that nobody is offered otherwise', async () => {
    const limited = records.map((record) => ({ ...Object(record), dailyLimit: 4711 }))
    renderWithProviders(<ResourceSection definition={shipped} />, {
      api: createFakeApi({}, { 'api-keys.list': () => limited }),
      path: '/api-keys?grouped=dailyLimit',
    })
    await waitFor(() => expect(document.querySelector('[data-group]')?.textContent).toContain('4,711'))
  })

  it('cannot be renamed or removed, and their names are taken', async () => {
    render('/api-keys')
    await openMenu()
    fireEvent.click(screen.getByRole('menuitem', { name: 'Rename, copy or remove…' }))
    const all = within(await screen.findByRole('dialog'))
    expect(all.getByText('No view is kept yet.')).toBeDefined()
    cleanup()
    render('/api-keys?q=x')
    await openMenu()
    fireEvent.click(screen.getByRole('menuitem', { name: 'Save this view…' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'writers' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByRole('alert')).toBeDefined()
    expect(localStorage.getItem('basalt.views.api-keys.u-1')).toBeNull()
  })
})

it('a list under a record has none', () => {
  renderWithProviders(
    <ListViews definition={{ ...keys, place: { kind: 'page' } }} view={view} place={document.body} />,
    {
      path: '/projects/1',
    },
  )
  expect(screen.queryByRole('button')).toBeNull()
})
