import { clusterRoleLabel, isClusterRole } from '../domain/cluster-role'
import { accessFacts } from '../locales/en/access-facts'
import { locale } from '../locales/locale'
import { t } from '../locales/t'
import type { FactName } from './facts'
import type { When } from './when'

/**
 * A rule's `when` as a sentence's end: "user policy lists create, or whitelist policy lists create". Texts are late
 * messages: see src/locales/late-messages.ts.
 */
export function conditionInWords(when: When): string {
  return Object.entries(when)
    .map(([name, wanted]) => {
      const { values, isNot } = wantedValues(wanted)
      return isFactName(name) ? factText(name, values, isNot) : `${name}: ${JSON.stringify(wanted)}`
    })
    .join(t('accessExplorer.conditionOr'))
}

/** The values a rule asks for, and whether it asks for none of them. */
export function wantedValues(wanted: unknown): { values: readonly unknown[]; isNot: boolean } {
  if (Array.isArray(wanted)) return { values: wanted, isNot: false }
  if (typeof wanted === 'object' && wanted !== null && 'not' in wanted && Array.isArray(wanted.not))
    return { values: wanted.not, isNot: true }
  return { values: [wanted], isNot: false }
}

/** False for facts of a set of rules of another time. */
export function isFactName(name: string): name is FactName {
  return Object.hasOwn(accessFacts, `${name}Not`)
}

/** That a fact holds any of the values, or none of them: "the cluster is running or sleeping". */
export function factText(name: FactName, values: readonly unknown[], isNot: boolean): string {
  // Of a fact that is there or not the value itself says which.
  const isDenied = values.includes(false) !== isNot
  return t(`accessFacts.${name}${isDenied ? 'Not' : ''}`, { values: oneOf(values.map(valueWord)) })
}

/** A value of a fact; roles go by their label and their name on the wire, which auditors compare. */
export function valueWord(value: unknown): string {
  const word = String(value)
  if (isClusterRole(word)) return `${t(clusterRoleLabel(word))} (${word})`
  return word === 'unknown' ? t('accessFacts.stateUnknown') : word
}

function oneOf(words: readonly string[]): string {
  const language = locale() === 'en' ? 'en-GB' : locale()
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(words)
}
