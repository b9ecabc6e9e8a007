import { flagSpellings } from '../../../src/access/account'
import { wantedValues } from '../../../src/access/fact-words'
import { flagNames, planNames, platformActionNames } from '../../../src/access/vocabulary'
import type { RuleBook } from '../rule-book'

/** A word of the specification, and the actions whose rules ask for it. */
export type Word = {
  name: string
  /** How else it is spelt on the wire. */
  spellings: readonly string[]
  /** `Cluster.clone` */
  askedBy: readonly string[]
}

/** The closed lists that rules pick from. A word nobody asks for is known, and opens nothing. */
export type Vocabulary = {
  plans: readonly Word[]
  platformActions: readonly Word[]
  flags: readonly Word[]
  facts: readonly { name: string; reads: readonly string[]; askedBy: readonly string[] }[]
}

export function vocabularyOf({ areas, facts }: RuleBook): Vocabulary {
  const uses = areas.flatMap(({ actions }) =>
    actions.flatMap(({ subject, action, rules }) =>
      rules.flatMap(({ when }) =>
        Object.entries(when).map(([fact, wanted]) => ({
          action: `${subject}.${action}`,
          fact,
          values: wantedValues(wanted).values,
        })),
      ),
    ),
  )
  const askedBy = (fact: string, value?: string) => [
    ...new Set(
      uses
        .filter((use) => use.fact === fact && (value === undefined || use.values.includes(value)))
        .map(({ action }) => action),
    ),
  ]
  const word = (fact: string, name: string, spellings: readonly string[] = []): Word => ({
    name,
    spellings,
    askedBy: askedBy(fact, name),
  })
  return {
    plans: planNames.map((name) => word('planName', name)),
    platformActions: platformActionNames.map((name) => word('planActions', name)),
    flags: flagNames.map((name) =>
      word(
        'flags',
        name,
        flagSpellings(name, '{product}').filter((one) => one !== name),
      ),
    ),
    facts: facts.map(({ name, reads }) => ({ name, reads, askedBy: askedBy(name) })),
  }
}
