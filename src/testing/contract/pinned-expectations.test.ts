import { describe, expect, it } from 'vitest'
import type { Call } from '../../api/call'
import { contract } from '../../api/contract'
import { type Conditions, comparisonsIn, listed } from '../../definitions/condition'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import { pinnedDefinitions } from './pinned-definitions'

/*
 * What the specification says of each resource, written by hand: the rest of the contract holds that the screen does
 * as its definition says, this that the definition says what it should.
 */
type Pinned = {
  /** Milliseconds between two readings, and while something is under way; none: it is read when asked for. */
  read: { every?: number; faster?: number }
  /**
   * What stands between a press and its command: nothing, a question, a question that has the name typed, or a form
   * or dialog of its own; behind it, of which records it is offered, and where it is, of which it is enabled.
   */
  actions: Readonly<Record<string, string>>
}

const pinned: Readonly<Record<string, Pinned>> = {
  // D1 §4, §5, §9.
  clusters: {
    read: { every: 15_000 },
    actions: {
      connect: 'nothing',
      disconnect: 'question',
      clone: 'form',
      delete: 'typed name',
    },
  },
  // D2 §2 'Access and Security'.
  'cluster-users': {
    read: {},
    actions: {
      invite: 'form',
      roles: 'form',
      'change-role': 'form, enabled for email given',
      withdraw: 'question',
      remove: 'question',
    },
  },
  whitelists: {
    read: {},
    actions: {
      add: 'form',
      edit: 'form',
      'switch-on': 'question at times, of isActive false',
      'switch-off': 'question at times, of isActive true',
      delete: 'question',
    },
  },
  // D2 §2 'Libraries tab', §4, §9.
  libraries: {
    read: { every: 120_000, faster: 30_000 },
    actions: {
      install: 'form',
      sync: 'nothing',
      reinstall: 'question, enabled for type pypi or maven or cran or file',
      'edit-version': 'form, enabled for type pypi or maven',
      uninstall: 'question, enabled for type pypi or maven or cran or file',
      'uninstall-selected': 'question, enabled for type pypi or maven or cran or file',
    },
  },
  // D2 §9.
  'scheduled-events': {
    read: { every: 300_000 },
    actions: {
      create: 'form',
      view: 'form',
      edit: 'form, enabled for event connect or disconnect or scale up or scale down',
      delete: 'question',
    },
  },
  // D3 §4 'Sub-cluster'.
  'sub-clusters': {
    read: { every: 15_000, faster: 5_000 },
    actions: {
      create: 'form',
      connect: 'nothing',
      disconnect: 'question',
      edit: 'form',
      scale: 'form',
      start: 'nothing',
      restart: 'question',
      stop: 'question',
      delete: 'question',
    },
  },
  // D3 §2.4, BIL-D02.
  'billing-stats': { read: {}, actions: {} },
  // D3 §5 'Data agent'.
  'data-agents': {
    read: {},
    actions: {
      create: 'form',
      'agent-wheel': 'nothing',
      'agent-notebook': 'nothing',
      start: 'nothing',
      stop: 'question',
      restart: 'question',
      authorize: 'nothing',
      steps: 'form',
      edit: 'form',
      reauthorize: 'nothing',
      remove: 'form',
      manage: 'form',
    },
  },
}

describe('the definition of', () => {
  it.each(pinnedDefinitions)(
    '$name reads, asks and offers as the specification says',
    ({ name, definition }) => {
      expect({ read: readingOf(definition), actions: actionsOf(definition) }).toEqual(pinned[name])
    },
  )
})

function readingOf({ list: { poll, refresh } }: ResourceDefinition): Pinned['read'] {
  if (poll) return { every: (contract[poll.call] as Call).pollInterval }
  if (!refresh) return {}
  return refresh.faster ? { every: refresh.every, faster: refresh.faster.every } : { every: refresh.every }
}

function actionsOf({ actions }: ResourceDefinition): Pinned['actions'] {
  return Object.fromEntries(actions.map((action) => [action.name, `${stepOf(action)}${offeredOf(action)}`]))
}

function stepOf({ opens, confirm }: ActionDefinition): string {
  if (opens !== undefined || confirm?.kind === 'dialog') return 'form'
  if (confirm?.kind === 'simple' && confirm.onlyOnCaution) return 'question at times'
  return confirm ? { simple: 'question', 'typed-name': 'typed name' }[confirm.kind] : 'nothing'
}

function offeredOf({ offeredWhen, enabledWhen }: ActionDefinition): string {
  const offered = offeredWhen ? [`, of ${wordsOf(offeredWhen)}`] : []
  return [...offered, ...listed(enabledWhen).map((condition) => `, enabled for ${wordsOf(condition)}`)].join(
    '',
  )
}

function wordsOf(condition: Conditions): string {
  const words = comparisonsIn(condition).map((compared) => {
    if (!('field' in compared)) return `the person ${compared.person}`
    const isOneOf = [compared.equals, compared.in].flat().filter((value) => value !== undefined)
    const unwanted = [compared.not].flat().filter((value) => value !== undefined)
    if (compared.set !== undefined) return `${compared.field} ${compared.set ? '' : 'not '}given`
    return `${compared.field} ${[...isOneOf, ...unwanted.map((value) => `not ${value}`)].join(' or ')}`
  })
  return words.join(' and ')
}
