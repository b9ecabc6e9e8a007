import { expect, it } from 'vitest'
import example from '../../docs/examples/api-keys.json'
import { readResourceFile } from '../definitions/file/read-resource-file'
import { createFakeApi } from '../testing/fake-api'
import { lateRestProvider } from './late-rest-provider'

const row = { id: '7', name: 'Build server' }

it('the provider of definition files does each thing by its own request', async () => {
  const { definition } = readResourceFile(JSON.stringify(example), '/resources/api-keys.json')
  const made: string[] = []
  const api = createFakeApi(
    {},
    {
      'api-keys.list': (_options, { method, path }) => {
        made.push(`${method} ${path}`)
        return path.endsWith('}') ? row : { records: [row] }
      },
      'api-keys.command': (_options, { method, path }) => void made.push(`${method} ${path}`),
      own: (_options, { method, path }) => void made.push(`${method} ${path}`),
    },
  )
  const provider = lateRestProvider({ api: api.api, definitionOf: () => definition, personId: () => 'u-1' })
  const one = { resource: 'api-keys', id: 7, variables: { name: 'Build' } }
  const call = { name: 'own', method: 'POST', path: '/own' } as const

  expect((await provider.getList({ resource: 'api-keys' })).data).toEqual([row])
  expect((await provider.getOne(one)).data).toEqual(row)
  await provider.create(one)
  await provider.update(one)
  await provider.deleteOne(one)
  await provider.custom({ url: '', method: 'post', meta: { call } })

  expect(made).toEqual([
    'GET /api-keys',
    'GET /api-keys/{recordId}',
    'POST /api-keys',
    'PATCH /api-keys/{recordId}',
    'DELETE /api-keys/{recordId}',
    'POST /own',
  ])
})

it('what it knows of pages outlives one request: the second page is not looked for again', async () => {
  const paging = { cursor: 'after', size: 'limit' }
  const named = { baseUrl: '/b', headers: {}, errors: 'problem', paging, sendsToken: false } as const
  const content = JSON.stringify({ ...example, api: 'own' })
  const { definition } = readResourceFile(content, '/resources/api-keys.json', new Map([['own', named]]))
  const api = createFakeApi({}, { 'api-keys.list': () => ({ records: [row], next: 'b' }) })
  const provider = lateRestProvider({ api: api.api, definitionOf: () => definition, personId: () => 'u-1' })
  for (const currentPage of [1, 2])
    await provider
      .getList({ resource: 'api-keys', pagination: { mode: 'server', currentPage, pageSize: 1 } })
      .catch(() => undefined)
  expect(api.calls.map(({ options }) => options.query?.after)).toEqual(['', 'b'])
})
