import { coneOf } from '../../access/cone'
import { type FactName, factReaders } from '../../access/facts'
import { gates } from '../../access/gates'
import { factsIn } from '../../access/needs'
import type { Gates, Rule } from '../../access/rule'
import {
  type Action,
  actions,
  type FlagName,
  flagNames,
  type PlatformActionName,
  platformActionNames,
  type Subject,
  subjects,
} from '../../access/vocabulary'
import { type Cells, cellsOf } from './cells'
import type { Expectation } from './expectation'
import { expectedAccess } from './expected-access'
import { spelt } from './expected-verdict'
import type { Stage } from './stage'

/** An action that a table has, with what the specification says of it. */
export type GatedAction = {
  /** `Cluster.clone` */
  name: string
  action: Action
  subject: Subject
  rules: readonly Rule[]
  expectations: readonly Expectation[]
}

/** Every action of the tables. One that the transcription lacks has no expectations: a test says so. */
export const gatedActions: readonly GatedAction[] = actionsOf(gates)

function actionsOf(tables: Gates): GatedAction[] {
  return subjects.flatMap((subject) =>
    actions.flatMap((action) => {
      const rules = tables[subject]?.[action]
      const name = `${subject}.${action}`
      return rules ? [{ name, action, subject, rules, expectations: expectedAccess[name] ?? [] }] : []
    }),
  )
}

/** The facts that rules or transcription ask of. */
function wholeConeOf({ action, subject, expectations }: GatedAction): FactName[] {
  const expected = expectations.flatMap(({ oneOf }) => oneOf.map(({ fact }) => fact)).filter(isFact)
  return [...new Set([...coneOf(action, subject), ...expected])]
}

/** So many are looked at within a second or two: an action of more has several tests. */
export const cellsInOneTest = 25_000

/** Every combination of what rules or transcription ask of. */
export function cellsOfAction(gated: GatedAction, stands?: (stage: Stage) => boolean): Cells {
  const items = [...gated.rules.flatMap(itemsOfRule), ...gated.expectations.flatMap(itemsOfExpectation)]
  const asked = {
    flags: flagNames.filter((flag: FlagName) => items.includes(flag)),
    planActions: platformActionNames.filter((name: PlatformActionName) => items.includes(name)),
  }
  return cellsOf(wholeConeOf(gated), asked, stands)
}

export function isFact(name: string): name is FactName {
  return Object.hasOwn(factReaders, name)
}

/** What a rule asks of lists that are too long for every subset. */
function itemsOfRule({ metBy }: Rule): unknown[] {
  return factsIn(metBy)
    .filter((fact) => fact === 'flags' || fact === 'planActions')
    .flatMap((fact) => {
      const wanted: unknown = metBy[fact]
      return typeof wanted === 'object' && wanted !== null && 'not' in wanted ? wanted.not : wanted
    })
    .flat()
}

function itemsOfExpectation({ oneOf }: Expectation): unknown[] {
  return oneOf
    .filter(({ fact }) => fact === 'flags' || fact === 'planActions')
    .flatMap((alternative): unknown[] => Object.values(alternative).flat())
    .map(spelt)
}
