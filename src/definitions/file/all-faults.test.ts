import { describe, expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { knownNames } from '../../resources/known-names'
import { mutatedFiles } from '../../testing/mutated-files'
import { checkDefinition } from '../check'
import { locateFaults } from './locate-faults'
import { furtherFaults, readResourceFile } from './read-resource-file'

/** Id and place of all faults that are told at once. */
function faultsOf(changes: object): string[] {
  const content = JSON.stringify({ ...example, ...changes }, null, 2)
  const read = readResourceFile(content, 'api-keys.json')
  const further = furtherFaults(read, (definition) => checkDefinition(definition, knownNames))
  return locateFaults([...read.faults, ...further], content, 'api-keys.json').map(
    ({ id, place }) => `${id} ${place.replace('api-keys.', '')}`,
  )
}
const { fields, list, actions } = example
const [revoke] = actions
/** A fault that no other one has to do with. */
const wrongColumn = { ...list, columns: [...list.columns, 'nam'] }
const unknownColumn = 'R007 list.columns[5]'

describe('a file tells at once', () => {
  it('an unknown key, a key of another type, a review without steps and a column that is not there', () => {
    expect(
      faultsOf({
        colour: 'red',
        fields: { ...fields, isActive: { ...fields.isActive, pattern: { matches: 'a', says: 'a' } } },
        create: { ...example.create, review: 'Look again' },
        list: wrongColumn,
      }),
    ).toEqual(['R023 api-keys', 'R089 fields.isActive.pattern', 'R092 create.review', unknownColumn])
  })

  it.each([
    ['a missing text', { list: { ...wrongColumn, error: undefined } }, 'R102 list.error'],
    ['a missing heading', { list: { ...wrongColumn, empty: {} } }, 'R102 list.empty.title'],
    ['a number as text', { list: { ...wrongColumn, refreshSeconds: '5' } }, 'R102 list.refreshSeconds'],
    ['a page size', { list: { ...wrongColumn, pageSizes: [2.5] } }, 'R102 list.pageSizes[0]'],
    [
      'a misspelt place of an action',
      { list: wrongColumn, actions: [{ ...revoke, where: ['men'] }] },
      'R102 actions[0].where[0]',
    ],
    [
      'a field without a label',
      { list: wrongColumn, fields: { ...fields, note: { type: 'text' } } },
      'R102 fields.note.label',
    ],
    [
      'a condition',
      { list: wrongColumn, actions: [{ ...revoke, offeredWhen: { field: 'isActive' } }] },
      'R030 actions[0].offeredWhen',
    ],
    [
      'a key of a field that is like one of the whole file',
      {
        list: wrongColumn,
        fields: { ...fields, isActive: { ...fields.isActive, actions: { on: 'revoke', off: 'revoke' } } },
      },
      'R023 fields.isActive',
    ],
  ])('%s, and a column that is not there', (_what, changes, line) => {
    expect(faultsOf(changes)).toEqual([line, unknownColumn])
  })
})

describe('nothing is claimed that a fault has left unknown', () => {
  it.each([
    [
      'the options of a field, which a condition and a filter hang on',
      {
        fields: { ...fields, purpose: { ...fields.purpose, options: 'read' } },
        actions: [{ ...revoke, offeredWhen: { field: 'purpose', equals: 'read' } }],
      },
      'R102 fields.purpose.options',
    ],
    [
      'the type of a field, which a total and a chart hang on',
      {
        fields: { ...fields, dailyLimit: { type: 'nummer', label: 'Requests a day' } },
        list: {
          ...list,
          totals: { dailyLimit: 'sum' },
          chart: { kind: 'bars', x: 'purpose', y: 'dailyLimit' },
        },
      },
      'R102 fields.dailyLimit.type',
    ],
    [
      'the seconds after which a list is read',
      {
        list: {
          ...list,
          refreshSeconds: '120',
          refreshFaster: { seconds: 90, while: { field: 'purpose', in: ['read'] } },
        },
      },
      'R102 list.refreshSeconds',
    ],
    [
      'who cuts the pages',
      { list: { ...list, paging: 'clint', filters: [{ field: 'purpose', by: 'several' }] } },
      'R102 list.paging',
    ],
    [
      'the columns',
      { list: { ...list, columns: 'name', totals: { dailyLimit: 'sum' } } },
      'R102 list.columns',
    ],
    [
      'whom access is asked about',
      { access: { ...example.access, subject: 'Acount' } },
      'R102 access.subject',
    ],
    [
      'the method of a call',
      { actions: [{ ...revoke, call: { ...revoke?.call, method: 'FETCH' } }] },
      'R102 actions[0].call.method',
    ],
    [
      'the name of an action',
      {
        actions: [{ ...revoke, name: undefined }],
        fields: { ...fields, isActive: { ...fields.isActive, action: 'revoke' } },
      },
      'R102 actions[0].name',
    ],
    ['the fields of a form', { create: { fields: 'name' }, import: {} }, 'R102 create.fields'],
    [
      'options under a misspelt key',
      {
        fields: { ...fields, purpose: { type: 'choice', label: 'Purpose', optoins: fields.purpose.options } },
      },
      'R023 fields.purpose',
    ],
    [
      'a call under a misspelt key',
      {
        cals: { list: { method: 'GET', path: '/keys' } },
        list: { ...list, filters: [{ field: 'purpose', by: 'several' }] },
      },
      'R023 api-keys',
    ],
    [
      'a sentence',
      {
        fields: {
          ...fields,
          note: { ...fields.note, required: 7, requiredWhen: { field: 'isActive', equals: true } },
        },
      },
      'R102 fields.note.required',
    ],
  ])('%s', (_what, changes, line) => {
    expect(faultsOf(changes)).toEqual([line])
  })
})

it('a file of any shape is judged without an error', () => {
  for (const { content } of mutatedFiles(200)) {
    const read = readResourceFile(content, 'api-keys.json')
    expect(() => furtherFaults(read, (definition) => checkDefinition(definition, knownNames))).not.toThrow()
  }
})
