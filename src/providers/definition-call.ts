import * as z from 'zod/mini'
import type { Call, NamedCall } from '../api/call'
import { namedCall } from '../api/known-calls'
import { fileResponse } from '../api/wire/file'
import { recordsOf } from '../api/wire/records'
import type { ResourceDefinition } from '../definitions/define'
import type { CallChoice } from '../definitions/define-call'
import { valueAtPlace } from '../domain/dotted-place'
import { wholeAnswers } from '../domain/whole-answer'

/**
 * The call a definition chose, ready for the client: one of the contract, or one the definition brings. The latter
 * sends what the form holds; as a list it answers records of the definition's schema.
 */
export function callOf(
  choice: CallChoice,
  definition: ResourceDefinition,
  purpose: 'list' | 'command',
): NamedCall {
  if (typeof choice === 'string') return namedCall(choice)
  const isRead = choice.method === 'GET'
  const isFile = purpose === 'command' && definition.actions.some(isDownload)
  return {
    ...choice,
    ...(definition.api && { api: definition.api, isPublic: !definition.api.sendsToken }),
    ...(definition.wire && { names: definition.wire.names }),
    ...(purpose === 'list' ? listOf(definition) : { response: answerOf(definition) }),
    ...(isFile && { isFile, response: fileResponse }),
    name: `${definition.name}.${purpose}`,
    // Undefined for a command that says all by its path.
    request: isRead || choice.method === 'DELETE' ? null : bodyOf(choice, definition),
    isIdempotent: choice.method !== 'POST',
    summary: definition.name,
    source: definition.name,
  }

  function isDownload({ call, download }: ResourceDefinition['actions'][number]) {
    return call === choice && download === true
  }
}

/** A record as the API says it, read by the names of the fields. */
function recordOf({ schema, wire }: ResourceDefinition): z.ZodMiniType {
  return wire?.reading(schema) ?? schema
}

/** The answer of the call that reads one record. */
export function oneAnswerOf(definition: ResourceDefinition): z.ZodMiniType {
  return schemaAt(definition.calls.recordAt, recordOf(definition))
}

/** What a command answers; the record in it where it brings one. */
function answerOf({ calls, wire }: ResourceDefinition): z.ZodMiniType {
  const answer = wire?.answer ?? z.unknown()
  const { recordAt } = calls
  if (recordAt === undefined) return answer
  return z.transform((sent: unknown) => {
    const read = answer.parse(valueAtPlace(sent, recordAt) ?? sent)
    if (typeof read === 'object' && read) wholeAnswers.set(read, sent)
    return read
  })
}

/** An answer that has something at a place, such as "data.items"; without one it is that itself. */
function schemaAt(place: string | undefined, schema: z.ZodMiniType): z.ZodMiniType {
  return wrapped(place, schema, (key, inner) => z.looseObject({ [key]: inner }))
}

/** Something that stands at a place, with all that is around it. */
function wrapped<Part>(place: string | undefined, inmost: Part, around: (key: string, inner: Part) => Part) {
  return (place?.split('.') ?? []).reduceRight((inner, key) => around(key, inner), inmost)
}

/** The values of a form by the names of its fields; an action may ask for others than the record has. */
function bodyOf(choice: CallChoice, { wire, actions }: ResourceDefinition): z.ZodMiniType {
  const action = actions.find(({ call }) => call === choice)
  return wire?.request(action?.fields) ?? z.optional(z.record(z.string(), z.unknown()))
}

/**
 * What a list's own call is asked and answers. Cut into pages by the server it follows `@refinedev/simple-rest`: the
 * page, the order, the filters by field and the search stand in the query, the number of all records in a header;
 * `id`, once for each, asks for records of which only the ids are known. An answer that says where its records stand may
 * have the number in itself.
 */
function listOf(definition: ResourceDefinition): Partial<Call> & Pick<Call, 'response'> {
  const { list, calls, narrowed, wire } = definition
  const records = recordsOf(recordOf(definition), undefined, wire?.named)
  const isPaged = list.paging?.kind === 'server'
  const own = (list.filters ?? []).flatMap(({ key, field = key, reading }) => reading?.keys(field) ?? [key])
  const filters = [...own, ...(narrowed ? [narrowed.by] : [])]
  // No content at all is a list of none, wherever its records would stand.
  const none = wrapped<unknown>(calls.recordsAt, null, (key, inner) => ({ [key]: inner }))
  return {
    response: z.pipe(
      z.transform((sent: unknown) => (sent === null ? none : sent)),
      schemaAt(calls.recordsAt, records),
    ),
    ...(isPaged ? { optionalQuery: ['_start', '_end', '_sort', '_order', 'q', 'id', ...filters] } : {}),
  }
}
