import type { Action } from '../access/vocabulary'
import type { ResourceDefinition } from './define'
import type { ActionDefinition } from './define-action'
import type { formWords } from './opened-by'

type FormWord = (typeof formWords)[number]

/** What a person must be allowed to open a form of a definition, and to send it. */
export type Opening = {
  /** The action that opens it, whose conditions hold as well. */
  action: ActionDefinition | undefined
  /** Undefined where nothing says who may: nobody then. */
  requires: Action | undefined
}

/** The action that opens a form or a detail says who may; without one, the access of the definition. */
export function openingOf(
  { actions, access }: Pick<ResourceDefinition, 'actions' | 'access'>,
  mode: FormWord,
): Opening {
  const action = actions.find(({ opens }) => opens === mode)
  return { action, requires: action?.requires ?? access[mode === 'detail' ? 'list' : mode] }
}

/** Whether the conditions of an action count: of one about the list, where there is no record, too. */
export function hasConditions({ where }: Pick<ActionDefinition, 'where'>, hasRecord: boolean): boolean {
  return hasRecord || where.includes('toolbar')
}
