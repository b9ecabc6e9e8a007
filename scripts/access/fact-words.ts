import { factText, isFactName, valueWord } from '../../src/access/fact-words'
import type { FactName } from '../../src/access/facts'
import { accessFacts } from '../../src/locales/en/access-facts'

/** One value of a fact: "the trial has expired", "user policy lists nothing", "the role is not known". */
export function factInWords(name: string, value: unknown): string {
  if (!isFactName(name)) return `${name} is ${JSON.stringify(value)}`
  const sentence: string = accessFacts[name]
  if (!sentence.includes(place))
    return value === null ? `not known whether ${sentence}` : factText(name, [value], false)
  if (!Array.isArray(value))
    return sentence.replace(place, value === null ? 'none that is known' : valueWord(value))
  if (value.length === 0) return none[name] ?? sentence.replace(place, 'nothing')
  return sentence.replace(place, value.map(valueWord).join(', '))
}

const place = '{{values}}'

/** Lists that are empty, where "nothing" does not say it. */
const none: Partial<Record<FactName, string>> = {
  planActions: 'the plan supports no platform action that is asked for',
  premiumFeatures: 'every cluster may use every feature',
  lockedActions: 'the cluster is not locked',
  flags: 'no feature flag that is asked for is on',
}
