import { expect, it } from 'vitest'
import { draftOf } from './draft'
import { fileOf, rowsOf } from './draft-file'
import { testText } from './draft-test'

const draft = (more: object) => draftOf({ name: 'keys', fields: 'name:text', ...more })
const fieldsWith = (more: object) => fileOf(draft({ format: 'json', ...more })).fields

it('a draft has the words, the tab and the fields of a filter that its flags say', () => {
  const said = { many: 'API keys', one: 'Key', scope: 'cluster', tab: 'security' }
  expect(draft(said)).toMatchObject({ many: 'API keys', one: 'Key', tab: 'security' })
  expect(draft({ many: 'API keys' })).toMatchObject({ one: 'API key', tab: 'keys' })
  const fields = 'name:text,logo:image,isOn:boolean'
  expect(draft({ fields, 'filter-builder': 'all' }).filterBuilder).toEqual(['name', 'isOn'])
  // What stands on a tab has no address of its own.
  expect(draft({ name: 'plans', scope: 'cluster' }).name).toBe('plans')
})

it('a draft has what is usual where nothing stands in brackets', () => {
  expect(fieldsWith({ fields: 'price:money,kind:choice' })).toMatchObject({
    price: { currency: 'EUR' },
    kind: { options: ['first', 'second'] },
  })
  expect(() => draft({ format: 'json', fields: 'limits:object(sum:computed(1))' })).toThrow(
    '"sum": a field of type computed stands beside others',
  )
})

it.each([
  ['kind=1', { equals: '1' }],
  ['kind!=1', { not: '1' }],
  ['size=1', { equals: 1 }],
  ['size<1', { less: 1 }],
  ['size>1', { greater: 1 }],
  ['isOn=true', { equals: true }],
  ['isOn=false', { equals: false }],
  ['isOn', { equals: true }],
  ['kind', { set: true }],
])('"shown %s" compares by %j', (condition, compared) => {
  const fields = 'name:text,kind:choice(1|2),size:number,isOn:boolean'
  const [field] = condition.split(/[^A-Za-z]/)
  const { name } = fieldsWith({ fields, when: `name shown ${condition}` })
  expect(name?.shownWhen).toEqual({ field, ...compared })
})

it.each([
  ['kind=a', '"kind" is a'],
  ['kind!=a', '"kind" is not a'],
  ['size<5', '"size" is less than 5'],
  ['isOn', '"on" is switched on'],
  ['kind', '"kind" is filled in'],
])('a field that is locked by "%s" says that it is while %s', (condition, words) => {
  const fields = 'name:text,kind:choice(a|b),size:number,isOn:boolean'
  const { name } = fieldsWith({ fields, when: `name locked ${condition}` })
  expect(name?.lockedWhen?.reason).toBe(`It cannot be changed while ${words}`)
})

it.each([
  ['user', "const path = '/trips'", "rig.call('lab', 'POST', path, values)"],
  [
    'cluster',
    "const path = '/instances/c1a5e000-0000-4000-8000-000000000001/trips'",
    "rig.call('user', 'POST', path, values)",
  ],
])('the test of a resource of a %s asks where it stands, and as somebody who may not', (scope, ...lines) => {
  const text = testText(draft({ name: 'trips', scope, fields: 'name:text!' }))
  for (const line of [...lines, "describe('trips', () => {", 'toBe(422)']) expect(text).toContain(line)
})

it('rows have what their conditions show, and nothing else', () => {
  const fields = 'name:text!,kind:choice(a|b),team:reference(teams),x:text,y:text,z:text'
  const rows = rowsOf(draft({ fields, when: 'x shown kind!=a; y shown kind; z shown team' }), 2)
  expect(rows.map((row) => ['x', 'y', 'z'].filter((name) => name in row))).toEqual([['y'], ['x', 'y']])
})

it('a drafted file asks for the right to manage, shows no secret and imports none, not even within others', () => {
  const fields = 'contact:email,name:text,token:secret,files:object(logo:image|size:number)'
  const file = fileOf(draft({ fields, with: 'import' }))
  expect(file).toMatchObject({
    access: { list: 'view', create: 'manage', edit: 'manage' },
    titleField: 'name',
    list: { columns: ['contact', 'name'], search: ['name'] },
    import: { fields: ['contact', 'name'] },
    delete: { requires: 'manage', dangerText: '{{name}} is lost.' },
  })
  expect(file.edit?.bulk).toBeUndefined()
})
