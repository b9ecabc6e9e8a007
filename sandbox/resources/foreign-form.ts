import type { ResourceDefinition } from '../../src/definitions/define'
import type { WireForm } from '../../src/definitions/wire-form'
import { invalid, Problem } from '../problems'
import type { Operation } from './find-operation'
import { parseObject } from './read-body'

type Asked = { operation: Operation; rawBody: string }

/**
 * Answers for an API that says its records otherwise than the fields are called: what comes is read by the names of the
 * fields, and what goes out, refusals included, is said as that API would. In between nobody knows of it.
 */
export async function inFormOf<Input extends Asked, Answer extends { body: unknown }>(
  wire: WireForm,
  input: Input,
  answer: (input: Input) => Promise<Answer>,
): Promise<Answer> {
  const { operation } = input
  const rawBody = bodyInFields(wire, input)
  try {
    const answered = await answer({ ...input, rawBody })
    // The rows of a list are said so where they are chosen; what was done has keys of its own.
    const isRecord = !['list', 'figures', 'activity', 'revisions'].includes(operation.kind)
    return isRecord ? { ...answered, body: wire.write(Object(answered.body)) } : answered
  } catch (error) {
    throw error instanceof Problem ? inNamesOf(wire, error) : error
  }
}

/** The field whose value is the id of a record in the API, such as a name; `id` where it is none of the others. */
export function idFieldOf({ wire, fields }: Pick<ResourceDefinition, 'wire' | 'fields'>): string {
  if (!wire) return 'id'
  return Object.keys(fields).find((name) => wire.names.key(name) === wire.names.key('id')) ?? 'id'
}

/** @throws Problem 422 for keys that the API does not have, and values that are not of the kind it has there */
function bodyInFields(wire: WireForm, { operation, rawBody }: Asked): string {
  const body = parseObject(rawBody)
  if (!body) return rawBody
  const actions = 'actions' in operation ? operation.actions : []
  // An action may always send what no field has.
  const sends = actions.flatMap((action) => Object.keys(action.sends ?? {}))
  const sent = Object.entries(body).filter(([key]) => sends.includes(key))
  const {
    values: read,
    unread,
    unknown,
  } = wire.read(body, Object.assign({}, ...actions.map(({ fields }) => fields)))
  const errors = [
    ...unread.map(({ path, expected }) => {
      const fieldName = path.join('.')
      return { fieldName, message: `${fieldName} has the wrong form: ${expected} is expected.` }
    }),
    ...unknown
      .filter((key) => !sends.includes(key))
      .map((fieldName) => ({ fieldName, message: `${fieldName} is not known here.` })),
  ]
  if (errors.length > 0) throw invalid(errors)
  const { id, ...values } = read
  const isAsked = idFieldOf(operation.served.definition) !== 'id'
  return JSON.stringify({
    ...Object.fromEntries(sent),
    ...values,
    ...(!isAsked && id !== undefined && { id }),
  })
}

function inNamesOf(wire: WireForm, { status, body, contentType, denied }: Problem): Problem {
  const { errors } = body
  if (!Array.isArray(errors)) return new Problem(status, body, contentType, denied)
  const named = errors.map((each) => ({ ...each, fieldName: wire.names.key(String(each.fieldName)) }))
  return new Problem(status, { ...body, errors: named }, contentType, denied)
}
