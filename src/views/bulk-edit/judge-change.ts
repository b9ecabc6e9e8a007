import '../../locales/late-texts'
import { joinedReasons } from '../../access/joined-reasons'
import { type Condition, fieldsAskedBy, listed } from '../../definitions/condition'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { RequestContext } from '../../definitions/define-behaviour'
import { namesOfPlace, valueAt, withValuesAt } from '../../definitions/define-bulk'
import type { FieldDefinition } from '../../definitions/define-field'
import { isFieldShown, lockReason } from '../../definitions/field-conditions'
import { type FormContext, type FormValues, isNested } from '../../definitions/form-values'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { type VerdictQuestion, verdictOn } from '../action/verdict-on'
import { bare } from '../form/bare-value'
import { checkValues, nestedContext } from '../form/check-values'
import { type FormFields, type FormPlan, lockOf } from '../form/form-plan'
import { hasSameValue, openingValues, settableValues } from '../form/record-values'

/** What all selected records are to have: values of some fields of their form, by their place. */
export type Change = { plan: FormPlan; fields: FormFields; values: FormValues }

/**
 * The field as it is asked for once, for all of them: what hangs on the record is asked of each.
 * @param names of the fields that are asked for
 */
export function fieldForAll(
  { shownWhen: _shown, lockedWhen: _locked, requiredWhen, required, validWhen, ...field }: FieldDefinition,
  names: readonly string[],
): FieldDefinition {
  const isOfAll = (condition: Condition) => fieldsAskedBy(condition).every((name) => names.includes(name))
  return {
    ...field,
    ...(validWhen !== undefined && { validWhen: listed(validWhen).filter(isOfAll) }),
    ...(required !== undefined && requiredWhen === undefined && { required }),
  }
}

type ChangeQuestion = {
  definition: ResourceDefinition
  action: ActionDefinition
  context: VerdictQuestion
  /** The values are none that any record could have: nothing is said of them yet. */
  isUndecided?: boolean
  /** Those before it that are changed, too: no two may have alike then what no two may. */
  changed?: readonly ResourceRecord[]
}

/**
 * Why a record is left out of a change: it may not be edited, its form would not ask for one of the fields, or not take
 * the values; null where it is changed.
 */
export function whyLeftOut(
  record: ResourceRecord,
  { plan, fields, values }: Change,
  { definition, action, context, isUndecided, changed = [] }: ChangeQuestion,
): string | null {
  const { isAllowed, reasons } = verdictOn(definition, action, record, context)
  if (!isAllowed) return joinedReasons(reasons)
  const before = contextOf(plan, record, context)
  const after = { ...before, values: withValuesAt(before.values, values) }
  for (const [place, { label }] of Object.entries(fields)) {
    // What is given does not open the field itself.
    const own = { [place]: valueAt(before.values, place) }
    const closed = whyClosed(plan, place, { ...after, values: withValuesAt(after.values, own) }, t(label))
    if (closed !== null) return closed
  }
  if (isUndecided) return null
  const places = Object.keys(fields)
  if (places.every((place) => hasSameValue(bare(valueAt(before.values, place)), bare(values[place])))) {
    return t('bulk.same', { count: places.length })
  }
  // What was wrong before is not what is changed here.
  const others = othersOf(definition, record, context)
  const then = othersOf(definition, record, context, { changed, values })
  const known = checkValues(plan.fields, { ...before, others })
  const faults = checkValues(plan.fields, { ...after, others: then })
  const [wrong] = Object.entries(faults).filter(([other, fault]) => known[other] !== fault)
  if (!wrong) return null
  const label = plan.fields[wrong[0]]?.label
  return t('bulk.otherFault', { field: label ? t(label) : wrong[0], fault: wrong[1] })
}

/**
 * The records of a list besides one; undefined of a list that a server pages, which nobody has whole.
 * @param done which of them have other values by then
 */
export function othersOf(
  { list: { paging } }: ResourceDefinition,
  { id }: ResourceRecord,
  { list }: Pick<VerdictQuestion, 'list'>,
  done: { changed: readonly ResourceRecord[]; values: FormValues } = { changed: [], values: {} },
): (() => readonly ResourceRecord[]) | undefined {
  if (paging?.kind === 'server') return undefined
  const changed = new Set(done.changed.map((each) => each.id))
  return () =>
    list().flatMap((other) => {
      if (other.id === id) return []
      return [changed.has(other.id) ? { ...other, ...done.values } : other]
    })
}

/** Why a form would not take a value at a place: it, or what it stands in, is not shown or closed; null where it would. */
export function whyClosed(plan: FormPlan, place: string, context: FormContext, label: string): string | null {
  let fields = plan.fields
  let around = context
  for (const [depth, name] of namesOfPlace(place).entries()) {
    const field = fields[name]
    if (!field) return null
    if (!isFieldShown(field, around)) return t('bulk.noPlace', { field: label })
    const lock = depth === 0 ? lockOf(plan, name, around) : lockReason(field, around)
    if (lock !== null) return t('bulk.otherFault', { field: label, fault: lock })
    const value = around.values[name]
    fields = field.fields ?? {}
    around = nestedContext(fields, isNested(value) ? value : {}, around)
  }
  return null
}

/** Of how many of these records each field becomes another. */
export function countChanged(
  { plan, fields, values }: Change,
  records: readonly ResourceRecord[],
  context: Environment,
): readonly { field: FieldDefinition; count: number }[] {
  const before = records.map((record) => contextOf(plan, record, context).values)
  return Object.entries(fields).map(([place, field]) => {
    const count = before.filter(
      (each) => !hasSameValue(bare(valueAt(each, place)), bare(values[place])),
    ).length
    return { field, count }
  })
}

/**
 * The body that changes the fields of one record, and, without a converter of the form, nothing else; an object is sent
 * with all that it has.
 */
export function changedBy(
  { plan, fields, values: given }: Change,
  record: ResourceRecord | null,
  context: RequestContext,
): unknown {
  const before = contextOf(plan, record, context)
  const values = withValuesAt(before.values, given)
  if (plan.request) return plan.request(values, { ...before, values, read: context.read })
  const names = Object.keys(fields).map((place) => namesOfPlace(place)[0])
  const touched = Object.entries(plan.fields).filter(([name]) => names.includes(name))
  return settableValues({ ...plan, fields: Object.fromEntries(touched) }, { ...before, values }, values)
}

type Environment = Pick<RequestContext, 'person' | 'productKey' | 'scope'>

function contextOf(
  plan: FormPlan,
  record: ResourceRecord | null,
  { person, productKey, scope }: Environment,
): FormContext {
  const { computed, fields } = plan
  const environment = { person, productKey, scope, mode: 'edit', record, computed, fields } as const
  return { ...environment, values: openingValues(plan, environment) }
}
