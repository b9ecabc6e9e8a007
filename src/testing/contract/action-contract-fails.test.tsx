import { describe, it } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import { gadgets } from '../gadgets'
import { checkBulk, checkConditions, checkOffered, checkPressed, checkRefused } from './action-contract'
import { expectFoundOut } from './expect-found-out'
import type { ContractSubject } from './subjects'

type Check = (subject: ContractSubject) => Promise<void>

/** Gadgets of whose actions the engine is told otherwise: one of them, or with null none of that name at all. */
function told(name: string, changes: Partial<ActionDefinition> | null): ContractSubject {
  const promised: ResourceDefinition = gadgets
  const actions = promised.actions.flatMap((action) => {
    if (action.name !== name) return [action]
    return changes ? [{ ...action, ...changes }] : []
  })
  return { promised, drawn: { ...promised, actions } }
}

const other = { en: 'Something else' }
const question = { kind: 'simple', title: other, text: other, submit: other } as const

describe('the contract of actions finds an engine that', () => {
  it.each<[string, Check, ContractSubject]>([
    ['forgets an action', checkOffered, told('polish', null)],
    ['puts an action elsewhere', checkOffered, told('delete', { where: ['row'] })],
    ['forgets a switch', checkOffered, told('toggle', null)],
    ['offers what a record does not allow', checkConditions, told('delete', { offeredWhen: undefined })],
    ['lets be done what the record is not ready for', checkConditions, told('polish', { enabledWhen: [] })],
    [
      'tells another reason',
      checkConditions,
      told('polish', { enabledWhen: [{ field: 'isActive', is: [true], reason: other }] }),
    ],
    ['asks access for something else', checkRefused, told('sync', { requires: 'view' })],
    ['destroys without a question', checkPressed, told('delete', { confirm: undefined })],
    ['does not say what is lost', checkPressed, told('delete', { dangerText: undefined })],
    ['asks in other words', checkPressed, told('delete', { confirm: question })],
    ['asks where nothing is to be asked', checkPressed, told('sync', { confirm: question })],
    ['says something else when it is done', checkPressed, told('sync', { success: other })],
    ['keeps back what the server said', checkPressed, told('polish', { useServerMessage: false })],
    ['says something else when it failed', checkPressed, told('sync', { failure: other })],
    ['does to one what was meant for each', checkBulk, told('delete', { bulk: 'one-call' })],
  ])('%s', (_title, check, subject) => expectFoundOut(check, subject))
})
