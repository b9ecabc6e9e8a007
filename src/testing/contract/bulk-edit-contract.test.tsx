import { describe, expect, it } from 'vitest'
import { webhooks } from '../../../docs/examples/webhooks'
import type { ResourceDefinition } from '../../definitions/define'
import { bulkEditOf, checkOneField, checkRequired } from './bulk-edit-contract'
import { expectFoundOut } from './expect-found-out'
import { type ContractSubject, subjects } from './subjects'

const changing = subjects.filter(({ promised }) => bulkEditOf(promised) !== undefined)

it('is kept by what a file and what TypeScript says', () => {
  expect(changing.map(({ name }) => name)).toEqual(['projects', 'webhooks'])
})

describe.each(changing)('a change of selected $name', (subject) => {
  it('sends one field of each', () => checkOneField(subject))
  it('sends nothing that no record may have', () => checkRequired(subject))
})

const drawnWith = (changes: Partial<ResourceDefinition>): ContractSubject => ({
  promised: webhooks,
  drawn: { ...webhooks, ...changes },
})
const { edit, formFields } = webhooks
const optional = Object.fromEntries(
  Object.entries(formFields ?? {}).map(([name, { required: _required, ...field }]) => [name, field]),
)

describe('the contract of changing selected records finds an engine that', () => {
  it.each([
    [
      'sends more than the field',
      checkOneField,
      drawnWith(edit ? { edit: { ...edit, request: (values) => values } } : {}),
    ],
    ['loses a field', checkOneField, drawnWith(edit ? { edit: { ...edit, locked: ['url'] } } : {})],
    ['takes what is missing', checkRequired, drawnWith({ formFields: optional })],
  ])('%s', (_title, check, subject) => expectFoundOut(check, subject))
})
