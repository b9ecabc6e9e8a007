import { expect, it } from 'vitest'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { probe } from '../../testing/probe-file'
import { testsInZone } from '../../testing/tests-in-zone'
import { fieldsSaidIn, type WordSource } from '../action/word-source'
import { readWords } from './record-words'

testsInZone('America/St_Johns')

const owner = { type: 'reference', label: 'Owner', resource: 'people' }
const kind = { ...probe.fields.kind, options: [{ value: 'free', label: 'Free of charge' }] }
const definitionOf = (file: Omit<typeof probe, 'fields'> & { fields: object }) =>
  readResourceFile(JSON.stringify(file), `${file.name}.json`).definition
const cost = { type: 'money', label: 'Cost', currency: { field: 'note' } }
const definition = definitionOf({ ...probe, fields: { ...probe.fields, owner, kind, cost } })
const people = definitionOf({ ...probe, name: 'people', list: { ...probe.list, paging: 'server' } })
const [ana, bo] = [
  { id: 'ana', name: 'Ana Weber' },
  { id: 'bo', name: 'Bo Weber' },
]
const red = {
  id: '1',
  name: 'red',
  owner: 'ana',
  kind: 'free',
  token: 'x9',
  price: 1200,
  cost: 3,
  isOn: true,
}
const dated = { ...red, begun: '2026-03-01T12:00:00Z', due: '2026-03-01T12:00:00Z', note: '' }

async function words(
  text: string,
  records: readonly { id: string }[],
  read: () => object[] = () => [ana, bo],
) {
  const asked: unknown[] = []
  const source: WordSource = {
    definitions: [people],
    person: buildPerson(),
    here: { kind: 'user' },
    providerOf: () => ({
      getList: async <Row>({ resource, filters }: { resource: string; filters?: unknown }) => {
        asked.push([resource, filters])
        return { data: read() as Row[], total: 2 }
      },
    }),
  }
  const said: Record<string, unknown> = { ...(await readWords(definition, [{ en: text }], records, source)) }
  return { asked, said: text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(said[name] ?? place)) }
}

it.each([
  ['{{name}}: {{kind}}, {{price}}, {{isOn}}', 'red: Free of charge, €1,200.00, Yes'],
  ['{{cost}}', '3'],
  ['{{begun}} to {{due}}', '01 Mar 2026 to 01 Mar 2026, 08:30 (America/St_Johns)'],
  [
    'Empty is {{note}}; {{token}} and {{nobody}} are nothing',
    'Empty is –; {{token}} and {{nobody}} are nothing',
  ],
])('"%s" says the values of a record as its list shows them, and reads nothing', async (text, said) => {
  expect(await words(text, [dated])).toEqual({ said, asked: [] })
})

it('says the names of other records, each once, and asks a server that pages for these alone', async () => {
  const records = [red, { ...red, id: '2', name: 'blue', owner: 'bo' }, { ...red, id: '3', name: 'gray' }]
  expect(await words('{{names}} of {{owner}}', records)).toEqual({
    said: 'red, blue, gray of Ana Weber, Bo Weber',
    asked: [['people', [{ field: 'id', operator: 'eq', value: ['ana', 'bo'] }]]],
  })
})

it('asks a server that pages for fifty at a time, and no more once it does not answer', async () => {
  const ids = Array.from({ length: 120 }, (_, index) => `p${100 + index}`)
  const records = ids.map((id) => ({ ...red, id, owner: id }))
  const named = ids.map((id) => ({ id, name: id.replace('p', 'Person ') }))
  let answers = 2
  const read = () => {
    answers -= 1
    if (answers < 0) throw new Error('down')
    return answers === 1 ? named.slice(0, 50) : named.slice(50, 100)
  }
  const { asked, said } = await words('{{owner}}', records, read)
  const equal = (value: string[]) => ['people', [{ field: 'id', operator: 'eq', value }]]
  expect(asked).toEqual([ids.slice(0, 50), ids.slice(50, 100), ids.slice(100)].map(equal))
  expect(said.split(', ').slice(98, 102)).toEqual(['Person 198', 'Person 199', 'p200', 'p201'])
})

it('finds no field in a text that says the names and the product alone', () => {
  const own = definitionOf({ ...probe, fields: { ...probe.fields, names: owner } })
  expect(fieldsSaidIn(own, [{ en: '{{name}}, {{names}} of {{product}}: {{note}}' }, undefined], 2)).toEqual([
    'note',
  ])
})

it('goes by the ids of records that cannot be read', async () => {
  const failing = () => {
    throw new Error('down')
  }
  expect((await words('Whose? {{owner}}', [red], failing)).said).toBe('Whose? ana')
})

it('reads records of the account as such while a cluster is open, and those of a cluster in it; whole lists whole', async () => {
  const asked: unknown[] = []
  const read = (other: typeof people) =>
    readWords(definition, [{ en: '{{owner}}' }], [red], {
      definitions: [other],
      person: buildPerson(),
      here: { kind: 'cluster', cluster: buildClusterDetail({ id: 'c1', name: 'red' }) },
      providerOf: () => ({
        getList: async ({ filters, meta }) => {
          asked.push([filters === undefined, Reflect.get(Object(meta), 'path')])
          return { data: [], total: 0 }
        },
      }),
    })
  await read(definitionOf({ ...probe, name: 'people' }))
  await read({ ...people, scope: 'cluster' })
  expect(asked).toEqual([
    [true, { id: 'u-1' }],
    [false, { id: 'u-1', name: 'red', instanceId: 'c1' }],
  ])
})
