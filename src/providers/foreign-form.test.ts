import { expect, it } from 'vitest'
import { createApiClient } from '../api/api-client'
import type { NamedApi } from '../api/call'
import { readResourceFile } from '../definitions/file/read-resource-file'
import { filterBuilder } from '../definitions/filter-builder'
import { rangeReading } from '../definitions/value-filters'
import { foreignRuns } from '../testing/foreign-runs'
import { callOf } from './definition-call'
import { createRestDataProvider } from './rest-provider'

const conveyor: NamedApi = {
  baseUrl: 'https://conveyor.example/v1',
  headers: {},
  errors: 'problem',
  paging: 'page',
  sendsToken: false,
}
const run = {
  run_id: 7,
  id: 'of nobody',
  pipeline: { id: 3, name: 'Nightly', owner: { team: 'Data' } },
  duration_ms: 5_400_000,
  started_at: 1_772_366_400,
  state: 'failed',
  steps: [{ title: 'Load', took: 1500 }],
}
const read = {
  id: '7',
  pipeline: 'Nightly',
  team: 'Data',
  took: 5400,
  startedAt: '2026-03-01T12:00:00.000Z',
  state: 'failed',
  steps: [{ title: 'Load', took: 1.5 }],
}

/** The provider of the runs over the real client, whose every request is answered alike. */
function provide(
  answer: unknown,
  { status = 200, api = {}, file = {} }: { status?: number; api?: object; file?: object } = {},
) {
  const sent: { method: string; url: string; body: unknown }[] = []
  const named = new Map([['conveyor', { ...conveyor, ...api }]])
  const text = JSON.stringify({ ...foreignRuns, ...file })
  const { definition, faults } = readResourceFile(text, 'pipeline-runs.json', named)
  expect(faults).toEqual([])
  const client = createApiClient({
    baseUrl: 'https://api.example.test/v2',
    productKey: 'basalt',
    getToken: async () => 'token',
    renewToken: async () => 'token',
    fetch: async (url, { method = '', body } = {}) => {
      sent.push({
        method,
        url: decodeURIComponent(String(url).replace('https://conveyor.example/v1', '')),
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
      })
      return Response.json(answer, { status })
    },
  })
  const provider = createRestDataProvider({
    api: client,
    definitionOf: () => definition,
    personId: () => 'u',
  })
  return { provider, sent, definition }
}

const resource = 'pipeline-runs'
const sorters = [{ field: 'startedAt', order: 'desc' as const }]
const pagination = { mode: 'server' as const, currentPage: 2, pageSize: 20 }

it('reads records by the names of the fields, whatever the API calls their values and counts in them', async () => {
  const { provider } = provide({ items: [run] })
  expect((await provider.getList({ resource })).data).toEqual([read])
})

it('reads one record by the id that the API has', async () => {
  const { provider, sent } = provide(run)
  expect((await provider.getOne({ resource, id: '7' })).data).toEqual(read)
  expect(sent).toMatchObject([{ method: 'GET', url: '/pipeline-runs/7' }])
})

it('asks for a page by the names and in the units of the API', async () => {
  const { provider, sent } = provide({ items: [] })
  const limits = {
    ...rangeReading('figures', 'duration').ask('1 min..', 'took'),
    startedAt_lte: '2026-03-01T12:00:00.999Z',
    team_like: 'Da',
    q: 'took',
  }
  const filters = Object.entries(limits).map(([field, value]) => ({ field, operator: 'eq' as const, value }))
  await provider.getList({ resource, pagination, sorters, filters })
  expect(sent[0]?.url).toBe(
    '/pipeline-runs?page=2&per_page=20&sort=started_at&order=desc&q=took&started_at_lte=1772366400&pipeline.owner.team_like=Da&duration_ms_gte=60000',
  )
})

it('asks for one of several values by the names and in the units of the API', async () => {
  const list = { ...foreignRuns.list, filters: [{ field: 'took', by: 'several' }] }
  const { provider, sent } = provide({ items: [] }, { file: { list } })
  await provider.getList({
    resource,
    pagination,
    filters: [{ field: 'took', operator: 'in', value: ['60', '90'] }],
  })
  expect(sent[0]?.url).toBe('/pipeline-runs?page=2&per_page=20&duration_ms=60000&duration_ms=90000')
})

it('asks an API with the parameters of simple-rest by its own names, too', async () => {
  const { provider, sent } = provide({ items: [] }, { api: { paging: 'range' } })
  await provider.getList({ resource, pagination, sorters })
  expect(sent[0]?.url).toBe('/pipeline-runs?_start=20&_end=40&_sort=started_at&_order=desc')
})

it('asks for records of which only the ids are known by what the API calls an id', async () => {
  const { provider, sent } = provide({ items: [] })
  await provider.getList({ resource, filters: [{ field: 'id', operator: 'eq', value: ['7', '9'] }] })
  expect(sent[0]?.url).toContain('run_id=7&run_id=9')
})

it('says conditions by the names and in the units of the API', async () => {
  const { provider, sent, definition } = provide({ items: [] })
  const offered = Object.fromEntries(
    Object.entries(definition.fields).flatMap(([k, v]) => (v ? [[k, v]] : [])),
  )
  const condition = {
    operator: 'or',
    value: [
      { field: 'took', operator: 'gte', value: 60 },
      { operator: 'and', value: [{ field: 'startedAt', operator: 'null', value: true }] },
    ],
  }
  const { reading } = filterBuilder(offered, ['took', 'startedAt'], 'filter')
  const { filter = '' } = reading?.ask(JSON.stringify(condition), 'where') ?? {}
  await provider.getList({
    resource,
    pagination,
    filters: [{ field: 'filter', operator: 'eq', value: filter }],
  })
  expect(sent[0]?.url).toContain(
    'filter={"operator":"or","value":[{"field":"duration_ms","operator":"gte","value":60000},{"operator":"and","value":[{"field":"started_at","operator":"null","value":true}]}]}',
  )
})

it('names what it cannot read by the path in the answer', async () => {
  const { provider } = provide({
    items: [
      { ...run, pipeline: { ...run.pipeline, name: { de: 'Nachts' } } },
      { ...run, run_id: 8, pipeline: 'Nightly', started_at: '2026-03-01' },
      { ...run, run_id: undefined, pipeline: { name: 'Hourly' } },
      { ...run, run_id: 9, started_at: 9e99, duration_ms: 'long', pipeline: null },
    ],
  })
  const { faults } = Object(await provider.getList({ resource }))
  expect(faults).toMatchObject([
    {
      id: '7',
      number: 1,
      values: [{ field: 'pipeline.name', expected: ['text', 'number'], found: 'object' }],
    },
    {
      id: '8',
      values: [
        { field: 'pipeline', expected: ['object'], found: 'text', sample: 'Nightly' },
        { field: 'started_at', expected: ['number'], found: 'text', sample: '2026-03-01' },
      ],
    },
    { id: null, values: [{ field: 'run_id', found: 'nothing' }] },
    {
      id: '9',
      values: [
        { field: 'started_at', found: 'number' },
        { field: 'duration_ms', found: 'text' },
      ],
    },
  ])
})

it('sends the values of a form as the API has them, and an emptied one as null where it stands', async () => {
  const { provider, sent } = provide(run)
  const made = await provider.create({
    resource,
    variables: { ...read, id: undefined, pipeline: 'Nightly', took: 0.25, state: undefined },
  })
  expect(made.data).toMatchObject({ ...read, id: 7 })
  await provider.update({
    resource,
    id: '7',
    variables: { team: null, startedAt: '2026-03-01T12:00:00.500Z', took: null },
  })
  await provider.deleteOne({ resource, id: '7' })
  expect(sent).toEqual([
    {
      method: 'POST',
      url: '/pipeline-runs',
      body: {
        pipeline: { name: 'Nightly', owner: { team: 'Data' } },
        duration_ms: 250,
        started_at: 1_772_366_400,
        steps: [{ title: 'Load', took: 1500 }],
      },
    },
    {
      method: 'PATCH',
      url: '/pipeline-runs/7',
      body: { pipeline: { owner: { team: null } }, started_at: 1_772_366_400, duration_ms: null },
    },
    { method: 'DELETE', url: '/pipeline-runs/7', body: undefined },
  ])
})

it('sends what an action asks for as the record has it, and else where the action says', async () => {
  const { provider, sent, definition } = provide({ message: 'Started', id: 5 })
  const action = definition.actions.find(({ name }) => name === 'again')
  if (typeof action?.call !== 'object') throw new Error('no call')
  const call = callOf(action.call, definition, 'command')
  const payload = { state: 'running', took: 60, delay: 2.5 }
  const meta = { call, path: { recordId: '7' } }
  const { data } = await provider.custom({ url: call.path, method: 'post', payload, meta })
  expect(data).toEqual({ message: 'Started', id: 5 })
  expect(sent[0]).toEqual({
    method: 'POST',
    url: '/pipeline-runs/7/again',
    body: { state: 'running', duration_ms: 60_000, options: { delay_ms: 2500 } },
  })
})

it.each([
  ['problem', { title: 'Invalid', errors: [{ pointer: '#/pipeline/name', detail: 'is taken' }] }],
  ['fields', { message: 'Invalid', errors: { 'pipeline.name': ['is taken'] } }],
] as const)('finds the field that a refusal of the shape %s is about', async (errors, body) => {
  const { provider } = provide(body, { status: 422, api: { errors } })
  const failure = await provider.create({ resource, variables: {} }).catch((error: unknown) => error)
  expect(failure).toMatchObject({ statusCode: 422, errors: { pipeline: 'is taken' } })
})
