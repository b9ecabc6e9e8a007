import type { ResourceDefinition } from '../../src/definitions/define'
import type { FieldDefinition } from '../../src/definitions/define-field'
import { t } from '../../src/locales/t'
import { invalid } from '../problems'

export type Values = Readonly<Record<string, unknown>>

/**
 * The values of a create or edit request, as the form of the definition asks for them.
 * @param isWhole whether every required value has to be there; a change names only what it changes
 * @throws Problem 422 with an error for each field
 */
export function readBody(
  definition: ResourceDefinition,
  mode: 'create' | 'edit',
  rawBody: string,
  isWhole = mode === 'create',
): Values {
  const body = parseObject(rawBody)
  if (!body) throw invalid([{ fieldName: 'body', message: 'The request has no readable body.' }])
  const allowed = settableFields(definition, mode)
  const unknown = Object.keys(body).filter((key) => !allowed.includes(key))
  const errors = [
    ...unknown.map((key) => ({ fieldName: key, message: `${key} is not known here.` })),
    ...allowed.flatMap((key) => {
      const field = definition.formFields?.[key]
      if (!field || (!isWhole && !(key in body))) return []
      const message = complaint(field, key, body[key])
      return message === null ? [] : [{ fieldName: key, message }]
    }),
  ]
  if (errors.length > 0) throw invalid(errors)
  return body
}

/** The object a request carries; null for anything else. */
export function parseObject(rawBody: string): Values | null {
  try {
    const body: unknown = JSON.parse(rawBody)
    return isObject(body) ? body : null
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What a form sends: what its sections show and does not stay locked. */
function settableFields({ create, edit }: ResourceDefinition, mode: 'create' | 'edit'): string[] {
  const shown = (mode === 'create' ? create : edit)?.sections.flatMap(({ fields }) => [...fields]) ?? []
  const locked = mode === 'edit' ? (edit?.locked ?? []) : []
  return shown.filter((field) => !locked.includes(field))
}

function complaint(field: FieldDefinition, key: string, value: unknown): string | null {
  const isMissing = value === undefined || value === null || value === ''
  if (isMissing) return field.required === undefined ? null : t(field.required)
  if (!hasForm(field, value)) return `${key} is missing or has the wrong form.`
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = field
  if (typeof value === 'number' && (value < min || value > max)) return outOf(field, '')
  if (typeof value === 'string' && (value.length < min || value.length > max)) return outOf(field, ' letters')
  return null
}

function hasForm({ kind, options }: FieldDefinition, value: unknown): boolean {
  if (kind === 'number' || kind === 'slider') return typeof value === 'number' && Number.isFinite(value)
  if (kind === 'switch') return typeof value === 'boolean'
  if (kind === 'list') return Array.isArray(value) && value.every((each) => typeof each === 'string')
  if (typeof value !== 'string') return false
  return options === undefined || options.some((option) => option.value === value)
}

function outOf({ label, min, max }: FieldDefinition, unit: string): string {
  if (min === undefined) return `${t(label)}: at most ${max}${unit}.`
  if (max === undefined) return `${t(label)}: at least ${min}${unit}.`
  return `${t(label)}: from ${min} to ${max}${unit}.`
}
