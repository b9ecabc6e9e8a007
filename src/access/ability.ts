import { createMongoAbility, type MongoAbility, type RawRuleOf, subject as withSubject } from '@casl/ability'
import type { AccessContext } from './access-context'
import { accessRules } from './access-rules'
import { type Facts, factsOf } from './facts'
import { type AccessRules, inOrder, type Rule } from './rule'
import { asViewed } from './view-as'
import { type Action, actions, type Subject, subjects } from './vocabulary'
import { unmetConditions } from './when'

/**
 * CASL's ability over the tables: every action that has rules may be done, except where one of its rules is unmet.
 * What CASL looks at is the facts; nothing that is not in a table is allowed.
 */
export type AccessAbility = MongoAbility<[Action, Subject | Facts]>
type RawRule = RawRuleOf<AccessAbility>

/** CASL takes `manage` for every action unless another word stands for that; here it is an action of its own. */
const nothing = '*'

/** The rule of a table behind each refusal of CASL. */
const conditions = new WeakMap<object, Rule>()

export function abilityOf(tables: AccessRules): AccessAbility {
  return createMongoAbility<AccessAbility>(rulesOf(tables), { anyAction: nothing, anySubjectType: nothing })
}

/** The one ability of the console. */
export const ability = abilityOf(accessRules)

/** The facts of a context as CASL's own checks and components take them: named after the subject asked about. */
export function subjectFacts(subject: Subject, context: AccessContext): Facts {
  return withSubject(subject, factsOf(asViewed(context)))
}

/** CASL's rules of the tables. The last of them counts first, so that reasons come in the order of their kinds. */
export function rulesOf(tables: AccessRules): RawRule[] {
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
    conditions: unmetConditions(rule.when),
    reason: rule.id,
  }
  conditions.set(refusal, rule)
  return refusal
}
