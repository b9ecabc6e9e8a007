import { describe, expect, it } from 'vitest'
import { probe, probeLines } from '../testing/probe-file'
import { checkRelated } from './check-detail'
import { faultLine } from './fault-line'
import { readResourceFile } from './file/read-resource-file'

const fields = {
  ...probe.fields,
  box: { type: 'reference', label: 'Box', resource: 'boxes' },
}
const boxFields = {
  name: { type: 'text', label: 'Name' },
  size: { type: 'number', label: 'Size' },
  token: { type: 'secret', label: 'Token' },
  shelf: { type: 'reference', label: 'Shelf', resource: 'shelves' },
}
const listOf = (list: object) => ({ ...probe.list, ...list })
const short = { create: undefined, edit: undefined, clone: undefined, detail: undefined, actions: undefined }
const boxes = (list: object = {}, calls?: object) =>
  readResourceFile(
    JSON.stringify({
      ...probe,
      ...short,
      delete: undefined,
      access: { subject: 'Account', list: 'view' },
      name: 'boxes',
      calls,
      fields: boxFields,
      list: { ...probe.list, columns: ['name'], ...list },
    }),
    'boxes.json',
  )
const own = (list: object) => probeLines({ fields, list: listOf(list) })

/** What the check says once the other resource is known, too. */
function withBoxes(list: object, other: Pick<ReturnType<typeof boxes>, 'definition' | 'faults'> = boxes()) {
  expect(other.faults).toEqual([])
  const { definition, faults } = readResourceFile(
    JSON.stringify({ ...probe, fields, list: listOf(list) }),
    'probes.json',
  )
  expect(faults).toEqual([])
  return checkRelated(definition, [definition, other.definition]).map(faultLine)
}

describe('the path of a filter of conditions', () => {
  it('is refused where it begins with no reference, at its line', () => {
    expect(own({ filterBuilder: ['name', 'bx.size'] })).toEqual([
      expect.stringMatching(
        /^\d+:\d+ R170 probes\.list\.filterBuilder\[1\]: no reference "bx"; did you mean "box"\?$/,
      ),
    ])
    expect(own({ filterBuilder: ['siz.name'] })).toEqual([
      expect.stringMatching(/R170 probes\.list\.filterBuilder\[0\]: no reference "siz"$/),
    ])
    expect(own({ filterBuilder: ['size.name'] })).toEqual([
      expect.stringMatching(
        /R170 probes\.list\.filterBuilder\[0\]: "size" is a "number", and leads to no other/,
      ),
    ])
  })

  it('is refused where it is two references deep', () => {
    expect(own({ filterBuilder: ['box.shelf.name'] })).toEqual([
      expect.stringMatching(
        /R172 .*"box\.shelf\.name" is two references deep.*take a field of "boxes", such as "box\.shelf"$/,
      ),
    ])
    expect(withBoxes({ filterBuilder: ['box.shelf.name'] })).toEqual([])
  })

  it('is taken where the other resource has that field and is read whole', () => {
    expect(own({ filterBuilder: ['box.size', 'name'] })).toEqual([])
    expect(withBoxes({ filterBuilder: ['box.size', 'name', 'box.shelf'] })).toEqual([])
  })

  it('is refused where the other resource has no such field, or one that nothing compares', () => {
    expect(withBoxes({ filterBuilder: ['box.sise'] })).toEqual([
      'R171 probes.list.filterBuilder[0]: no field of "boxes" "sise"; did you mean "size"?',
    ])
    expect(withBoxes({ filterBuilder: ['name', 'box.token'] })).toEqual([
      'R171 probes.list.filterBuilder[1]: "token" of "boxes" is a "secret", which cannot be compared with a value; leave it out',
    ])
  })

  it('says nothing of a resource that could not be read', () => {
    const { definition } = readResourceFile(
      JSON.stringify({ ...probe, fields, list: listOf({ filterBuilder: ['box.sise'] }) }),
      'probes.json',
    )
    expect(checkRelated(definition, [definition, boxes().definition], new Set(['boxes']))).toEqual([])
  })

  it('is refused where the server of the other resource is not asked by that field', () => {
    const begin =
      'R173 probes.list.filterBuilder[0]: the server cuts the list of "boxes" into pages, and nothing says how it is asked by "size": it needs '
    const list = { filterBuilder: ['box.size'] }
    expect(withBoxes(list, boxes({ paging: 'server' }))).toEqual([
      `${begin}a "filterBuilder" and its "filterParameter", or "paging": "client"`,
    ])
    const asked = (filterBuilder: string[]) =>
      boxes({ paging: 'server', filterBuilder }, { filterParameter: 'filter' })
    expect(withBoxes(list, asked(['name']))).toEqual([`${begin}"size" in its "filterBuilder"`])
    expect(withBoxes(list, asked(['name', 'size']))).toEqual([])
  })

  it('is refused where the other records are of one cluster, and this list is of a person', () => {
    const { definition } = boxes()
    const other = { faults: [], definition: { ...definition, scope: 'cluster' } as const }
    expect(withBoxes({ filterBuilder: ['box.size'] }, other)).toEqual([
      'R173 probes.list.filterBuilder[0]: "boxes" are records of one cluster, and this list has none open; leave "box.size" out',
    ])
  })

  it('is compared as its field can be in views that come with the resource', () => {
    const view = (operator: string, value: unknown) => ({
      filterBuilder: ['box.size'],
      views: [
        { name: 'Large', conditions: { operator: 'and', value: [{ field: 'box.size', operator, value }] } },
      ],
    })
    expect(own(view('gte', 5))).toEqual([])
    expect(withBoxes(view('gte', 5))).toEqual([])
    expect(withBoxes(view('gte', 'five'))).toEqual([
      'R127 probes.list.views[0].conditions.value[0].value: "box.size" is compared with a number by "gte"',
    ])
    expect(withBoxes(view('contains', 'x'))).toEqual([
      'R127 probes.list.views[0].conditions.value[0].operator: a "number" is not compared by "contains"; it is by "eq", "ne", "gte", "lte", "null", "nnull"',
    ])
  })
})
