import { describe, expect, it } from 'vitest'
import { webhooks } from '../../../docs/examples/webhooks'
import type { ResourceDefinition } from '../../definitions/define'
import { expectFoundOut } from './expect-found-out'
import { checkFaultyRow, checkImportRefused, checkTemplate } from './import-contract'
import { type ContractSubject, subjects } from './subjects'

const importing = subjects.filter(({ promised }) => promised.import !== undefined)

it('is kept by what a file and what TypeScript says', () => {
  expect(importing.map(({ name }) => name)).toEqual(['projects', 'webhooks'])
})

describe.each(importing)('an import of $name', (subject) => {
  it('checks rows as the form does', () => checkFaultyRow(subject))
  it('makes a record of the row in its template', () => checkTemplate(subject))
  it('is refused to who may not create', () => checkImportRefused(subject))
})

const drawnWith = (changes: Partial<ResourceDefinition>): ContractSubject => ({
  promised: webhooks,
  drawn: { ...webhooks, ...changes },
})

describe('the contract of imports finds an engine that', () => {
  it.each([
    ['loses a field', checkFaultyRow, drawnWith({ import: { fields: ['name', 'url', 'event'] } })],
    ['cannot create', checkTemplate, drawnWith({ import: { fields: ['name'] } })],
    [
      'asks access for something else',
      checkImportRefused,
      drawnWith({ access: { subject: 'Account', list: 'view' } }),
    ],
  ])('%s', (_title, check, subject) => expectFoundOut(check, subject))
})
