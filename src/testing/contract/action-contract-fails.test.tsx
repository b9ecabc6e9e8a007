import { describe, it } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import { gadgets } from '../gadgets'
import { checkBulk, checkConditions, checkPressed, checkRefused } from './action-contract'
import { expectFoundOut } from './expect-found-out'
import type { ContractSubject } from './subjects'

type Check = (subject: ContractSubject) => Promise<void>

/** Gadgets with one action, and what is drawn of them: the action altered, or with null none. */
function altered(name: string, changes: Partial<ActionDefinition> | null): ContractSubject {
  const { actions, ...others }: ResourceDefinition = gadgets
  const promised = actions.filter((action) => action.name === name)
  const drawn = changes ? promised.map((action) => ({ ...action, ...changes })) : []
  return { promised: { ...others, actions: promised }, drawn: { ...others, actions: drawn } }
}

const other = { en: 'Something else' }
const question = { kind: 'simple', title: other, text: other, submit: other } as const

describe('the contract of actions finds an engine that', () => {
  it.each<[string, Check, ContractSubject]>([
    ['forgets an action', checkPressed, altered('polish', null)],
    ['puts an action elsewhere', checkPressed, altered('delete', { where: ['row'] })],
    ['forgets a switch', checkPressed, altered('toggle', null)],
    ['offers what a record does not allow', checkConditions, altered('delete', { offeredWhen: undefined })],
    [
      'lets be done what the record is not ready for',
      checkConditions,
      altered('polish', { enabledWhen: [] }),
    ],
    [
      'tells another reason',
      checkConditions,
      altered('polish', { enabledWhen: [{ field: 'isActive', equals: true, reason: other }] }),
    ],
    ['asks access for something else', checkRefused, altered('sync', { requires: 'view' })],
    ['destroys without a question', checkPressed, altered('delete', { confirm: undefined })],
    ['does not say what is lost', checkPressed, altered('delete', { dangerText: undefined })],
    ['asks in other words', checkPressed, altered('delete', { confirm: question })],
    ['asks where nothing is to be asked', checkPressed, altered('sync', { confirm: question })],
    ['says something else when it is done', checkPressed, altered('sync', { success: other })],
    ['keeps back what the server said', checkPressed, altered('polish', { useServerMessage: false })],
    ['says something else when it failed', checkPressed, altered('sync', { failure: other })],
    ['does to one what was meant for each', checkBulk, altered('delete', { bulk: 'one-call' })],
  ])('%s', (_title, check, subject) => expectFoundOut(check, subject))
})
