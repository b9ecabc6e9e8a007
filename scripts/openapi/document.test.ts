import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '../../src/api/call'
import { createAssumptionsPage, createOpenApiDocument } from './document'

const calls: Record<string, Call> = {
  renameThing: {
    method: 'POST',
    path: '/users/{id}/things/{name}',
    query: ['mode'],
    request: z.strictObject({ title: z.string() }),
    response: z.pipe(
      z.looseObject({ crypted: z.optional(z.string()) }),
      z.transform((wire) => ({ token: wire.crypted })),
    ),
    isIdempotent: false,
    isAssumed: true,
    summary: 'Rename a thing',
    source: 'D1 §7',
  },
  readThing: {
    method: 'GET',
    path: '/users/{id}/things/{name}',
    request: null,
    response: z.string(),
    isIdempotent: true,
    summary: 'Read a thing',
    source: 'D1 §7',
  },
  listThings: {
    method: 'GET',
    path: '/tenants/{id}/things',
    request: null,
    response: z.string(),
    isIdempotent: true,
    assumption: 'The id is the person’s',
    summary: 'List things',
    source: 'D1 §7',
  },
}

describe('createOpenApiDocument', () => {
  const { paths } = createOpenApiDocument(calls)

  it('describes every call under its path and method, with the keys of the wire', () => {
    expect(paths).toMatchObject({
      '/users/{id}/things/{name}': {
        post: {
          operationId: 'renameThing',
          description: 'D1 §7. The path is assumed.',
          parameters: [
            { name: 'id', in: 'path', required: true },
            { name: 'name', in: 'path', required: true },
            { name: 'mode', in: 'query', required: true },
            { name: 'Idempotency-Key', in: 'header' },
          ],
          requestBody: {
            content: { 'application/json': { schema: { properties: { title: { type: 'string' } } } } },
          },
          responses: {
            '200': {
              content: { 'application/json': { schema: { properties: { crypted: { type: 'string' } } } } },
            },
          },
        },
        get: { operationId: 'readThing' },
      },
    })
  })

  it('describes every call of the contract', () => {
    const text = JSON.stringify(createOpenApiDocument())
    expect(text).toContain('"operationId":"createCluster"')
    expect(text).toContain('"sleeppable":{"type":"boolean"}')
  })
})

describe('createAssumptionsPage', () => {
  it('lists the calls marked as assumed, and no others', () => {
    const page = createAssumptionsPage(calls)
    expect(page).toContain('| renameThing | `POST /users/{id}/things/{name}` | Rename a thing | D1 §7 |')
    expect(page).not.toContain('readThing')
  })

  it('lists what was chosen where the path alone is given', () => {
    expect(createAssumptionsPage(calls)).toContain(
      '| listThings | `GET /tenants/{id}/things` | The id is the person’s | D1 §7 |',
    )
  })
})
