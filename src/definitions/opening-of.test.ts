import { describe, expect, it } from 'vitest'
import { gadgets } from '../testing/gadgets'
import type { ActionDefinition } from './define-action'
import { openedBy } from './opened-by'
import { hasConditions, openingOf } from './opening-of'

const action = (parts: Partial<ActionDefinition>): ActionDefinition => ({
  ...{ name: 'alter', requires: 'manage', label: { en: 'Alter' }, icon: 'edit', where: ['row'] },
  ...parts,
})

describe('who may open a form', () => {
  const access = { ...gadgets.access, list: 'view', edit: 'update' } as const

  it('is said by the action that opens it, and without one by the access of the definition', () => {
    const opener = action({ opens: 'edit' })
    expect(openingOf({ access, actions: [opener] }, 'edit')).toEqual({ action: opener, requires: 'manage' })
    expect(openingOf({ access, actions: [action({ opens: 'clone' })] }, 'edit')).toEqual({
      action: undefined,
      requires: 'update',
    })
    expect(openingOf({ access, actions: [] }, 'import').requires).toBeUndefined()
  })

  it('is for a detail who may see the list', () => {
    expect(openingOf({ access, actions: [] }, 'detail').requires).toBe('view')
  })

  it('hangs on conditions of a record where there is one, and always on those of the list', () => {
    expect(hasConditions(action({}), true)).toBe(true)
    expect(hasConditions(action({}), false)).toBe(false)
    expect(hasConditions(action({ where: ['toolbar'] }), false)).toBe(true)
  })
})

it('an address says by its own name that the form of an action is open, and nothing of one without a form', () => {
  const fields = { days: { label: { en: 'Days' }, kind: 'number' } } as const
  expect([openedBy(action({ opens: 'edit' })), openedBy(action({ fields })), openedBy(action({}))]).toEqual([
    'edit',
    'alter',
    undefined,
  ])
  expect(openedBy(action({ opens: { field: 'url' } }))).toBeUndefined()
})
