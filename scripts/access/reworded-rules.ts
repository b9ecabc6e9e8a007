import { conditionInWords } from '../../src/access/fact-words'
import type { StatedRule } from '../../src/access/rule-set'

/** What changed of a rule beside what it allows, or a rule that came or went. */
export type Reworded = { about: string; rule: string; text: string }

/** Differences a reader of the rules should know of, whether or not they change a verdict. */
export function rewordedRules(
  name: string,
  before: readonly StatedRule[] | null,
  now: readonly StatedRule[] | null,
): Reworded[] {
  if (before === null) return [{ about: name, rule: '', text: 'a new action' }]
  if (now === null) return [{ about: name, rule: '', text: 'the action is gone: it is refused' }]
  const ids = [...new Set([...before, ...now].map(({ id }) => id))]
  return ids.flatMap((id) => {
    const old = before.find((rule) => rule.id === id)
    const rule = now.find((one) => one.id === id)
    if (old === undefined)
      return rule ? [{ about: name, rule: id, text: `new: ${conditionInWords(rule.when)}` }] : []
    if (rule === undefined) return [{ about: name, rule: id, text: `gone: ${conditionInWords(old.when)}` }]
    return differences(old, rule).map((text) => ({ about: name, rule: id, text }))
  })
}

function differences(old: StatedRule, rule: StatedRule): string[] {
  const [was, is] = [conditionInWords(old.when), conditionInWords(rule.when)]
  const words = (['kind', 'sentence', 'effect', 'resolution', 'source'] as const).flatMap((part) =>
    old[part] === rule[part] ? [] : [`${part}: "${old[part]}" is now "${rule[part]}"`],
  )
  return was === is ? words : [`condition: "${was}" is now "${is}"`, ...words]
}
