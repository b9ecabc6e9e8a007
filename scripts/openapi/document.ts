import * as z from 'zod/mini'
import type { Call } from '../../src/api/call'
import { contract } from '../../src/api/contract'

type Json = Record<string, unknown>

const parameterTexts: Record<string, string> = {
  id: 'uuid of the signed-in person',
  name: 'Name of the cluster',
  product: 'Brand key, for example `basalt`',
}

/**
 * The product API as the console calls it, as an OpenAPI 3.1 document. Answers are described as the console
 * reads them: absent keys and nulls are fine where a key is not required, and unknown keys are ignored.
 */
export function createOpenApiDocument(calls: Record<string, Call> = contract): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries(calls)) {
    const { [call.path]: operations = {} } = paths
    paths[call.path] = { ...operations, [call.method.toLowerCase()]: operationOf(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Product API as the console calls it',
      version: '2',
      description:
        'Written by `npm run openapi` from src/api/contract.ts. Answers may come wrapped in `{"data": …}`, and lists under the key of their noun.',
    },
    servers: [{ url: '/api/v2' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: problemSchema },
    },
  }
}

/** Markdown list of the calls whose path or method the specification does not give. */
export function createAssumptionsPage(calls: Record<string, Call> = contract): string {
  const assumed = Object.entries(calls).filter(([, { isAssumed }]) => isAssumed)
  const rows = assumed.map(
    ([name, { method, path, summary, source }]) =>
      `| ${name} | \`${method} ${path}\` | ${summary} | ${source} |`,
  )
  const open = Object.entries(calls).flatMap(([name, { method, path, assumption, source }]) =>
    assumption === undefined ? [] : [`| ${name} | \`${method} ${path}\` | ${assumption} | ${source} |`],
  )
  return [
    '# Assumptions about the product API',
    '',
    'Written by `npm run openapi` from the calls marked `isAssumed` in src/api/contract.ts; do not edit.',
    'The specification names these calls without giving their path or method, so one was chosen. The product team',
    'confirms or corrects each; a correction is one line in the contract.',
    '',
    '| Call | Chosen | What for | Named in |',
    '|---|---|---|---|',
    ...rows,
    '',
    'Of these the path is given, and something about it is not:',
    '',
    '| Call | As in the specification | Chosen | Named in |',
    '|---|---|---|---|',
    ...open,
    '',
  ].join('\n')
}

function operationOf(name: string, call: Call): Json {
  const isPost = call.method === 'POST'
  return {
    operationId: name,
    summary: call.summary,
    description: call.isAssumed ? `${call.source}. The path is assumed.` : call.source,
    ...(call.isPublic ? { security: [{}, { token: [] }] } : { security: [{ token: [] }] }),
    parameters: [
      ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => ({
        name: parameter,
        in: 'path',
        required: true,
        description: parameterTexts[parameter] ?? parameter,
        schema: { type: 'string' },
      })),
      ...(call.query ?? []).map((parameter) => ({
        name: parameter,
        in: 'query',
        required: true,
        schema: { type: 'string' },
      })),
      ...(call.optionalQuery ?? []).map((parameter) => ({
        name: parameter,
        in: 'query',
        required: false,
        schema: { type: 'string' },
      })),
      ...(isPost ? [idempotencyKey] : []),
    ],
    ...(call.request
      ? { requestBody: { required: true, content: jsonContent(schemaOf(call.request)) } }
      : {}),
    responses: {
      '200': {
        description: 'Done',
        content: call.isFile ? fileContent : jsonContent(schemaOf(call.response)),
      },
      default: {
        description: 'Refused or failed',
        content: jsonContent({ $ref: '#/components/schemas/Problem' }),
      },
    },
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Sent with every POST. Equal keys with equal bodies have one effect.',
  schema: { type: 'string', format: 'uuid' },
}

const fieldError = {
  type: 'object',
  properties: {
    fieldName: { type: 'string' },
    message: { type: 'string' },
    notActivated: { type: 'boolean' },
  },
  required: ['fieldName', 'message'],
}

/** The forms of an error answer, in the order in which the console looks for its text (D1 §8). */
const problemSchema = {
  anyOf: [
    { type: 'string' },
    {
      type: 'object',
      properties: {
        errors: {
          description: 'Shown at the named fields; of an object, the first value is shown.',
          anyOf: [
            { type: 'array', items: fieldError },
            { type: 'object', additionalProperties: { type: 'string' } },
          ],
        },
        message: { type: 'string' },
      },
    },
  ],
}

const fileContent = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }

const jsonContent = (schema: unknown) => ({ 'application/json': { schema } })

/** The wire's side of a schema: what we accept, or send, before it is translated to clean names. */
function schemaOf(schema: z.ZodMiniType): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}
