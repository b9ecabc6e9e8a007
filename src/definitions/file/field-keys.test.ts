import { expect, it } from 'vitest'
import { canUse } from './field-keys'
import { fieldTypes } from './file-fields'

// As the table of docs/adding-a-resource.md has it.
const figures = 'number percent money bytes duration'
const dates = 'date day date-time'
const limited = 'text long-text code email url host ip-range'
const plain = `${limited} time`
const typed = `${limited} secret file-text`

it.each([
  ['min', `${figures} ${dates} ${typed} list array reference`],
  ['max', `${figures} ${dates} ${typed} list array reference`],
  ['pattern', `${typed} list`],
  ['rule', `${typed} list`],
  ['default', `${plain} ${figures} ${dates} boolean choice list reference`],
  ['unique', `${plain} ${figures} ${dates} choice reference`],
  ['noOverlap', dates],
  ['ascends', `${figures} ${dates} time`],
  ['toneWhen', `${plain} ${figures} ${dates} boolean list reference computed`],
  ['options', 'choice list boolean computed'],
  ['unit', 'number computed duration bytes percent money date date-time'],
  ['sentAs', 'choice reference'],
  ['currency', 'money computed'],
  ['resource', 'reference'],
  ['many', 'reference'],
  ['fields', 'object array'],
  ['kinds', 'array'],
  ['kindField', 'array'],
  ['action', 'boolean'],
] as const)('"%s" is of use to %s', (key, types) => {
  expect(fieldTypes.filter((type) => canUse(type, key)).sort()).toEqual(types.split(' ').sort())
})

it.each([
  'placeholder',
  'opensEmpty',
  'required',
  'validWhen',
  'warnWhen',
  'shownWhen',
  'requiredWhen',
  'lockedWhen',
] as const)('"%s" is of use to all but a computed field, which no form asks for', (key) => {
  expect(fieldTypes.filter((type) => !canUse(type, key))).toEqual(['computed'])
})
