import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { checkDefinition } from '../../definitions/check'
import type { FieldKind } from '../../definitions/define-field'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { knownNames } from '../../resources/known-names'
import { createFakeApi } from '../../testing/fake-api'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from '../section/resource-section'
import { TotalsList } from './totals-row'

const definitionWith = (totals: object, paging: string) =>
  readResourceFile(JSON.stringify({ ...example, list: { ...example.list, totals, paging } }), 'api-keys.json')
    .definition

const usual = { dailyLimit: 'sum', purpose: 'count' }

async function renderList(paging: string, query = '', totals: object = usual) {
  const definition = definitionWith(totals, paging)
  const records = Array.from({ length: 12 }, (_, index) =>
    definition.schema.parse({
      id: `${index}`,
      name: `Key ${index}`,
      purpose: 'read',
      dailyLimit: index === 0 ? null : 1000,
    }),
  )
  renderWithProviders(<ResourceSection definition={definition} />, {
    api: createFakeApi(
      {},
      {
        'api-keys.list': () => (paging === 'server' ? { records: records.slice(0, 10), total: 12 } : records),
      },
    ),
    path: `/api-keys${query}`,
  })
  await screen.findByRole('rowheader', { name: 'Key 1' })
  return within(screen.getByRole('table'))
}

beforeAll(async () => {
  await renderList('client')
  await vi.dynamicImportSettled()
  cleanup()
})

it('a table says what all that are found come to, on each of its pages', async () => {
  const table = await renderList('client')
  const row = await table.findByText('All that are found')
  const words = [...(row.closest('tr')?.children ?? [])].map(({ textContent }) => textContent)
  expect(words).toEqual(['All that are found', 'Number 12', 'Sum 11,000', '', '', ''])
})

it('what the first column comes to stands apart from what is counted', async () => {
  const table = await renderList('client', '', { name: 'count' })
  const cell = (await table.findByText('All that are found')).closest('td')
  expect(cell?.textContent).toBe('All that are found Number 12')
})

it('the first column says what the figures are where the title is none', async () => {
  const list = { ...example.list, columns: ['purpose', 'dailyLimit'], totals: usual, paging: 'client' }
  const { definition } = readResourceFile(JSON.stringify({ ...example, list }), 'api-keys.json')
  const records = [1000, 500].map((dailyLimit) =>
    definition.schema.parse({ id: `${dailyLimit}`, name: `Key ${dailyLimit}`, purpose: 'read', dailyLimit }),
  )
  renderWithProviders(<ResourceSection definition={definition} />, {
    api: createFakeApi({}, { 'api-keys.list': () => records }),
    path: '/api-keys',
  })
  const row = (await screen.findByText('All that are found')).closest('tr')
  expect([...(row?.children ?? [])].slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    'All that are found Number 2',
    'Sum 1,500',
  ])
})

it('an average of computed shares has no more decimals than they have', async () => {
  const fields = {
    ...example.fields,
    used: { type: 'computed', label: 'Used', value: 'round(dailyLimit / 3, 1)', as: 'percent' },
    cost: { type: 'computed', label: 'Cost', value: 'dailyLimit', as: 'money', currency: 'EUR' },
  }
  const columns = ['name', 'used', 'cost']
  const list = { ...example.list, columns, totals: { used: 'average', cost: 'average' }, paging: 'client' }
  const { definition } = readResourceFile(JSON.stringify({ ...example, fields, list }), 'api-keys.json')
  const records = [10, 20, 25].map((dailyLimit) =>
    definition.schema.parse({ id: `${dailyLimit}`, name: `Key ${dailyLimit}`, purpose: 'read', dailyLimit }),
  )
  renderWithProviders(<ResourceSection definition={definition} />, {
    api: createFakeApi({}, { 'api-keys.list': () => records }),
    path: '/api-keys',
  })
  // 3.3, 6.7 and 8.3
  const row = (await screen.findByText('All that are found')).closest('tr')
  await waitFor(() =>
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'All that are found',
      'Average 6.1 %',
      'Average €18.33',
      '',
    ]),
  )
})

it('below cards stand those of the columns that are shown, each in the words of its field, and none of nothing', () => {
  const list = { ...gadgets.list, totals: { weight: 'average', note: 'count', madeAt: 'sum' } } as const
  const definition = { ...gadgets, list }
  const column = (name: 'weight' | 'note' | 'madeAt' | 'isActive', kind: FieldKind) => {
    const field = { label: { en: name }, kind, unit: { en: 'kg' } }
    return { name, label: name, field, isLead: false, isShown: true, isSortable: true, isFigure: true }
  }
  const records = [60, 75].map((weight) => buildGadget({ weight, note: 'a' }))
  const columns = [column('weight', 'duration'), column('note', 'number'), column('madeAt', 'number')]
  const textOf = (shown: typeof columns) =>
    render(<TotalsList definition={definition} columns={shown} records={records} />).container.textContent
  expect(textOf(columns)).toBe('All that are foundweight: Average 1 min 8 snote: Number 2')
  expect(textOf([column('isActive', 'number')])).toBe('')
})

it.each([
  ['sum', 'Sum €15.50 + $7.00 + 4'],
  ['average', 'Average €7.75, $7.00, 4'],
  ['max', 'Largest €10.00, $7.00, 4'],
  ['count', 'Number 4'],
] as const)('amounts of several currencies are told apart: %s', (kind, text) => {
  const list = { ...gadgets.list, totals: { weight: kind } } as const
  const field = { kind: 'money', label: { en: 'Cost' }, currency: { field: 'note' } } as const
  const look = { isLead: false, isShown: true, isSortable: true, isFigure: true }
  const records = (
    [
      [10, 'EUR'],
      [7, 'USD'],
      [5.5, 'EUR'],
      [4, null],
      [null, 'CHF'],
    ] as const
  ).map(([weight, note]) => buildGadget({ weight, note }))
  const columns = [{ name: 'weight', label: 'Cost', field, ...look }]
  const shown = render(<TotalsList definition={{ ...gadgets, list }} columns={columns} records={records} />)
  expect(shown.container.textContent).toBe(`All that are foundCost: ${text}`)
})

it('counts what the search leaves', async () => {
  const table = await renderList('client', '?q=key%201')
  expect(await table.findByText('3,000')).toBeDefined()
})

it('of a list that the server cuts it speaks of the page', async () => {
  const table = await renderList('server')
  const row = (await table.findByText('This page')).closest('tr')
  expect(row?.textContent).toContain('Sum 9,000')
})

it('only figures are summed, and only columns', () => {
  const lines = (totals: object) =>
    checkDefinition(definitionWith(totals, 'client'), knownNames).map(({ id, place }) => `${id} ${place}`)
  expect(lines({ name: 'sum' })).toEqual(['R051 api-keys.list.totals.name'])
  expect(lines({ name: 'count' })).toEqual([])
  expect(lines({ note: 'count' })).toEqual(['R007 api-keys.list.totals.note'])
})
