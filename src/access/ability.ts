import { createMongoAbility, type MongoAbility, type RawRuleOf, subject as withSubject } from '@casl/ability'
import type { AccessContext } from './access-context'
import { accessRules } from './access-rules'
import { type FactName, type Facts, factsOf } from './facts'
import { type AccessRules, inOrder, type Rule } from './rule'
import { asViewed } from './view-as'
import { type Action, actions, type Subject, subjects } from './vocabulary'
import { caslConditions, factsIn, isExclusion } from './when'

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

/**
 * The unmet rules of an action, the most fundamental first; null for an action that no table has.
 * @param unread facts of which nothing is known: they meet no rule, not even one that only says what must not be
 */
export function unmetRules(
  among: AccessAbility,
  action: Action,
  subject: Subject,
  facts: Facts,
  unread?: ReadonlySet<FactName>,
): readonly Rule[] | null {
  const rules = among.rulesFor(action, subject)
  if (rules.length === 0) return null
  return rules.flatMap((refusal) => {
    const rule = conditions.get(refusal.origin)
    if (!rule) return []
    const isUnmet = refusal.matchesConditions(facts)
    const hidden = factsIn(rule.when).filter((fact) => unread?.has(fact))
    // What was read of a list and stands against it does so whatever else the list holds.
    if (hidden.every((fact) => isUnmet && isExclusion(rule.when[fact]))) return isUnmet ? [rule] : []
    return refusal.matchesConditions(atWorst(facts, rule, hidden)) ? [asUnread(rule)] : []
  })
}

/** The facts with those that could not be read as the rule wants them least. */
function atWorst(facts: Facts, { when }: Rule, hidden: readonly FactName[]): Facts {
  const worst = hidden.map((fact) => {
    const wanted = when[fact]
    return [fact, { value: isExclusion(wanted) ? wanted.not : null }]
  })
  return Object.create(facts, Object.fromEntries(worst))
}

/**
 * A rule that nobody can call met or unmet refuses in sight and says why, whatever it hides (README decision 16). Only
 * of what a policy says a person hears as of their permissions.
 */
function asUnread(rule: Rule): Rule {
  const sentence = rule.kind === 'policy' ? 'access.policyUnread' : 'clusterAccess.partUnread'
  return { ...rule, effect: 'disable', sentence, resolution: 'support' }
}

function refusalOf(action: Action, subject: Subject, rule: Rule): RawRule {
  const refusal: RawRule = {
    action,
    subject,
    inverted: true,
    conditions: caslConditions(rule.when),
    reason: rule.id,
  }
  conditions.set(refusal, rule)
  return refusal
}
