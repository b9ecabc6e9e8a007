import type { FieldHint, FormRequest, Rule } from '../../../definitions/define-behaviour'
import { textValue } from '../../../definitions/form-values'
import { isDataAgentName } from '../../../domain/data-agent'
import { chosenIdOf } from '../../../domain/listed-id'
import { t } from '../../../locales/t'

/** What no data agent may be called (D3 §5 'Data agent'). */
export const nameRule: Rule = (value) =>
  isDataAgentName(textValue(value)) ? null : t('dataAgents.nameInvalid')

/** A name that is given already needs no rules. */
export const nameHint: FieldHint = ({ mode }) => (mode === 'create' ? t('dataAgents.nameHelp') : '')

/** The body of a new data agent (D3 §7 'Data agents'). */
export const toDataAgent: FormRequest = (values, { scope, read }) => {
  const instanceId = scope.kind === 'cluster' ? scope.cluster.id : ''
  const tenants = read('listTenants', { path: { instanceId } }, [])
  const description = textValue(values.description).trim()
  return {
    tenantID: chosenIdOf(textValue(values.tenantId).trim(), tenants),
    name: textValue(values.name),
    ...(description === '' ? {} : { description }),
  }
}

/** The body of a changed one. */
export const toDescription: FormRequest = (values) => ({ description: textValue(values.description).trim() })
