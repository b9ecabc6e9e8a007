import { onTestFinished } from 'vitest'
import { ability, rulesOf } from '../../access/ability'
import { accessRules } from '../../access/access-rules'
import type { Rule } from '../../access/rule'
import type { Action } from '../../access/vocabulary'
import type { ResourceDefinition } from '../../definitions/define'
import { addMessages, isMessageKey } from '../../locales/t'

/** What access says of a resource on a stage: all may be done, or nothing but what is left out of the refusal. */
export type Stage = { refuse?: 'hide' | 'disable'; except?: readonly Action[] }

/**
 * Sets the access rules of a resource for the rest of the test: which rules stand behind a verdict is access' own business,
 * the engine obeys any. Each refused action has a reason of its own, so that one given in another's place is found.
 */
export function stageAccess(definition: ResourceDefinition, { refuse, except = [] }: Stage = {}): void {
  const { subject } = definition.access
  const before = accessRules[subject]
  const staged = actionsAsked(definition).map((action) => [
    action,
    refuse === undefined || except.includes(action) ? [] : [refusal(action, refuse)],
  ])
  const set = (actionsOfSubject: typeof before) => {
    Reflect.set(accessRules, subject, actionsOfSubject)
    ability.update(rulesOf(accessRules))
  }
  set({ ...before, ...Object.fromEntries(staged) })
  onTestFinished(() => set(before))
}

/** The reason that the stage gives for refusing an action. */
export function reasonOf(action: Action): string {
  return `The contract refuses ${action}`
}

function actionsAsked({ access, actions }: ResourceDefinition): Action[] {
  const { list, create, clone, edit, scale } = access
  const asked = [list, create, clone, edit, scale, ...actions.map(({ requires }) => requires)]
  return [...new Set(asked.filter((action) => action !== undefined))]
}

function refusal(action: Action, effect: 'hide' | 'disable'): Rule {
  addMessages({ [`refusalOf-${action}`]: { sentence: reasonOf(action) } })
  const sentence = `refusalOf-${action}.sentence`
  if (!isMessageKey(sentence)) throw new Error(`No text ${sentence}`)
  return {
    id: `contract.${action}`,
    kind: 'policy',
    when: {},
    sentence,
    effect,
    resolution: 'none',
    source: 'contract',
  }
}
