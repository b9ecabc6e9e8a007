import '../../locales/form-texts'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition, Confirmation } from '../../definitions/define-action'
import { type FieldDefinition, isSecret } from '../../definitions/define-field'
import type { CreateDefinition, EditDefinition } from '../../definitions/define-form'
import { factsOf, lastingLock, lockReason } from '../../definitions/field-conditions'
import { own, said } from '../../definitions/file/file-texts'
import { fixedValues } from '../../definitions/fixed-values'
import type { Computed, FormContext, FormMode, FormValues } from '../../definitions/form-values'
import type { ResourceRecord } from '../../definitions/resource-record'
import { computedOf } from '../../definitions/with-computed'
import type { Person } from '../../domain/person'
import { t } from '../../locales/t'
import type { Text } from '../../locales/text'
import { namesOf } from '../action/names-of'
import { judgedWithOthers } from './judged-with-others'

/** The fields of a form by name, as a definition gives them. */
export type FormFields = Readonly<Record<string, FieldDefinition>>

/** Of a form in a dialog whose definition gives no width, in pixels. */
export const usualWidth = 560

/** One form of a definition, with the fields it shows. */
export type FormPlan = Omit<CreateDefinition<string> & EditDefinition<string>, 'locked'> & {
  resource: Pick<ResourceDefinition, 'name'>
  /** By which its conditions ask for computed fields. */
  computed?: Computed
  mode: FormMode
  fields: FormFields
  /** Names of the fields that are shown but cannot be changed. */
  locked: readonly string[]
  /** Of an action that is confirmed by a name: the field in which it is typed, of which nothing is sent or kept. */
  typedName?: string
  /** Of an action: what its call sends besides what is typed, at a time (milliseconds since the epoch; now without). */
  sends?: (now?: number) => FormValues | undefined
  /** Of an action: what is lost for good, said above the fields. */
  dangerText?: Text | undefined
  /** Of an action: said aloud when it starts. */
  progress?: Text | undefined
  /** Of an action: said in place of the server's words. */
  failure?: Text | undefined
}

/** The form by which a definition makes or changes a record. @throws RangeError when it has none. */
export function formPlanOf(definition: ResourceDefinition, mode: FormMode): FormPlan {
  const form: CreateDefinition<string> | EditDefinition<string> | undefined =
    mode === 'action' ? undefined : definition[mode]
  if (!form) throw new RangeError(`"${definition.name}" has no form to ${mode}`)
  const known: FormFields = definition.formFields ?? {}
  // In the order in which they are asked for: a review and what is to be mended follow it.
  const fields = form.sections
    .flatMap(({ fields: named }) => named)
    .flatMap((name) => (known[name] ? [[name, askedFor(known[name], mode)] as const] : []))
  return {
    ...form,
    resource: definition,
    computed: computedOf(definition),
    mode,
    fields: Object.fromEntries(fields),
    locked: 'locked' in form ? (form.locked ?? []) : [],
  }
}

/** A secret that is there is never shown, and so it stays as it is unless another one is typed. */
function askedFor(field: FieldDefinition, mode: FormMode): FieldDefinition {
  if (mode !== 'edit' || !isSecret(field)) return field
  const { required, requiredWhen, ...kept } = field
  return { placeholder: 'form.secretKept', ...kept }
}

/** The form by which an action asks for its values. @throws RangeError when it asks for none, or makes no call */
export function actionPlanOf(
  definition: ResourceDefinition,
  action: ActionDefinition,
  record: ResourceRecord | null,
  person: Person,
): FormPlan {
  const { fields, call, label, request, answer, confirm: asked, dangerText } = action
  if (!fields || call === undefined) throw new RangeError(`"${action.name}" asks for no values`)
  const confirm = asked?.kind === 'dialog' ? undefined : asked
  const names = namesOf(definition, record ? [record] : [])
  const sends = (now = Date.now()) => fixedValues(action, definition.fields, person, now)
  const judged = record ? judgedWithOthers(definition, fields, () => sends()) : fields
  const all = { ...judged, ...(asked?.kind === 'typed-name' && { [typedName]: nameField(asked, names) }) }
  const { success = said('form.actionDone', { action: label }), useServerMessage, reloadsPerson } = action
  return {
    resource: definition,
    computed: computedOf(definition),
    mode: 'action',
    title:
      confirm?.title ?? (record ? said('form.actionOn', { action: label, name: own(names.name) }) : label),
    ...(confirm && { intro: confirm.text }),
    submit: confirm?.submit ?? label,
    success,
    ...(useServerMessage && { useServerMessage }),
    ...(reloadsPerson && { reloadsPerson }),
    ...(action.operation && { operation: action.operation }),
    ...(typeof answer === 'object' && { answer }),
    call,
    ...(request && {
      request: ({ [typedName]: _typed, ...values }, context) =>
        request(context.record ? [context.record] : [], context, values).body,
    }),
    sections: [{ title: label, fields: Object.keys(all) }],
    fields: all,
    typedName,
    locked: [],
    sends,
    dangerText,
    progress: action.progress,
    failure: action.failure,
  }
}

/** No field of a definition is likely to be called so. */
const typedName = '$typedName'

/** Where the name is typed that confirms an action; anything else is a fault of the form. */
function nameField(
  { field, mismatch }: Extract<Confirmation, { kind: 'typed-name' }>,
  names: ReturnType<typeof namesOf>,
): FieldDefinition {
  return {
    kind: 'text',
    label: own(t(field, names)),
    required: mismatch,
    rule: (value) => (value === names.name ? null : t(mismatch)),
  }
}

/** The fields whose values a draft keeps: a name that confirms something is typed each time. */
export function keptFields({ fields, typedName }: FormPlan): FormFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== typedName))
}

/** Why a field of a form cannot be changed; null while it can. */
export function lockOf({ fields, locked }: FormPlan, name: string, context: FormContext): string | null {
  if (locked.includes(name)) return t('form.fixedAfterCreation')
  const field = fields[name]
  return field ? lockReason(field, context, name) : null
}

/** Why nobody can have filled in a field of a new record; null where it was open before other values closed it. */
export function lastingLockOf(plan: FormPlan, name: string, context: FormContext): string | null {
  const { fields, locked, computed } = plan
  const field = fields[name]
  // Of a lock that only code can tell it is not known what it hangs on.
  if (!field || locked.includes(name) || typeof field.lockedWhen === 'function')
    return lockOf(plan, name, context)
  const isAsked = (other: string) => other in fields || computed?.(other, {}) !== undefined
  return lastingLock(field, factsOf(context), isAsked)
}
