import { expect, it } from 'vitest'
import example from '../../docs/examples/api-keys.json'
import { checkRelated } from './check-detail'
import { faultLine } from './fault-line'
import { readResourceFile } from './file/read-resource-file'

const read = (changes: object) => {
  const file = { ...example, ...changes }
  const { definition, faults } = readResourceFile(JSON.stringify(file), `${file.name}.json`)
  expect(faults).toEqual([])
  return definition
}
const keys = (list: object) => read({ list: { ...example.list, ...list } })
const key = (only: object) => ({ type: 'reference', label: 'Key', resource: 'api-keys', only })
const facing = (only: object, list: object = {}) => {
  const definition = read({ name: 'deployments', fields: { ...example.fields, key: key(only) } })
  return checkRelated(definition, [definition, keys(list)]).map(faultLine)
}
const at = 'R188 deployments.fields.key.only'

it('a reference may offer the records that its list is filtered by, and any of a list that is read whole', () => {
  expect(facing({ purpose: 'read' })).toEqual([])
  expect(facing({ isActive: true, dailyLimit: 5 }, { paging: 'client' })).toEqual([])
})

it.each([
  [{ purpos: 'read' }, `${at}.purpos: no field of "api-keys" "purpos"; did you mean "purpose"?`],
  [
    { status: 'ready' },
    `${at}.status: no field of "api-keys" "status"; it has name, purpose, dailyLimit, note, isActive, createdAt`,
  ],
  [
    { purpose: 'reed' },
    'R044 deployments.fields.key.only.purpose: "purpose" is never "reed"; did you mean "read"?',
  ],
  [{ purpose: true }, `${at}.purpose: "purpose" of "api-keys" is a text, and never true`],
  [
    { isActive: true },
    `${at}.isActive: the server cuts the list of "api-keys" into pages, and is not asked by "isActive": name it in its "filters"`,
  ],
])('of a reference that offers %j alone it says %s', (only, fault) => {
  expect(facing(only)).toEqual([fault])
})

it('says so of what an action asks for, too', () => {
  const [revoke] = example.actions
  const definition = read({
    name: 'deployments',
    actions: [{ ...revoke, sends: undefined, fields: { other: key({ colour: 'red' }) } }],
  })
  const [fault] = checkRelated(definition, [definition, keys({})]).map(faultLine)
  expect(fault).toMatch(/^R188 deployments\.actions\[\d\]\.fields\.other\.only\.colour: no field/)
})
