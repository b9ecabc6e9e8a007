import { isEmail } from '../../domain/email'
import { isIpRange } from '../../domain/ip-range'
import { safeHref } from '../../domain/safe-href'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import type { Rule } from '../define-behaviour'
import { textValue } from '../form-values'

const ruleOf =
  (isRight: (text: string) => boolean, sentence: MessageKey): Rule =>
  (value) =>
    isRight(textValue(value).trim()) ? null : t(sentence)

/** The rules a definition file may name: all the behaviour it knows by name. */
export const fileRules = {
  email: ruleOf(isEmail, 'standard.emailInvalid'),
  'ip-range': ruleOf(isIpRange, 'standard.rangeInvalid'),
  url: ruleOf((text) => safeHref(text) !== null, 'standard.urlInvalid'),
} as const satisfies Readonly<Record<string, Rule>>

export const fileRuleNames = [
  'email',
  'ip-range',
  'url',
] as const satisfies readonly (keyof typeof fileRules)[]
