import type { NamedCall } from '../../api/call'
import { toCurl } from '../../api/to-curl'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { ActionRequest, RequestContext } from '../../definitions/define-behaviour'
import type { CallChoice } from '../../definitions/define-call'
import { fixedValues } from '../../definitions/fixed-values'
import type { ResourceRecord } from '../../definitions/resource-record'
import { callOf } from '../../providers/definition-call'
import type { AskedQuery, ListQuery } from '../../providers/list-query'
import { asPaged, listCallOf } from '../../providers/page-query'
import { pathOf } from '../../providers/scope-context'
import type { Session } from '../../providers/session-context'
import { pathRecord } from '../action/names-of'

/** Who would make the call, and where. */
export type CurlContext = RequestContext & Pick<Session, 'apiUrl'>

/** A question whose several values stand as a query has them, see `repeatedQuery` of a call. */
export function plainQuery(question: AskedQuery): ListQuery {
  const filters = Object.entries(question.filters).map(
    ([key, value]) =>
      [key, typeof value === 'string' ? value : value.map(encodeURIComponent).join(',')] as const,
  )
  return { ...question, filters: Object.fromEntries(filters) }
}

/** The command that reads a list as it stands on screen; `query` is that of a list the server cuts into pages. */
export function curlOfList(
  definition: ResourceDefinition,
  context: CurlContext,
  query?: ActionRequest['query'],
): string {
  const { call, query: asked } = asPaged(listCallOf(definition), query ?? {})
  return write(call, context, undefined, query ? { query: asked } : {})
}

/**
 * The command that does what an action's button does to these records: one a record, in lines of their own, but for
 * one call about all of them. Null for an action that makes no call.
 */
export function curlOfAction(
  definition: ResourceDefinition,
  action: ActionDefinition,
  records: readonly ResourceRecord[],
  context: CurlContext,
): string | null {
  const { call: choice, request, confirm } = action
  if (choice === undefined) return null
  const call = callOf(choice, definition, 'command')
  const isOneCall = records.length < 2 || confirm?.kind === 'dialog' || action.bulk === 'one-call'
  const parts = isOneCall ? [records] : records.map((record) => [record])
  return parts
    .map((part) =>
      write(
        call,
        context,
        pathRecord(definition, part),
        request?.(part, context, {}) ?? {
          body: fixedValues(action, definition.fields, context.person, Date.now()),
        },
      ),
    )
    .join('\n')
}

/** The command that sends what a form's button sends. */
export function curlOfForm(
  definition: ResourceDefinition,
  choice: CallChoice,
  record: ResourceRecord | null,
  context: CurlContext,
  sent: { body: unknown; idempotencyKey: string },
): string {
  const call = callOf(choice, definition, 'command')
  return write(call, context, pathRecord(definition, record ? [record] : []), sent)
}

function write(
  call: NamedCall,
  { person, productKey, apiUrl, scope }: CurlContext,
  record: ReturnType<typeof pathRecord>,
  { body, query, idempotencyKey }: ActionRequest & { idempotencyKey?: string },
): string {
  // A command of its own is an intention of its own.
  const key = idempotencyKey ?? crypto.randomUUID()
  return toCurl(
    call,
    { path: pathOf(scope, person, record), ...(query && { query }), body, idempotencyKey: key },
    { baseUrl: apiUrl, productKey },
  )
}
