import { t } from '../locales/t'
import { type Condition, type Facts, fieldsAskedBy, holds, listed } from './condition'
import type { FormCondition } from './define-behaviour'
import type { FieldDefinition } from './define-field'
import { type FormContext, isMaking } from './form-values'

/** Whether a field takes part: its `shownWhen` holds, or it has none. */
export function isFieldShown(
  { shownWhen }: Pick<FieldDefinition, 'shownWhen'>,
  context: FormContext,
  asked?: Asked,
): boolean {
  return shownWhen === undefined || isMet(shownWhen, context, asked)
}

/** Whether a field may not be left empty now. */
export function isFieldRequired({ required, requiredWhen }: FieldDefinition, context: FormContext): boolean {
  return required !== undefined && (requiredWhen === undefined || isMet(requiredWhen, context))
}

/**
 * Why a field cannot be changed now, by its own condition; null while it can.
 * @param name of a field of the record itself, which is not closed by the value that is being entered in it
 */
export function lockReason(
  { lockedWhen }: FieldDefinition,
  context: FormContext,
  name?: string,
): string | null {
  if (typeof lockedWhen === 'function') return lockedWhen(context)
  const { values, ...rest } = context
  const others = Object.entries(values).filter(([other]) => other !== name)
  const facts = factsOf({ ...rest, values: Object.fromEntries(others) })
  const closing = listed(lockedWhen).find((condition) => holds(condition, facts))
  return closing ? t(closing.reason) : null
}

/**
 * Why nothing can have been typed into a field of a new record: it is closed whatever else the form holds. Null where
 * other values close it, or nothing does.
 * @param isAsked whether a field hangs on what is typed
 */
export function lastingLock(
  { lockedWhen }: FieldDefinition,
  facts: Facts,
  isAsked: (field: string) => boolean,
): string | null {
  if (typeof lockedWhen === 'function') return null
  const closing = listed(lockedWhen).find((condition) => holdsAnyway(condition, facts, isAsked))
  return closing ? t(closing.reason) : null
}

function holdsAnyway(condition: Condition, facts: Facts, isAsked: (field: string) => boolean): boolean {
  const isMet = (part: Condition) => holdsAnyway(part, facts, isAsked)
  if ('all' in condition) return condition.all.every(isMet)
  if ('any' in condition) return condition.any.some(isMet)
  return !fieldsAskedBy(condition).some(isAsked) && holds(condition, facts)
}

/** What is said of a value that is not as its own conditions want it; null where it is. */
export function validitySentence({ validWhen }: FieldDefinition, context: FormContext): string | null {
  const facts = { ...factsOf(context), isLenient: true }
  const broken = listed(validWhen).find((condition) => !holds(condition, facts))
  return broken ? t(broken.reason) : null
}

/** What is said of a value that is right, and may do what nobody wants; null for nothing. */
export function warningSentence({ warnWhen }: FieldDefinition, context: FormContext): string | null {
  const facts = factsOf(context)
  const met = listed(warnWhen).find((condition) => holds(condition, facts))
  return met ? t(met.says) : null
}

/** Conditions that were asked already, and whether they are met. */
type Asked = Map<FormCondition, boolean>

function isMet(condition: FormCondition, context: FormContext, asked: Asked = new Map()): boolean {
  if (typeof condition === 'function') return condition(context)
  const known = asked.get(condition)
  if (known !== undefined) return known
  // Fields that hang on each other in a circle count as shown to one another.
  asked.set(condition, true)
  const met = holds(condition, factsOf(context, asked))
  asked.set(condition, met)
  return met
}

/** Whether the form holds a field, or the entry in which it stands: one that is not shown is not sent. */
export function isHeld(name: string, context: FormContext, asked?: Asked): boolean {
  const { values, entry = values, fields } = context
  return Object.hasOwn(entry, name) && isFieldShown(fields?.[name] ?? {}, context, asked)
}

/**
 * What the form holds, and what computed fields come to by it, comes before what the record had. A clone is a new
 * record, which had nothing.
 */
export function factsOf(context: FormContext, asked?: Asked): Facts {
  const { values, entry = values, fields, record, person, mode, computed } = context
  const before = isMaking(mode) ? null : record
  return {
    valueOf: (field) => {
      if (isHeld(field, context, asked)) return entry[field]
      // The form around an entry may have a field of the same name, which is another one.
      if (context.entry && fields && Object.hasOwn(fields, field)) return undefined
      const held = Object.entries(entry).filter(([name]) => isHeld(name, context, asked))
      const made = computed?.(field, { ...before, ...Object.fromEntries(held) })
      return made === undefined ? before?.[field] : made
    },
    person,
  }
}
