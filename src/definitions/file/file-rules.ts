import { readCalendarDay } from '../../domain/dates'
import { isEmail } from '../../domain/email'
import { isHost, isHostPattern } from '../../domain/host'
import { isIpRange } from '../../domain/ip-range'
import { safeHref } from '../../domain/safe-href'
import { readTimeOfDay } from '../../domain/time-of-day'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import type { Rule } from '../define-behaviour'
import { type FormValue, textValue } from '../form-values'

/** A rule that looks at the value alone. */
type PlainRule = (value: FormValue) => string | null

export const ruleNames = ['day', 'email', 'host', 'host-pattern', 'ip-range', 'time', 'url'] as const
type Rules = Readonly<Record<(typeof ruleNames)[number], PlainRule>>

/** The rules a definition file may name: all the behaviour it knows by name. */
export const fileRules: Rules = {
  day: ruleOf((text) => readCalendarDay(text) !== null, 'standard.dayInvalid'),
  email: ruleOf(isEmail, 'standard.emailInvalid'),
  host: ruleOf(isHost, 'standard.hostInvalid'),
  'host-pattern': ruleOf(isHostPattern, 'standard.hostPatternInvalid'),
  'ip-range': ruleOf(isIpRange, 'standard.rangeInvalid'),
  time: ruleOf((text) => readTimeOfDay(text) !== null, 'standard.timeInvalid'),
  url: ruleOf((url) => safeHref(url) !== null, 'standard.urlInvalid'),
}

const rulesOfEntries: Rules = {
  day: ruleOfEntries(fileRules.day),
  email: ruleOfEntries(fileRules.email),
  host: ruleOfEntries(fileRules.host),
  'host-pattern': ruleOfEntries(fileRules['host-pattern']),
  'ip-range': ruleOfEntries(fileRules['ip-range']),
  time: ruleOfEntries(fileRules.time),
  url: ruleOfEntries(fileRules.url),
}

/** The rules that types of texts bring along; what a `day` is its input says, and `today` is one, too. */
export const rulesOfTypes: Readonly<Partial<Record<string, PlainRule>>> = { ...fileRules, day: undefined }

/** The same rule for each entry of a list. */
export function entryRule(rule: Rule): Rule {
  const name = ruleNames.find((each) => fileRules[each] === rule)
  return name ? rulesOfEntries[name] : rule
}

/** The name that a file has for a rule, of a text or of each entry of a list. */
export function nameOfRule(rule: Rule | undefined): (typeof ruleNames)[number] | undefined {
  return ruleNames.find((each) => fileRules[each] === rule || rulesOfEntries[each] === rule)
}

/** What a rule of a file says of one text, or of one entry of a list; null of rules that somebody wrote. */
export function sentenceOfRule(rule: Rule | undefined, text: string): string | null {
  const name = nameOfRule(rule)
  return name ? fileRules[name](text) : null
}

function ruleOf(isRight: (text: string) => boolean, sentence: MessageKey): PlainRule {
  return (value) => (isRight(textValue(value).trim()) ? null : t(sentence))
}

/** Names the first entry that is wrong, before the sentence about it. */
function ruleOfEntries(rule: PlainRule): PlainRule {
  return (value) => {
    for (const entry of Array.isArray(value) ? value : []) {
      const sentence = rule(entry)
      if (sentence !== null) return t('form.entryWrong', { entry: String(entry), why: sentence })
    }
    return null
  }
}
