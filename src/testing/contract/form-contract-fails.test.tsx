import { beforeEach, describe, it } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import type { FieldDefinition } from '../../definitions/define-field'
import { rangeRule } from '../../resources/cluster/whitelists/form'
import { doors } from '../example-definition'
import { expectFoundOut } from './expect-found-out'
import { checkLeaving, checkLocked, checkRequired, checkRules, checkServerFaults } from './form-contract'
import type { ContractSubject } from './subjects'

beforeEach(() => sessionStorage.clear())

type Check = (subject: ContractSubject) => Promise<void>

const base: ResourceDefinition = doors
const range: FieldDefinition = {
  label: { en: 'Range' },
  kind: 'text',
  required: { en: 'Please enter a range' },
  rule: rangeRule,
  wire: ['cidr'],
}
const promised: ResourceDefinition = { ...base, formFields: { ...base.formFields, range } }
const openEdit = base.edit && { ...base.edit, locked: [] }

/** Doors with an altered field. */
function altered(name: 'range' | 'owner', changes: Partial<FieldDefinition>): ContractSubject {
  const field = promised.formFields?.[name] ?? { label: { en: name }, kind: 'text' as const }
  return {
    promised,
    drawn: { ...promised, formFields: { ...promised.formFields, [name]: { ...field, ...changes } } },
  }
}

describe('the contract of forms finds an engine that', () => {
  it.each<[string, Check, ContractSubject]>([
    ['forgets that a field is required', checkRequired, altered('range', { required: undefined })],
    [
      'says something else of a missing value',
      checkRequired,
      altered('range', { required: { en: 'Missing' } }),
    ],
    ['calls a field otherwise', checkRequired, altered('range', { label: { en: 'Span' } })],
    ['does not ask the rule', checkRules, altered('range', { rule: undefined })],
    ['lets be changed what is fixed', checkLocked, { promised, drawn: { ...promised, edit: openEdit } }],
    ['does not know what the server calls a field', checkServerFaults, altered('range', { wire: [] })],
    ['has no such form', checkLeaving, { promised, drawn: { ...promised, edit: undefined } }],
  ])('%s', (_title, check, subject) => expectFoundOut(check, subject))
})
