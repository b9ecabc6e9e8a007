import '../../locales/late-texts'
import { sentencesOf } from '../../access/ways-out'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { RequestContext } from '../../definitions/define-behaviour'
import type { FieldDefinition } from '../../definitions/define-field'
import { isFieldShown } from '../../definitions/field-conditions'
import type { FormContext, FormValue } from '../../definitions/form-values'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { type VerdictQuestion, verdictOn } from '../action/verdict-on'
import { checkValues } from '../form/check-values'
import { type FormPlan, lockOf } from '../form/form-plan'
import { hasSameValue, openingValues, settableValues } from '../form/record-values'

/** What all selected records are to have. */
export type Change = { plan: FormPlan; name: string; field: FieldDefinition; value: FormValue }

/** The field as it is asked for once, for all of them: what hangs on the record is asked of each. */
export function fieldForAll({
  shownWhen: _shown,
  lockedWhen: _locked,
  requiredWhen,
  required,
  ...field
}: FieldDefinition): FieldDefinition {
  return required === undefined || requiredWhen !== undefined ? field : { ...field, required }
}

/**
 * Why a record is left out of a change: it may not be edited, its form would not ask for the field, or not take the
 * value; null where it is changed.
 * @param isUndecided the value is none that any record could have: nothing is said of it yet
 */
export function whyLeftOut(
  definition: ResourceDefinition,
  action: ActionDefinition,
  { plan, name, field, value }: Change,
  record: ResourceRecord,
  context: VerdictQuestion,
  isUndecided: boolean,
): string | null {
  const { isAllowed, reasons } = verdictOn(definition, action, record, context)
  if (!isAllowed) return sentencesOf(reasons).join(' ')
  const before = contextOf(plan, record, context)
  if (!isFieldShown(field, before)) return t('bulk.noPlace', { field: t(field.label) })
  const lock = lockOf(plan, name, before)
  if (lock !== null || isUndecided) return lock
  if (hasSameValue(before.values[name], value)) return t('bulk.same')
  // What was wrong before is not what is changed here.
  const known = checkValues(plan.fields, before)
  const faults = checkValues(plan.fields, { ...before, values: { ...before.values, [name]: value } })
  const [wrong] = Object.entries(faults).filter(([other, fault]) => known[other] !== fault)
  if (!wrong) return null
  const label = plan.fields[wrong[0]]?.label
  return t('bulk.otherFault', { field: label ? t(label) : wrong[0], fault: wrong[1] })
}

/** The body that changes the field of one record, and, without a converter of the form, nothing else. */
export function changedBy(
  { plan, name, field, value }: Change,
  record: ResourceRecord | null,
  context: RequestContext,
): unknown {
  const before = contextOf(plan, record, context)
  const values = { ...before.values, [name]: value }
  if (plan.request) return plan.request(values, { ...before, values, read: context.read })
  return settableValues({ ...plan, fields: { [name]: field } }, before, values)
}

function contextOf(
  plan: FormPlan,
  record: ResourceRecord | null,
  { person, productKey, scope }: Pick<RequestContext, 'person' | 'productKey' | 'scope'>,
): FormContext {
  const environment = { person, productKey, scope, mode: 'edit', record } as const
  return { ...environment, values: openingValues(plan, environment) }
}
