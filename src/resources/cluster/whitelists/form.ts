import type { ActionRequestOf, FormRequest, Rule } from '../../../definitions/define-behaviour'
import { textValue } from '../../../definitions/form-values'
import { isIpRange, tidyIpRange } from '../../../domain/ip-range'
import type { IpWhitelist } from '../../../domain/ip-whitelist'
import { t } from '../../../locales/t'

/** What is no address and no range of addresses (D2 §5 'IP whitelist'). */
export const rangeRule: Rule = (value) => (isIpRange(textValue(value)) ? null : t('whitelists.rangeInvalid'))

/** The body of a new and of a changed entry (D2 §7 'IP whitelist'). */
export const toWhitelist: FormRequest = (values) => ({
  range: tidyIpRange(textValue(values.range)),
  description: textValue(values.description).trim(),
})

/** What the switch in a row sends. */
export const toSwitched: ActionRequestOf<IpWhitelist> = ([entry]) => ({ body: { active: !entry?.isActive } })
