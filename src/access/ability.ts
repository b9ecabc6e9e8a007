import { createMongoAbility, type MongoAbility, type RawRuleOf } from '@casl/ability'
import type { Facts } from './facts'
import { gates } from './gates'
import { unmetConditions } from './needs'
import { type Gates, inOrder, type Rule } from './rule'
import { type Action, actions, type Subject, subjects } from './vocabulary'

/**
 * CASL's ability over the tables: every action that has a gate may be done, except where one of its rules is unmet.
 * What CASL looks at is the facts; nothing that is not in a table is allowed.
 */
export type AccessAbility = MongoAbility<[Action, Subject | Facts]>
type RawRule = RawRuleOf<AccessAbility>

/** CASL takes `manage` for every action unless another word stands for that; here it is an action of its own. */
const nothing = '*'

/** The rule of a table behind each refusal of CASL. */
const conditions = new WeakMap<object, Rule>()

export function abilityOf(tables: Gates): AccessAbility {
  return createMongoAbility<AccessAbility>(rulesOf(tables), { anyAction: nothing, anySubjectType: nothing })
}

/** The one ability of the house. */
export const ability = abilityOf(gates)

/** CASL's rules of the tables. The last of them counts first, so that reasons come in the order of their kinds. */
export function rulesOf(tables: Gates): RawRule[] {
  return subjects.flatMap((subject) =>
    actions.flatMap((action) => {
      const rules = tables[subject]?.[action]
      if (!rules) return []
      const unmet = inOrder(rules).reverse()
      return [{ action, subject }, ...unmet.map((rule) => refusalOf(action, subject, rule))]
    }),
  )
}

/** The unmet rules of an action, the most fundamental first; null for an action that no table has. */
export function unmetRules(
  among: AccessAbility,
  action: Action,
  subject: Subject,
  facts: Facts,
): readonly Rule[] | null {
  const rules = among.rulesFor(action, subject)
  if (rules.length === 0) return null
  return rules.flatMap((rule) => {
    const condition = conditions.get(rule.origin)
    return condition && rule.matchesConditions(facts) ? [condition] : []
  })
}

function refusalOf(action: Action, subject: Subject, rule: Rule): RawRule {
  const refusal: RawRule = {
    action,
    subject,
    inverted: true,
    conditions: unmetConditions(rule.metBy),
    reason: rule.id,
  }
  conditions.set(refusal, rule)
  return refusal
}
