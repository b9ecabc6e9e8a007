import '../../locales/late-texts'
import { sentencesOf } from '../../access/ways-out'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { RequestContext } from '../../definitions/define-behaviour'
import type { FieldDefinition } from '../../definitions/define-field'
import { isFieldShown } from '../../definitions/field-conditions'
import type { FormContext, FormValues } from '../../definitions/form-values'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { type VerdictQuestion, verdictOn } from '../action/verdict-on'
import { checkValues } from '../form/check-values'
import { type FormFields, type FormPlan, lockOf } from '../form/form-plan'
import { hasSameValue, openingValues, settableValues } from '../form/record-values'

/** What all selected records are to have: values of some fields of their form. */
export type Change = { plan: FormPlan; fields: FormFields; values: FormValues }

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
 * Why a record is left out of a change: it may not be edited, its form would not ask for one of the fields, or not take
 * the values; null where it is changed.
 * @param isUndecided the values are none that any record could have: nothing is said of them yet
 */
export function whyLeftOut(
  definition: ResourceDefinition,
  action: ActionDefinition,
  { plan, fields, values }: Change,
  record: ResourceRecord,
  context: VerdictQuestion,
  isUndecided: boolean,
): string | null {
  const { isAllowed, reasons } = verdictOn(definition, action, record, context)
  if (!isAllowed) return sentencesOf(reasons).join(' ')
  const before = contextOf(plan, record, context)
  const after = { ...before, values: { ...before.values, ...values } }
  for (const [name, field] of Object.entries(fields)) {
    // What is given does not open the field itself.
    const here = { ...after, values: { ...after.values, [name]: before.values[name] } }
    const label = t(field.label)
    if (!isFieldShown(field, here)) return t('bulk.noPlace', { field: label })
    const lock = lockOf(plan, name, here)
    if (lock !== null) return t('bulk.otherFault', { field: label, fault: lock })
  }
  if (isUndecided) return null
  const names = Object.keys(fields)
  if (names.every((name) => hasSameValue(before.values[name], values[name]))) {
    return t('bulk.same', { count: names.length })
  }
  // What was wrong before is not what is changed here.
  const known = checkValues(plan.fields, before)
  const faults = checkValues(plan.fields, after)
  const [wrong] = Object.entries(faults).filter(([other, fault]) => known[other] !== fault)
  if (!wrong) return null
  const label = plan.fields[wrong[0]]?.label
  return t('bulk.otherFault', { field: label ? t(label) : wrong[0], fault: wrong[1] })
}

/** Of how many of these records each field becomes another. */
export function countChanged(
  { plan, fields, values }: Change,
  records: readonly ResourceRecord[],
  context: Environment,
): readonly { field: FieldDefinition; count: number }[] {
  const before = records.map((record) => contextOf(plan, record, context).values)
  return Object.entries(fields).map(([name, field]) => {
    const count = before.filter((each) => !hasSameValue(each[name], values[name])).length
    return { field, count }
  })
}

/** The body that changes the fields of one record, and, without a converter of the form, nothing else. */
export function changedBy(
  { plan, fields, values: given }: Change,
  record: ResourceRecord | null,
  context: RequestContext,
): unknown {
  const before = contextOf(plan, record, context)
  const values = { ...before.values, ...given }
  if (plan.request) return plan.request(values, { ...before, values, read: context.read })
  return settableValues({ ...plan, fields }, { ...before, values }, values)
}

type Environment = Pick<RequestContext, 'person' | 'productKey' | 'scope'>

function contextOf(
  plan: FormPlan,
  record: ResourceRecord | null,
  { person, productKey, scope }: Environment,
): FormContext {
  const environment = { person, productKey, scope, mode: 'edit', record } as const
  return { ...environment, values: openingValues(plan, environment) }
}
