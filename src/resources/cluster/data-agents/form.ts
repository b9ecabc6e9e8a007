import type { FieldHint, FormRequest, Rule } from '../../../definitions/define-behaviour'
import { textValue } from '../../../definitions/form-values'
import { isDataAgentName } from '../../../domain/data-agent'
import { t } from '../../../locales/t'

/** What no data agent may be called (D3 §5 'Data agent'). */
export const nameRule: Rule = (value) =>
  isDataAgentName(textValue(value)) ? null : t('dataAgents.nameInvalid')

/** A name that is given already needs no rules. */
export const nameHint: FieldHint = ({ mode }) => (mode === 'create' ? t('dataAgents.nameHelp') : '')

/** The body of a new data agent (D3 §7 'Data agents'). */
export const toDataAgent: FormRequest = (values) => {
  const description = textValue(values.description).trim()
  return {
    tenantID: textValue(values.tenantId),
    name: textValue(values.name),
    ...(description === '' ? {} : { description }),
  }
}

/** The body of a changed one. */
export const toDescription: FormRequest = (values) => ({ description: textValue(values.description).trim() })
