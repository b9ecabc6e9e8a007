import { accessRules } from '../../access/access-rules'
import { dependenciesOf } from '../../access/dependencies'
import { type FactName, factReaders } from '../../access/facts'
import type { AccessRules, Rule } from '../../access/rule'
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
import { factsIn } from '../../access/when'
import { type Cells, cellsOf } from './cells'
import type { Expectation } from './expectation'
import { expectedAccess } from './expected-access'
import { spelt } from './expected-verdict'

/** An action that a table has, with what the specification says of it. */
export type RuledAction = {
  /** `Cluster.clone` */
  name: string
  action: Action
  subject: Subject
  rules: readonly Rule[]
  expectations: readonly Expectation[]
}

/** Every action of the tables. One that the transcription lacks has no expectations: a test says so. */
export const ruledActions: readonly RuledAction[] = actionsOf(accessRules)

function actionsOf(tables: AccessRules): RuledAction[] {
  return subjects.flatMap((subject) =>
    actions.flatMap((action) => {
      const rules = tables[subject]?.[action]
      const name = `${subject}.${action}`
      return rules ? [{ name, action, subject, rules, expectations: expectedAccess[name] ?? [] }] : []
    }),
  )
}

/** The facts that rules or transcription ask of. */
function allDependenciesOf({ action, subject, expectations }: RuledAction): FactName[] {
  const expected = expectations.flatMap(({ oneOf }) => oneOf.map(({ fact }) => fact)).filter(isFact)
  return [...new Set([...dependenciesOf(action, subject), ...expected])]
}

/** So many are looked at within a second or two: an action of more has several tests. */
export const cellsInOneTest = 25_000

/** Every combination of what rules or transcription ask of. */
export function cellsOfAction(ruled: RuledAction): Cells {
  const items = [...ruled.rules.flatMap(itemsOfRule), ...ruled.expectations.flatMap(itemsOfExpectation)]
  const asked = {
    flags: flagNames.filter((flag: FlagName) => items.includes(flag)),
    planActions: platformActionNames.filter((name: PlatformActionName) => items.includes(name)),
  }
  return cellsOf(allDependenciesOf(ruled), asked)
}

export function isFact(name: string): name is FactName {
  return Object.hasOwn(factReaders, name)
}

/** What a rule asks of lists that are too long for every subset. */
function itemsOfRule({ when }: Rule): unknown[] {
  return factsIn(when)
    .filter((fact) => fact === 'flags' || fact === 'planActions')
    .flatMap((fact) => {
      const wanted: unknown = when[fact]
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
