import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import accountsFile from '../../../docs/examples/service-accounts.json'
import { ContractError } from '../../api/errors'
import { noteRecordFaults } from '../../api/record-faults'
import type { ResourceDefinition } from '../../definitions/define'
import type { ListDefinition } from '../../definitions/define-list'
import { readDefinitionFile } from '../../definitions/file/read-definition-file'
import { valueFilter } from '../../definitions/value-filters'
import { DefinedResource } from '../../providers/defined-resource'
import { DefinitionsContext } from '../../providers/definitions-context'
import { userScope } from '../../providers/scope-context'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { cachedRecords } from '../../views/records/cached-records'
import { useInvalidateList } from '../../views/records/use-invalidate-list'
import { readListAddress } from '../../views/records/use-list-address'
import { useRecords } from '../../views/records/use-records'
import { DashboardPage } from './dashboard-page'

const { definition } = readDefinitionFile(JSON.stringify(accountsFile), 'service-accounts.json')

function Changing() {
  const invalidate = useInvalidateList(definition)
  return (
    <button type="button" onClick={() => void invalidate()}>
      Change
    </button>
  )
}

const account = (index: number) =>
  definition.schema.parse({ id: `${index}`, name: `account-${index}`, quota: 1024 })

/**
 * Panels of a list that its server cuts, beside what changes that.
 * @param answer to each question for a page
 * @param list what else is said of the list
 * @param examine the check of the definitions
 * @param beside what else is drawn, before the panels
 */
function renderPanels(
  panels: readonly object[],
  answer: (query: Readonly<Record<string, string>>) => unknown = () => ({ records: [account(1)], total: 1 }),
  list: Partial<ListDefinition<string>> = {},
  examine = async () => {},
  beside: ReactNode = null,
) {
  const shown: ResourceDefinition = { ...definition, list: { ...definition.list, ...list } }
  const file = { dashboard: 'operations', title: 'Operations', place: { kind: 'menu', icon: 'chart' } }
  const ofList = panels.map((panel) => ({ resource: 'service-accounts', ...panel }))
  const text = JSON.stringify({ ...file, panels: ofList })
  const { dashboard, faults } = readDefinitionFile(text, 'operations.json')
  expect(faults).toEqual([])
  if (!dashboard) throw new Error('the file is no dashboard')
  return renderWithProviders(
    <DefinitionsContext value={{ definitions: [shown], faults: new Map(), pending: new Set(), examine }}>
      {beside}
      <DashboardPage dashboard={dashboard} />
      <DefinedResource definition={definition}>
        <Changing />
      </DefinedResource>
    </DefinitionsContext>,
    {
      api: createFakeApi({}, { 'service-accounts.list': ({ query = {} }) => answer(query) }),
      path: '/operations',
    },
  )
}

const panel = (name: string) => screen.findByRole('region', { name })
const quota = { kind: 'figure', field: 'quota' }
const never = () => new Promise<never>(() => {})

it('a sum says how old it is while it is read again after a change', async () => {
  let isHeld = false
  renderPanels([quota], () => (isHeld ? never() : { records: [account(1)], total: 1 }))
  await screen.findByText('1 KiB')
  expect(screen.queryByText('Updated just now')).toBeNull()
  isHeld = true
  fireEvent.click(screen.getByRole('button', { name: 'Change' }))
  const sum = within(await panel('Scan quota a day'))
  expect((await sum.findByRole('button', { name: 'Refresh now' })).getAttribute('aria-busy')).toBe('true')
  expect(sum.getByText(/^Updated /)).toBeDefined()
  expect(sum.getByText('1 KiB')).toBeDefined()
})

it('a sum that is read says by its bar what is read, and for what', async () => {
  renderPanels([quota], never)
  expect(
    await screen.findByRole('progressbar', { name: 'Scan quota a day: Reading all pages for this panel' }),
  ).toBeDefined()
})

it('a panel whose answer does not fit says what of it, and waits while it is tried again', async () => {
  let isHeld = false
  renderPanels([{ kind: 'list' }], () => {
    if (isHeld) return never()
    throw new ContractError(
      'service-accounts.list',
      [],
      [{ field: 'total', expected: ['number'], found: 'text', sample: 'many' }],
    )
  })
  expect(await screen.findByText('What does not fit')).toBeDefined()
  const failed = within(await panel('Service accounts'))
  expect(failed.getByText(/total should be a number and came as a text, “many”/)).toBeDefined()
  isHeld = true
  fireEvent.click(failed.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect((await panel('Service accounts')).getAttribute('aria-busy')).toBe('true')
})

it('a panel that cannot be drawn waits for the check whether its definition is to blame', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => silent.mockRestore())
  let end = () => {}
  const examine = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
  renderPanels([{ kind: 'list' }], () => ({ records: [null], total: 1 }), {}, examine)
  await waitFor(() => expect(examine).toHaveBeenCalledTimes(1))
  expect((await panel('Service accounts')).getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByRole('alert')).toBeNull()
  await act(async () => end())
  expect(screen.getByRole('alert').textContent).toBe('This panel could not be drawn.')
})

const chart = { kind: 'chart', chart: { kind: 'bars', x: 'name', y: 'quota' } }

it.each([
  ['a sum', quota, 'Scan quota a day'],
  ['a chart', chart, 'Scan quota a day by name'],
])(
  '%s says what it leaves out because it could not be read, on whichever page',
  async (_what, asked, title) => {
    const values = [{ field: '', expected: ['object'], found: 'null', sample: null }] as const
    const fault = { id: null, name: null, isShown: false, values }
    renderPanels([asked], ({ _start }) => {
      const accounts = Array.from({ length: _start === '0' ? 99 : 1 }, () => account(1))
      const unread = { ...fault, number: _start === '0' ? 3 : 2 }
      return { records: noteRecordFaults(accounts, [unread]), total: 102 }
    })
    await screen.findByText('2 of 102 service accounts could not be read and are not shown')
    const { textContent } = await panel(title)
    expect(textContent).toContain('100 KiB')
    expect(textContent).toContain('Number 3 should be an object and came as null.')
    expect(textContent).toContain('Number 102 should be an object and came as null.')
  },
)

it.each([
  ['some of the list', { kind: 'figure', filters: { roles: 'admin' } }, []],
  ['its first rows', { kind: 'list', limit: 3 }, []],
  ['the page that its list begins with', { kind: 'figure' }, ['account-1']],
  ['that page without the groups of its list', { kind: 'figure' }, [], { groupBy: 'contact' }],
])(
  'what a panel read is the list that a person saw only where it is of %s',
  async (_what, asked, names, list?: object) => {
    const { api, queryClient } = renderPanels([asked], undefined, { ...list, sortable: ['name', 'contact'] })
    await screen.findByText(asked.kind === 'list' ? 'account-1' : '1')
    expect(api.callsOf('service-accounts.list')).toHaveLength(1)
    expect(cachedRecords(queryClient, definition, userScope).records.map(({ name }) => name)).toEqual(names)
  },
)

/** What asks for some of the list as a person sees it. */
function Seen() {
  const { closed: _closed, ...question } = readListAddress(definition, new URLSearchParams('roles=admin'))
  useRecords(definition, question)
  return null
}

it('a panel that asks as a list that a person saw leaves it what they saw', async () => {
  const { queryClient } = renderPanels(
    [{ kind: 'figure', filters: { roles: 'admin' } }],
    undefined,
    {},
    undefined,
    <DefinedResource definition={definition}>
      <Seen />
    </DefinedResource>,
  )
  await screen.findByText('1')
  expect(cachedRecords(queryClient, definition, userScope).records.map(({ name }) => name)).toEqual([
    'account-1',
  ])
})

it('a sum that lacks a page when it is read again says so, and stays', async () => {
  let isShort = false
  renderPanels([quota], ({ _start }) => {
    const count = _start === '0' ? 100 : isShort ? 0 : 1
    return { records: Array.from({ length: count }, () => account(1)), total: 101 }
  })
  await screen.findByText('101 KiB')
  isShort = true
  fireEvent.click(screen.getByRole('button', { name: 'Change' }))
  expect(await screen.findByText('Cannot refresh: page 2 has only 0 of its rows')).toBeDefined()
  expect(screen.getByText('101 KiB')).toBeDefined()
})

it('draws a panel as wide as it says, else a figure a quarter of a wide page and the rest half', async () => {
  const titled = { title: 'Other', width: 'third' }
  const whole = { kind: 'list', title: 'All', width: 'whole' }
  renderPanels([{ kind: 'figure' }, { kind: 'figure', ...titled }, { kind: 'list' }, whole])
  await screen.findByRole('region', { name: 'All' })
  const classes = [...document.querySelectorAll('.ant-col')].map(({ className }) => className)
  const widths = ['-xl-6', '-xl-8', '-lg-12', '']
  expect(classes.map((each) => /-(xl|lg)-\d+|$/.exec(each)?.[0])).toEqual(widths)
})

describe('the columns of a list', () => {
  const list = {
    columns: ['name', 'contact', 'roles', 'quota', 'used'],
    columnsOnDemand: ['contact'],
    columnsShownWhen: { roles: () => false },
  }
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

  it.each([
    ['are the first that stand there', undefined, ['Name', 'Scan quota a day', 'Used today']],
    [
      'are those that the panel names, as far as they may stand',
      ['name', 'contact', 'roles'],
      ['Name', 'Contact'],
    ],
  ])('%s', async (_what, columns, expected) => {
    renderPanels([{ kind: 'list', columns }], undefined, list)
    await screen.findByText('account-1')
    expect(heads()).toEqual(expected)
  })
})

it('the first records of a list that its server cuts stand beside how many the server has', async () => {
  renderPanels([{ kind: 'list', limit: 2 }], () => ({ records: [account(1), account(2)], total: 1234 }))
  expect(await screen.findByText('First 2 of 1,234')).toBeDefined()
})

describe('of a server that does not say how many records it has', () => {
  const accounts = Array.from({ length: 12 }, (_, index) => account(index + 1))
  const page = ({ _start, _end }: Readonly<Record<string, string>>) => ({
    records: accounts.slice(Number(_start), Number(_end)),
  })

  it('a figure reads all of them, and counts those', async () => {
    const { api } = renderPanels([{ kind: 'figure' }], page)
    expect(await screen.findByText('12')).toBeDefined()
    expect(api.callsOf('service-accounts.list').map(({ options }) => options.query?._end)).toEqual([
      '10',
      '100',
    ])
  })

  it('the first of them stand without a number', async () => {
    renderPanels([{ kind: 'list', limit: 2 }], page)
    expect(await screen.findByText('account-2')).toBeDefined()
    expect(screen.queryByText('account-3')).toBeNull()
    expect(screen.queryByText(/^First/)).toBeNull()
  })
})

it('a panel that could not be drawn is drawn on request, once it can be', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => silent.mockRestore())
  let isBroken = true
  const { queryClient } = renderPanels([{ kind: 'list' }], () => ({
    records: [isBroken ? null : account(1)],
    total: 1,
  }))
  await screen.findByText('This panel could not be drawn.')
  isBroken = false
  act(() => queryClient.removeQueries())
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('account-1')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a panel by days that move on asks anew as the next one begins', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 2, 1, 23, 59) })
  const asked: unknown[] = []
  const answer = ({ expiresAt_gte }: Readonly<Record<string, string>>) => {
    asked.push(expiresAt_gte)
    return { records: [account(1)], total: 1 }
  }
  const filters = [valueFilter(definition.fields, 'expiresAt')]
  renderPanels([{ ...quota, filters: { expiresAt: 'today..' } }], answer, { filters })
  await screen.findByText('1 KiB')
  expect(asked).toEqual([new Date(2026, 2, 1).toISOString()])
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  await waitFor(() => expect(asked).toContain(new Date(2026, 2, 2).toISOString()))
})

it('panels stand sixteen pixels apart, beside and below each other', async () => {
  const { container } = renderPanels([{ kind: 'figure' }, { kind: 'list' }])
  await screen.findByText('account-1')
  const row = container.querySelector<HTMLElement>('.ant-row')
  expect([row?.style.rowGap, row?.style.marginLeft]).toEqual(['16px', '-8px'])
})
