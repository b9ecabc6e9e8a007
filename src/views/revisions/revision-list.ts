import * as z from 'zod/mini'
import type { ResourceDefinition, RevisionsDefinition } from '../../definitions/define'
import { isSecret } from '../../definitions/define-field'
import type { ResourceRecord } from '../../definitions/resource-record'
import { valueAtPlace, withValueAt } from '../../domain/dotted-place'

/** A record as it was from a moment on. */
export type Revision = {
  when: string | null
  who: string | null
  record: ResourceRecord
  /** Names of the fields of which the entry says something. */
  known: readonly string[]
  /** Marks of the secrets in it by their fields: where two differ, so do the secrets, which are not here. */
  secrets?: Readonly<Record<string, number>>
}

/** States on one page. */
export const statesAtOnce = 10

/**
 * The earlier states of one record as a list of their own: read as any list of its API is, page by page where its server
 * cuts it. Each state is a record, read as the resource's records are.
 */
export function revisionList(
  definition: ResourceDefinition,
  { call, recordsAt, paging = 'client', when, who, values }: RevisionsDefinition,
  recordId: string,
): ResourceDefinition {
  const { name, api, dataProviderName, calls, label, scope, access, list } = definition
  const { totalAt } = calls
  const entry = z.transform((sent: unknown, { issues }): Revision | null => {
    const state = values === undefined ? sent : valueAtPlace(sent, values)
    const steps = values?.split('.') ?? []
    if (typeof state !== 'object' || state === null || Array.isArray(state)) {
      issues.push({ code: 'invalid_type', expected: 'object', path: steps, input: sent })
      return null
    }
    const { success, data, error } = readState(definition, state, recordId)
    for (const issue of error?.issues ?? [])
      issues.push({ ...issue, path: [...steps, ...issue.path], input: sent } as z.core.$ZodRawIssue)
    if (!success) return null
    return {
      when: textAt(sent, when),
      who: who === undefined ? null : textAt(sent, who),
      record: data as ResourceRecord,
      ...saidIn(definition, state),
    }
  })
  return {
    name: `${name}.revisions`,
    label,
    scope,
    place: { kind: 'page' },
    access: { subject: access.subject, list: access.list },
    schema: entry,
    titleField: 'when',
    ...(dataProviderName && { dataProviderName }),
    api,
    calls: {
      list: call,
      ...(recordsAt !== undefined && { recordsAt }),
      ...(totalAt !== undefined && { totalAt }),
    },
    fields: {},
    list: {
      columns: [],
      paging:
        paging === 'server'
          ? { kind: 'server', sizes: [statesAtOnce], query: 'simple-rest' }
          : { kind: 'client', sizes: [statesAtOnce] },
      loading: list.loading,
      empty: list.empty,
      error: list.error,
    },
    actions: [],
  }
}

/** The state is of the record it was asked of, whatever its entry calls it. */
function readState({ schema, wire }: ResourceDefinition, state: object, recordId: string) {
  const idAt = wire?.names.key('id') ?? 'id'
  return (wire?.reading(schema) ?? schema).safeParse(withValueAt(state, idAt, recordId))
}

function saidIn({ fields, wire }: ResourceDefinition, state: object): Pick<Revision, 'known' | 'secrets'> {
  const has: Readonly<Record<string, unknown>> = wire
    ? wire.read({ ...state }).values
    : Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined))
  const known = Object.keys(fields).filter((name) => Object.hasOwn(has, name))
  const secrets = Object.entries(fields).flatMap(([name, field]) =>
    field && isSecret(field) && has[name] ? [[name, markOf(String(has[name]))] as const] : [],
  )
  return { known, ...(secrets.length > 0 && { secrets: Object.fromEntries(secrets) }) }
}

/** A number by which a text is told from another one, and from which it cannot be read (FNV-1a, 32 bits). */
function markOf(text: string): number {
  let mark = 0x811c9dc5
  for (let place = 0; place < text.length; place += 1)
    mark = Math.imul(mark ^ text.charCodeAt(place), 0x01000193)
  return mark
}

function textAt(entry: unknown, place: string): string | null {
  const value = valueAtPlace(entry, place)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
