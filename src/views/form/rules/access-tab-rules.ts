import { isEmail } from '../../../domain/email'
import { isIpRange } from '../../../domain/ip-range'
import { t } from '../../../locales/t'
import { textValue } from '../form-values'
import type { NamedEntries } from '../named-entries'
import type { Rule } from '../rules'

/** What the forms of the access and security tab check (D2 §5 'IP whitelist', 'Invite user'). */
export const accessTabRules: NamedEntries<Rule> = {
  'ip-range': (value) => (isIpRange(textValue(value)) ? null : t('whitelists.rangeInvalid')),
  'invited-email': (value) => (isEmail(textValue(value).trim()) ? null : t('clusterUsers.emailInvalid')),
}
