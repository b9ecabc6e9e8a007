import { describe, it } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import { libraries } from '../../resources/cluster/libraries/definition'
import { gadgets } from '../gadgets'
import { expectFoundOut } from './expect-found-out'
import {
  checkColumns,
  checkEmpty,
  checkFailure,
  checkForbidden,
  checkHostile,
  checkLoading,
  checkMany,
  checkSearch,
} from './list-contract'
import type { ContractSubject } from './subjects'

type Check = (subject: ContractSubject) => Promise<void>

const { fields, list } = gadgets
const drawnWith = (changes: Partial<ResourceDefinition>): ContractSubject => ({
  promised: gadgets,
  drawn: { ...gadgets, ...changes },
})
const listWith = (changes: Partial<ResourceDefinition['list']>) =>
  drawnWith({ list: { ...list, ...changes } })
const other = { en: 'Something else' }

describe('the contract of lists finds an engine that', () => {
  it.each<[string, Check, ContractSubject]>([
    ['changes the order of columns', checkColumns, listWith({ columns: [...list.columns].reverse() })],
    ['loses a column', checkColumns, listWith({ columns: list.columns.slice(1) })],
    [
      'calls a column otherwise',
      checkColumns,
      drawnWith({ fields: { ...fields, name: { label: other, kind: 'text' } } }),
    ],
    [
      'draws a column whose condition does not hold',
      checkColumns,
      {
        promised: { ...libraries, list: { ...libraries.list, columnsOnDemand: [] } },
        drawn: { ...libraries, list: { ...libraries.list, columnsOnDemand: [], columnsShownWhen: {} } },
      },
    ],
    ['says something else while it loads', checkLoading, listWith({ loading: other })],
    ['says something else when it is empty', checkEmpty, listWith({ empty: { title: other } })],
    ['forgets the way to the first record', checkEmpty, drawnWith({ actions: [] })],
    ['says something else when it fails', checkFailure, listWith({ error: other })],
    ['calls the way to try again otherwise', checkFailure, listWith({ retry: other })],
    [
      'asks access for something else',
      checkForbidden,
      drawnWith({ access: { subject: 'Account', list: 'view' } }),
    ],
    ['forgets why it is not there yet', checkForbidden, listWith({ unavailable: other })],
    ['leaves no way to narrow the list', checkSearch, listWith({ search: undefined })],
    [
      'searches in other fields',
      checkSearch,
      listWith({
        search: { label: { en: 'Search gadgets' }, placeholder: { en: 'Search by name' }, fields: ['note'] },
      }),
    ],
  ])('%s', (_title, check, subject) => expectFoundOut(check, subject))

  it.each<[string, Check, ContractSubject]>([
    ['hides what somebody else chose', checkHostile, listWith({ columns: ['weight'] })],
    ['does not show what changed', checkMany, listWith({ columns: ['weight'] })],
  ])('%s, too', (_title, check, subject) => expectFoundOut(check, subject))
})
