import { expect, it } from 'vitest'
import { knownNames } from '../resources/known-names'
import { fieldLines, probe, probeLines } from '../testing/probe-file'
import { checkDefinition } from './check'
import { readResourceFile } from './file/read-resource-file'

it.each(['q', 'id', 'page', 'per_page', 'sort', 'kind', '_where'])(
  'refuses to put filters together in the parameter %s, which says something else',
  (filterParameter) => {
    const list = { ...probe.list, paging: 'server', filters: ['kind'], filterBuilder: ['name'] }
    const lines = probeLines({ calls: { filterParameter }, list }).map((line) => line.replace(/^\S+ /, ''))
    expect(lines).toEqual([
      `R014 probes.calls.filterParameter: "${filterParameter}" already stands for something else in the request`,
    ])
  },
)

it('refuses cards without a panel, two panels of one key, and groups of cards', () => {
  const { definition } = readResourceFile(JSON.stringify(probe), 'probes.json')
  const free = { key: 'free', title: definition.label.many, empty: definition.label.many }
  const faultsOf = (panels: readonly (typeof free)[], groupBy?: string) => {
    const card = { state: 'label', foot: 'label', panelOf: () => 'free', panels }
    const faults = checkDefinition({ ...definition, list: { ...definition.list, card, groupBy } }, knownNames)
    // Cells are those of a folder, and this definition has none.
    return faults.filter(({ id }) => id !== 'R009').map(({ id, place, message }) => [id, place, message])
  }
  expect(faultsOf([free])).toEqual([])
  expect(faultsOf([])).toEqual([['R015', 'probes.list.card.panels', 'cards stand in a panel']])
  expect(faultsOf([free, free])).toEqual([
    ['R015', 'probes.list.card.panels[1].key', 'two panels have the key "free"'],
  ])
  expect(faultsOf([free], 'kind')).toEqual([
    ['R096', 'probes.list.groupBy', 'cards stand in panels already; leave it out'],
  ])
})

it('refuses a filter of conditions that nothing reads, at its place', () => {
  const { definition } = readResourceFile(JSON.stringify(probe), 'probes.json')
  const label = definition.label.many
  const filters = [
    { key: 'where', by: 'conditions', fields: ['name'], levels: 2, label, all: label },
  ] as const
  const list = { ...definition.list, filters: filters as never }
  const faults = checkDefinition({ ...definition, list }, knownNames)
  expect(faults.map(({ id, place }) => [id, place])).toEqual([['R035', 'probes.list.filterBuilder.reading']])
})

it('of a filter by a field that is called as the conditions in the address it says what to call it', () => {
  const where = { type: 'text', label: 'Where' }
  const list = { ...probe.list, filters: [{ field: 'where', by: 'text' }], filterBuilder: ['name'] }
  expect(fieldLines({ where }, { list })).toEqual([
    'R014 probes.list.filters[0]: conditions of "filterBuilder" stand under "where" in the address: call the field otherwise, and say where the API has it by "from": "where"',
  ])
  const without = { ...list, filterBuilder: undefined }
  expect(fieldLines({ where }, { list: without })).toEqual([])
})
