import { expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { knownNames } from '../../resources/known-names'
import { checkDefinition } from '../check'
import { faultLine } from '../fault-line'
import { locateFaults } from './locate-faults'
import { readResourceFile } from './read-resource-file'

/* What led an author astray who had the documentation alone. */

function lines(changes: object): string[] {
  const content = JSON.stringify({ ...example, ...changes }, null, 2)
  const { definition, faults } = readResourceFile(content, 'api-keys.json')
  const found = faults.length > 0 ? faults : checkDefinition(definition, knownNames)
  return locateFaults(found, content, 'api-keys.json').map(faultLine)
}
const [revoke] = example.actions
const isActive = (action: object | string) => ({
  ...example.fields,
  isActive: { ...example.fields.isActive, action },
})

it('a switch may perform actions that stand nowhere else', () => {
  const place = { ...revoke, where: [], offeredWhen: undefined, confirm: undefined }
  expect(
    lines({
      actions: [
        { ...place, name: 'revoke' },
        { ...place, name: 'restore' },
      ],
      fields: isActive({ on: 'restore', off: 'revoke' }),
    }),
  ).toEqual([])
  expect(lines({ actions: [{ ...place, name: 'toggle' }], fields: isActive('toggle') })).toEqual([])
})

it('what an action sends is wrong where the action stands, and not in a form', () => {
  const [line] = lines({ actions: [{ ...revoke, sends: { isActive: [] } }] })
  expect(line).toMatch(/^api-keys\.json:\d+:\d+: R102 api-keys\.actions\[0\]\.sends\.isActive: /)
})

it('of an option that is an object its own mistake is said', () => {
  const options = [{ value: 'read', label: 'Read only', tone: 'muted' }, 'write']
  const [line, ...more] = lines({
    fields: { ...example.fields, purpose: { ...example.fields.purpose, options } },
  })
  expect(line).toMatch(/R102 api-keys\.fields\.purpose\.options\[0\]\.tone: no value "muted"/)
  expect(line).toMatch(/known are "good", "warning", "bad", "neutral" and "busy"/)
  expect(more).toEqual([])
})

it('of a filter that is an object its own mistake is said', () => {
  expect(lines({ list: { ...example.list, filters: [{ fields: 'purpose' }] } })).toEqual([
    expect.stringMatching(/R102 api-keys\.list\.filters\[0\]\.field: is missing/),
    expect.stringMatching(/R023 api-keys\.list\.filters\[0\]: no key "fields"; did you mean "field"\?/),
  ])
})

it('a fault of an action is told where it stands, whatever stands before the actions', () => {
  const actions = ['revoke', 'restore'].map((name) => ({ ...revoke, name, icon: 'unicorn' }))
  const edit = { fields: ['name', 'note'], bulk: true }
  const content = JSON.stringify({ ...example, edit, actions }, null, 2).split('\n')
  const icons = content.flatMap((line, index) => (line.includes('unicorn') ? [index + 1] : []))
  expect(lines({ edit, actions })).toEqual(
    icons.map((line, index) =>
      expect.stringContaining(`api-keys.json:${line}:7: R018 api-keys.actions[${index}].icon: `),
    ),
  )
})

it('a key that is of no use to a type of field is told as such, whatever its value', () => {
  const day = { type: 'boolean', label: 'Day', min: ['now'] }
  expect(lines({ fields: { ...example.fields, day } })).toEqual([
    expect.stringMatching(
      /R089 api-keys\.fields\.day\.min: "boolean" cannot use "min"; it is for "number", /,
    ),
  ])
  const width = { type: 'number', label: 'Width', pattern: { matches: 7 } }
  const shape = { type: 'object', label: 'Shape', fields: { width } }
  expect(lines({ fields: { ...example.fields, shape } })).toEqual([
    expect.stringMatching(
      /R089 api-keys\.fields\.shape\.fields\.width\.pattern: "number" cannot use "pattern"/,
    ),
  ])
  const { dailyLimit } = example.fields
  expect(lines({ fields: { ...example.fields, dailyLimit: { ...dailyLimit, min: 'now' } } })).toEqual([
    expect.stringMatching(
      /R135 api-keys\.fields\.dailyLimit\.min: a number, or \{ "field": … \} is expected/,
    ),
  ])
})

it('a key of several lines is told in one', () => {
  expect(lines({ 'a\nb': 1 })).toEqual([expect.stringMatching(/R023 api-keys: no key "a b"; known are/)])
})

it('what nothing would come of is told', () => {
  const why = { type: 'text', label: 'Why', copyable: true }
  expect(lines({ actions: [{ ...revoke, fields: { why } }] })).toEqual([
    expect.stringMatching(/R089 api-keys\.actions\[0\]\.fields\.why\.copyable: .*: leave it out$/),
  ])
  const clone = { fields: ['name'], review: 'Look again' }
  expect(lines({ clone, access: { ...example.access, clone: 'manage' } })).toEqual([
    expect.stringMatching(/R092 api-keys\.clone\.review: a review is the last of several steps/),
  ])
  expect(lines({ edit: { ...example.edit, review: 'Look again' } })).toEqual([
    expect.stringMatching(/R092 api-keys\.edit\.review: a review is the last of several steps/),
  ])
  expect(lines({ calls: { filterParameter: 'filter' } })).toEqual([
    expect.stringMatching(/R099 api-keys\.calls\.filterParameter: no filter is put together/),
  ])
  const createdAt = { ...example.fields.createdAt, max: { field: 'createdAt', plus: 'soon' } }
  expect(lines({ fields: { ...example.fields, createdAt } })).toEqual([
    expect.stringMatching(/R102 api-keys\.fields\.createdAt\.max\.plus: is a time such as "90min"/),
  ])
})

it('wrong options of a figure that is filtered are told as such, and a label without its two texts', () => {
  const dailyLimit = { ...example.fields.dailyLimit, options: 7 }
  const list = { ...example.list, filters: ['dailyLimit'] }
  expect(lines({ fields: { ...example.fields, dailyLimit }, list })).toEqual([
    expect.stringMatching(/R102 api-keys\.fields\.dailyLimit\.options: a list is expected/),
  ])
  expect(lines({ label: { single: 'Key', many: 'Keys' } })).toEqual([
    expect.stringMatching(/R102 api-keys\.label\.one: is missing/),
    expect.stringMatching(/R023 api-keys\.label: no key "single"/),
  ])
})

it('forms by number without a language are told to stand under one', () => {
  const success = { one: '{{name}} is revoked.', other: '{{count}} keys are revoked.' }
  expect(lines({ actions: [{ ...revoke, success }] })).toEqual([
    expect.stringMatching(
      /R102 api-keys\.actions\[0\]\.success: forms by number stand under a language: \{ "en": \{ "one": …, "other": … \} \}$/,
    ),
  ])
  expect(lines({ actions: [{ ...revoke, success: { en: success } }] })).toEqual([])
  expect(lines({ actions: [{ ...revoke, success: { de: 'Widerrufen' } }] })).toEqual([
    expect.stringMatching(/R102 api-keys\.actions\[0\]\.success\.en: is missing/),
  ])
})

it('a formula that stands where none may is told once', () => {
  const size = { type: 'computed', label: 'Size', value: 'width * 2' }
  const rules = { type: 'array', label: 'Rules', fields: { width: { type: 'number', label: 'Width' }, size } }
  expect(lines({ fields: { ...example.fields, rules } })).toEqual([
    expect.stringMatching(
      /R047 api-keys\.fields\.rules\.fields\.size: a computed field stands beside other fields/,
    ),
  ])
})

it('an object for a sentence is told as such, once', () => {
  const help = { with: ['purpose'], says: 'Another one has it' }
  expect(lines({ fields: { ...example.fields, note: { ...example.fields.note, help } } })).toEqual([
    expect.stringMatching(
      /R102 api-keys\.fields\.note\.help: "help" is one text, such as "Words", or the words by language: \{ "en": "Words", "de": "Wörter" \}$/,
    ),
  ])
})

it('of many names the nearest are told, and where all of them stand', () => {
  const [line, ...more] = lines({ actions: [{ ...revoke, requires: 'rotate' }] })
  expect(line).toMatch(
    /R102 api-keys\.actions\[0\]\.requires: no value "rotate"; nearest are "\w+", "\w+" and "\w+", and the JSON schema lists all \d+$/,
  )
  expect(more).toEqual([])
})

it('a view that sets one value too many is told what lets its filter take several', () => {
  const views = [{ name: 'Both', filters: { purpose: ['read', 'write'] } }]
  expect(lines({ list: { ...example.list, filters: ['purpose'], views } })).toEqual([
    expect.stringMatching(
      /R126 api-keys\.list\.views\[0\]\.filters\.purpose: .* \{ "field": "purpose", "by": "several" \} in "filters" of "list"$/,
    ),
  ])
})

it.each(['shownWhen', 'requiredWhen', 'lockedWhen', 'validWhen'])(
  '"%s" takes one condition or a list',
  (key) => {
    const condition = { field: 'name', equals: 'ci', ...(/locked|valid/.test(key) && { reason: 'So it is' }) }
    const faultsWith = (value: unknown) =>
      lines({
        fields: {
          ...example.fields,
          purpose: { ...example.fields.purpose, required: 'Say it', [key]: value },
        },
      })
    expect([faultsWith(condition), faultsWith([condition, condition])]).toEqual([[], []])
    const at = `api-keys.fields.purpose.${key}`
    expect(faultsWith({ ...condition, field: 'nam' })).toEqual([
      expect.stringContaining(`R007 ${at}.field: no field "nam"; did you mean "name"?`),
    ])
    expect(faultsWith({ ...condition, equal: 'x' })).toEqual([
      expect.stringContaining(`R023 ${at}: no key "equal"; did you mean "equals"?`),
    ])
    expect(faultsWith([condition, { ...condition, equal: 'x' }])).toEqual([
      expect.stringContaining(`R023 ${at}[1]: no key "equal"; did you mean "equals"?`),
    ])
    expect(faultsWith('name')).toEqual([
      expect.stringMatching(
        /R102 .*: a condition( with a "reason")?, or a list of (such )?conditions, is expected/,
      ),
    ])
  },
)

it.each(['offeredWhen', 'enabledWhen'])('"%s" of an action takes one condition or a list', (key) => {
  const condition = { field: 'name', equals: 'ci', ...(key === 'enabledWhen' && { reason: 'So it is' }) }
  const faultsWith = (value: unknown) => lines({ actions: [{ ...revoke, [key]: value }] })
  expect([faultsWith(condition), faultsWith([condition, condition])]).toEqual([[], []])
})
