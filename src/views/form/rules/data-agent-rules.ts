import { isDataAgentName } from '../../../domain/data-agent'
import { t } from '../../../locales/t'
import { textValue } from '../form-values'
import type { NamedEntries } from '../named-entries'
import type { Rule } from '../rules'

/** What the form of data agents checks (D3 §5 'Data agent'). */
export const dataAgentRules: NamedEntries<Rule> = {
  'data-agent-name': (value) => (isDataAgentName(textValue(value)) ? null : t('dataAgents.nameInvalid')),
}
