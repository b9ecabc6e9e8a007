import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { DefinitionsContext } from '../../providers/definitions-context'
import { createFakeApi } from '../../testing/fake-api'
import { probe } from '../../testing/probe-file'
import { renderWithProviders } from '../../testing/render-with-providers'
import './list-by-related'
import { ResourceSection } from './resource-section'

const box = { type: 'reference', label: 'Box', resource: 'boxes' }
const fieldsOf = (many: boolean) => ({ name: probe.fields.name, box: { ...box, many } })
const short = {
  create: undefined,
  edit: undefined,
  clone: undefined,
  detail: undefined,
  actions: undefined,
  delete: undefined,
  access: { subject: 'Account', list: 'view' },
}
const read = (file: object, name: string) => {
  const { definition, faults } = readResourceFile(JSON.stringify(file), `${name}.json`)
  expect(faults).toEqual([])
  return definition
}
const { definition: boxes } = readResourceFile(
  JSON.stringify({
    ...probe,
    ...short,
    name: 'boxes',
    label: { one: 'Box', many: 'Boxes' },
    fields: { name: probe.fields.name, size: probe.fields.size, kind: probe.fields.kind },
    list: { ...probe.list, columns: ['name'] },
  }),
  'boxes.json',
)
const rows = [
  { id: 'b1', name: 'Small', size: 1, kind: 'free' },
  { id: 'b2', name: 'Large', size: 9, kind: 'paid' },
]
const is = (field: string, operator: string, value: unknown) => ({ field, operator, value })

function renderList(
  paging: 'client' | 'server',
  value: object[],
  { many = false, boxRows = () => rows as readonly object[], isKnown = true } = {},
) {
  const definition = read(
    {
      ...probe,
      ...short,
      fields: fieldsOf(many),
      ...(paging === 'server' && { calls: { filterParameter: 'filter' } }),
      list: { ...probe.list, paging, columns: ['name'], filterBuilder: ['name', 'box.size', 'box.kind'] },
    },
    'probes',
  )
  const records = [
    { id: '1', name: 'In small', box: many ? ['b1'] : 'b1' },
    { id: '2', name: 'In large', box: many ? ['b1', 'b2'] : 'b2' },
    { id: '3', name: 'In none', box: many ? [] : null },
  ].map((row) => definition.schema.parse(row))
  const api = createFakeApi(
    {},
    {
      'probes.list': () => (paging === 'server' ? { records, total: 3 } : records),
      'boxes.list': () => boxRows().map((row) => boxes.schema.parse(row)),
    },
  )
  const where = JSON.stringify({ operator: 'and', value })
  const definitions = isKnown ? [definition, boxes] : [definition]
  renderWithProviders(
    <DefinitionsContext
      value={{ definitions, faults: new Map(), pending: new Set(), examine: async () => {} }}
    >
      <ResourceSection definition={definition} />
    </DefinitionsContext>,
    { api, path: `/probes?${new URLSearchParams({ where })}` },
  )
  return api
}

const shown = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)

it.each([
  ['one meets', [is('box.size', 'gte', 5)], false, ['In large']],
  ['one does not, with those of no box', [is('box.kind', 'ne', 'free')], false, ['In large', 'In none']],
  ['several are asked of one', [is('box.size', 'gte', 5), is('box.kind', 'eq', 'paid')], false, ['In large']],
  ['one of many meets', [is('box.size', 'lte', 5)], true, ['In small', 'In large']],
  [
    'one of many meets all',
    [is('box.size', 'lte', 5), is('box.kind', 'eq', 'free')],
    true,
    ['In small', 'In large'],
  ],
])('finds records whose box meets a condition: %s', async (_what, value, many, names) => {
  const api = renderList('client', value, { many })
  await waitFor(() => expect(shown()).toEqual(names))
  expect(api.callsOf('boxes.list')).toHaveLength(1)
})

it('asks a server that pages for one of the ids, and not before they are known', async () => {
  const api = renderList('server', [is('box.size', 'gte', 5)])
  await waitFor(() => expect(api.callsOf('probes.list')).toHaveLength(1))
  expect(api.callsOf('probes.list')[0]?.options.query).toMatchObject({
    filter: '{"operator":"and","value":[{"field":"box","operator":"in","value":["b2"]}]}',
  })
})

it('says that no record can meet it, and asks no server', async () => {
  const api = renderList('server', [is('box.size', 'gte', 50)])
  expect(await screen.findByText('No record can meet these conditions')).toBeDefined()
  expect(api.callsOf('probes.list')).toEqual([])
})

it('says that too many meet it, and asks no server', async () => {
  const boxRows = () => Array.from({ length: 101 }, (_, index) => ({ ...rows[1], id: `b${index}` }))
  const api = renderList('server', [is('box.size', 'gte', 5)], { boxRows })
  expect(await screen.findByText('The conditions on boxes are met by too many of them')).toBeDefined()
  expect(api.callsOf('probes.list')).toEqual([])
})

it('says that the other records could not be read, and reads them again', async () => {
  let isDown = true
  const boxRows = () => {
    if (isDown) throw new Error('down')
    return rows
  }
  renderList('client', [is('box.size', 'gte', 5)], { boxRows })
  expect(await screen.findByText('The conditions on boxes could not be looked up')).toBeDefined()
  expect(shown()).toEqual([])
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(shown()).toEqual(['In large']))
})

it('filters nothing and says why where the other records may not be read', async () => {
  renderList('client', [is('box.size', 'gte', 5)], { isKnown: false })
  await waitFor(() => expect(shown()).toHaveLength(3))
  expect(await screen.findByRole('button', { name: 'Conditions: not applied' })).toBeDefined()
  expect(screen.getByText(/^The conditions are not applied, as some are on box: They cannot/)).toBeDefined()
})
