import { abilityOf } from '../../src/access/ability'
import { decide } from '../../src/access/explain'
import type { Facts } from '../../src/access/facts'
import type { StatedRule } from '../../src/access/rule-set'
import type { DependencyState } from './dependency-states'

/** `unmet` holds the ids of the unmet rules in the order in which they are heard. */
export type Judgement = { isAllowed: boolean; isHidden: boolean; unmet: readonly string[] }
export type Judge = (state: DependencyState) => Judgement

/**
 * Judges by rules that were written down, maybe long ago, with the console's own verdict. Null refuses everything: no
 * table has the action.
 */
export function judgeOf(rules: readonly StatedRule[] | null): Judge {
  // Which slot the rules stand in is of no matter to a verdict, and every vocabulary has this one.
  const ability = abilityOf(rules === null ? {} : { Cluster: { list: rules.map(asRule) } })
  return (state) => {
    // A fact outside of the dependencies is not looked at; one the console no longer knows is compared like any other.
    const { isAllowed, isHidden, reasons } = decide('list', 'Cluster', state as Facts, ability)
    return { isAllowed, isHidden, unmet: reasons.map(({ rule }) => rule) }
  }
}

/** The sentence plays no part in a verdict, and that of another time need not be among today's texts. */
function asRule(rule: StatedRule) {
  return { ...rule, sentence: 'access.unknownAction' as const }
}
