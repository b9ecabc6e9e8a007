import { describe, expect, it } from 'vitest'
import type { ActionDefinition } from '../../src/definitions/define-action'
import { buildPerson } from '../../src/testing/builders'
import { gadgets } from '../../src/testing/gadgets'
import { Problem } from '../problems'
import { allowForm } from './asked-action'

const isActive = {
  field: 'isActive',
  equals: true,
  reason: { en: 'Only active gadgets change' },
} as const
const opener = (opens: 'create' | 'edit', where: ActionDefinition['where']): ActionDefinition => ({
  ...{ name: opens, requires: 'manage', label: { en: opens }, icon: 'edit', where, opens },
  enabledWhen: [isActive],
})
const access = { ...gadgets.access, create: 'view', edit: 'view' } as const

/** Which action access was asked for, and what was refused after it. */
function asked(
  actions: readonly ActionDefinition[],
  mode: 'create' | 'edit',
  row: { isActive: boolean } | null,
) {
  const questions: unknown[] = []
  try {
    allowForm({ access, actions }, mode, row, buildPerson(), (action) => questions.push(action))
  } catch (error) {
    if (error instanceof Problem) questions.push(error.status, error.body.message)
  }
  return questions
}

describe('a form that is sent to a served resource', () => {
  it('is asked of the action that opens it, and of the access of the definition without one', () => {
    expect(asked([opener('edit', ['row'])], 'edit', { isActive: true })).toEqual(['manage'])
    expect(asked([], 'edit', { isActive: true })).toEqual(['view'])
    expect(asked([], 'create', null)).toEqual(['view'])
  })

  it('is refused where the action that opens it is not for such a record', () => {
    expect(asked([opener('edit', ['row'])], 'edit', { isActive: false })).toEqual([
      'manage',
      409,
      'Only active gadgets change',
    ])
  })

  it('is refused for a new record by what an action about the list needs alone', () => {
    expect(asked([opener('create', ['toolbar'])], 'create', null)).toEqual([
      'manage',
      409,
      'Only active gadgets change',
    ])
    expect(asked([opener('create', ['row'])], 'create', null)).toEqual(['manage'])
  })
})
