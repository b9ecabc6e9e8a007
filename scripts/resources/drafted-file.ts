import type { Condition } from '../../src/definitions/condition'
import type { GuessedField } from './guess-field'

type Call = { method: 'GET' | 'POST' | 'PATCH'; path: `/${string}` }

/** A field of a definition file as drafts write it: texts are plain words. */
export type DraftedField = Omit<GuessedField, 'fields'> & {
  required?: string
  unique?: string
  /** Formula of a computed field. */
  value?: string
  fields?: DraftedFields
  kindField?: string
  kinds?: Readonly<Record<string, { label: string; fields: DraftedFields }>>
  shownWhen?: Condition
  requiredWhen?: Condition
  lockedWhen?: Condition & { reason: string }
}
export type DraftedFields = Readonly<Record<string, DraftedField>>

/** A definition file as drafts write it, from flags or from an answer. */
export type DraftedFile = {
  $schema: string
  name: string
  label: { one: string; many: string }
  about?: string
  scope: 'user' | 'cluster'
  place: { kind: 'menu'; icon: string } | { kind: 'tab'; tab: string; label: string }
  access: { subject: string; list: string; create?: string; edit?: string }
  titleField: string
  calls?: { list?: Call; id?: string; recordsAt?: string; filterParameter?: string }
  fields: DraftedFields
  list: {
    columns: readonly string[]
    search: readonly string[]
    filters?: readonly string[]
    filterBuilder?: readonly string[]
    sort: { field: string; order: 'asc' }
    paging?: 'client'
    empty: { title: string }
    error: string
  }
  create?: { fields: readonly string[]; call?: Call }
  import?: { fields?: readonly string[] }
  edit?: { fields: readonly string[]; call?: Call; bulk?: boolean }
  detail?: { page?: boolean; fields: readonly string[] }
  delete?: { requires: 'manage'; dangerText: string }
}
