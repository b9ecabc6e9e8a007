import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { foreignRuns } from '../../src/testing/foreign-runs'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'

const example = fileURLToPath(new URL('../../docs/examples/api-keys.json', import.meta.url))
const fixtures = ['Ant', 'Bee', 'Cat', 'Dog', 'Elk'].map((name) => ({
  id: name.toLowerCase(),
  name,
  note: '',
}))

/** APIs of a config.json that the sandbox stands in for, and a resource of each that is called like it. */
const apis = {
  cursors: { base: '/api/v2/apis/cursors', paging: { cursor: 'after', size: 'limit', next: 'meta.next' } },
  links: { base: '/api/v2/apis/links', paging: 'cursor', errors: 'problem' },
  minus: { base: '/api/v2/apis/minus', paging: 'page', sortsByMinus: true },
  numbers: { base: '/api/v2/apis/numbers', paging: 'page', errors: 'fields' },
  orders: { base: '/api/v2/apis/orders', sorting: { by: 'order_by' } },
  dirs: { base: '/api/v2/apis/dirs', paging: 'page', sorting: { by: 'sort_by', order: 'dir' } },
  ranges: { base: 'https://elsewhere.example/v1' },
  conveyor: { base: '/api/v2/apis/conveyor', paging: 'page', errors: 'fields' },
}

/** Rows of an API that says its records otherwise than the fields are called. */
const runs = [
  {
    run_id: 7,
    pipeline: { name: 'Nightly', owner: { team: 'Data' } },
    duration_ms: 90_000,
    started_at: 1_772_366_400,
  },
  {
    run_id: 8,
    pipeline: { name: 'Hourly', owner: { team: 'Web' } },
    duration_ms: 500,
    started_at: 1_772_370_000,
  },
]

let folder: string
let rig: SandboxRig
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreign-apis-'))
  const file = JSON.parse(await readFile(example, 'utf8'))
  const write = async (name: string, said: object) => {
    const list = { ...file.list, paging: 'server' }
    await writeFile(
      join(folder, `${name}.json`),
      JSON.stringify({ ...file, name, list, actions: [], fixtures, ...said }),
    )
  }
  const kept = { type: 'reference', label: 'Kept in', resource: 'shelves', sentAs: 'number' }
  await write('shelves', { fixtures: [{ id: 7, name: 'Upper' }] })
  await write('books', {
    fields: { name: file.fields.name, shelf: kept, others: { ...kept, many: true } },
    list: { ...file.list, columns: ['name', 'shelf'], filters: [], filterBuilder: ['shelf'] },
    create: { fields: ['name', 'shelf', 'others'] },
    edit: { fields: ['shelf'] },
    fixtures: [{ id: 1, name: 'Atlas', shelf: 7, others: [7] }],
  })
  await write('cursors', { api: 'cursors', calls: { recordsAt: 'items' } })
  await write('counted', { api: 'cursors', calls: { recordsAt: 'items', totalAt: 'meta.total' } })
  await write('envelopes', {
    api: 'minus',
    calls: { recordsAt: 'data.items', totalAt: 'meta.total', recordAt: 'data' },
  })
  await write('links', { api: 'links' })
  await write('numbers', { api: 'numbers' })
  await write('ranges', { api: 'ranges' })
  await write('orders', { api: 'orders' })
  await write('dirs', { api: 'dirs' })
  await write('strays', { api: 'unnamed' })
  await write('shops', {
    list: { ...file.list, paging: 'server', filters: [], filterBuilder: ['name', 'note'] },
    calls: { filterParameter: { name: 'where', levels: 1 } },
  })
  await write('sensors', {
    calls: { id: 'device.serial' },
    fields: { ...file.fields, id: { type: 'text', label: 'Serial number' } },
    create: { fields: ['id', 'name'] },
    detail: {
      fields: ['name'],
      activity: { call: { method: 'GET', path: '/sensors/{recordId}/log' }, when: 'at', what: 'text' },
    },
  })
  await writeFile(join(folder, 'pipeline-runs.json'), JSON.stringify({ ...foreignRuns, fixtures: runs }))
  const resources = [
    'counted',
    'cursors',
    'envelopes',
    'links',
    'orders',
    'dirs',
    'numbers',
    'ranges',
    'strays',
    'sensors',
    'shelves',
    'shops',
    'books',
    'pipeline-runs',
  ].map((name) => `/${name}.json`)
  await writeFile(join(folder, 'config.json'), JSON.stringify({ resources, apis }))
  rig = await startSandboxRig({ consoleDir: folder })
})
beforeEach(() => rig.reset())
afterAll(async () => {
  await rig.close()
  await rm(folder, { recursive: true })
})

const get = (path: string) => rig.call('owner', 'GET', path)
const post = (path: string, body: object) => rig.call('owner', 'POST', path, body)
const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name)

describe('an API that the sandbox stands in for', () => {
  it('pages by cursors that stand in the answer, under the names of its configuration', async () => {
    const path = '/apis/cursors/cursors?limit=2&sort=name&order=desc'
    const first = await get(path)
    expect(Object.keys(first.body)).toEqual(['meta', 'items'])
    expect(namesOf(first.body.items)).toEqual(['Elk', 'Dog'])
    expect(first.headers.get('x-total-count')).toBeNull()
    const second = await get(`${path}&after=${first.body.meta.next}`)
    expect(namesOf(second.body.items)).toEqual(['Cat', 'Bee'])
    const third = await get(`${path}&after=${second.body.meta.next}`)
    expect([namesOf(third.body.items), third.body.meta]).toEqual([['Ant'], { next: null }])
  })

  it('counts while it pages by cursors, where the definition says that the answer has the number', async () => {
    const { body } = await get('/apis/cursors/counted?limit=2')
    expect([body.items.length, body.meta]).toEqual([2, { next: expect.any(String), total: 5 }])
  })

  it('says records and their number within objects, and takes an order by a minus', async () => {
    const path = '/apis/minus/envelopes'
    const list = await get(`${path}?page=1&per_page=2&sort=-name`)
    expect([Object.keys(list.body), namesOf(list.body.data.items), list.body.meta]).toEqual([
      ['data', 'meta'],
      ['Elk', 'Dog'],
      { total: 5 },
    ])
    expect(namesOf((await get(`${path}?page=3&per_page=2&sort=name`)).body.data.items)).toEqual(['Elk'])
    const [first] = list.body.data.items
    expect((await get(`${path}/${first.id}`)).body).toMatchObject({ data: { name: 'Elk' } })
    const made = await post(path, { name: 'Fox', purpose: 'read' })
    expect([made.status, Object.keys(made.body), made.body.data.name]).toEqual([201, ['data'], 'Fox'])
    const changed = await rig.call('owner', 'PATCH', `${path}/${made.body.data.id}`, { name: 'Fawn' })
    expect(changed.body).toMatchObject({ data: { name: 'Fawn' } })
  })

  it('takes an order by the names that its config.json says', async () => {
    const orders = async (query: string) => namesOf((await get(`/apis/orders/orders?${query}`)).body)
    expect(await orders('_start=0&_end=2&order_by=-name')).toEqual(['Elk', 'Dog'])
    expect(await orders('_start=0&_end=2&order_by=name')).toEqual(['Ant', 'Bee'])
    expect(await orders('_start=0&_end=1&_sort=name&_order=desc')).toEqual(['Ant'])
    const dirs = await get('/apis/dirs/dirs?page=2&per_page=2&sort_by=name&dir=desc')
    expect(namesOf(dirs.body)).toEqual(['Cat', 'Bee'])
  })

  it('pages by cursors that stand in the header Link', async () => {
    const first = await get('/apis/links/links?limit=4&sort=name&order=asc')
    expect(namesOf(first.body)).toEqual(['Ant', 'Bee', 'Cat', 'Dog'])
    const [, query] = /^<(\?[^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? []
    expect(query).toMatch(/^\?limit=4&sort=name&order=asc&cursor=\w+$/)
    const second = await get(`/apis/links/links${query}`)
    expect([namesOf(second.body), second.headers.get('link')]).toEqual([['Elk'], null])
  })

  it('pages by numbers, and takes what it does not know for no filter', async () => {
    const page = await get('/apis/numbers/numbers?page=2&per_page=2&sort=name&order=asc&trace=7&_end=1')
    expect(namesOf(page.body)).toEqual(['Cat', 'Dog'])
    expect(page.headers.get('x-total-count')).toBe('5')
    expect(namesOf((await get('/apis/numbers/numbers?name=Elk&page=1&per_page=2')).body)).toEqual(['Elk'])
    expect(namesOf((await get('/apis/numbers/numbers?page=&per_page=2&sort=name')).body)).toEqual([
      'Ant',
      'Bee',
    ])
    expect((await get('/apis/numbers/numbers?_end=1')).body).toHaveLength(5)
    expect(namesOf((await get('/ranges?_start=3&_end=5&page=9')).body)).toEqual(['Dog', 'Elk'])
  })

  it('has the numbers of its references as numbers, takes them as such, and finds records by them', async () => {
    const made = await post('/books', { name: 'Fables', shelf: 7, others: [] })
    expect([made.status, made.body]).toMatchObject([201, { name: 'Fables', shelf: 7, others: [] }])
    const changed = await rig.call('owner', 'PATCH', `/books/${made.body.id}`, { shelf: null })
    expect([changed.status, changed.body.shelf]).toEqual([200, null])
    const found = await get('/books?shelf=7')
    expect(found.body).toMatchObject([{ name: 'Atlas', shelf: 7, others: [7] }])
  })

  it('takes conditions by the parameter that its definition names, as deep as that says', async () => {
    const asked = async (filter: object, parameter = 'where') =>
      get(`/shops?_start=0&_end=1&${parameter}=${encodeURIComponent(JSON.stringify(filter))}`)
    const ant = { field: 'name', operator: 'eq', value: 'ant' }
    const either = { operator: 'or', value: [ant, { field: 'name', operator: 'startswith', value: 'B' }] }
    const found = await asked(either)
    expect([namesOf(found.body), found.headers.get('x-total-count')]).toEqual([['Ant'], '2'])
    expect((await asked(either, 'filter')).headers.get('x-total-count')).toBe('5')
    const deep = await asked({ operator: 'and', value: [either] })
    expect([deep.status, deep.body.errors]).toMatchObject([
      422,
      [{ fieldName: 'filter', message: 'The filter is 2 levels deep; 1 are taken.' }],
    ])
  })

  it('refuses in the shape of its configuration', async () => {
    const fields = await post('/apis/numbers/numbers', { name: 'Fox' })
    expect([fields.status, fields.body.errors]).toEqual([422, { purpose: ['Please choose a purpose'] }])
    const problem = await post('/apis/links/links', { name: 'Fox' })
    expect(problem.headers.get('content-type')).toContain('application/problem+json')
    expect(problem.body).toMatchObject({
      status: 422,
      title: 'Some fields cannot be taken as they are.',
      errors: [{ pointer: '#/purpose', detail: 'Please choose a purpose' }],
    })
    expect((await get('/apis/links/links/gone')).body).toMatchObject({ status: 404, title: /./ })
    const ours = await post('/ranges', { name: 'Fox' })
    expect(ours.body.errors).toMatchObject([{ fieldName: 'purpose', message: 'Please choose a purpose' }])
    expect((await rig.call(null, 'GET', '/apis/links/links')).body).toMatchObject({ status: 401 })
    const denials = await (await rig.control('GET', '/denials')).json()
    expect(denials).toMatchObject([{ status: 401, call: 'links.list', who: null }])
  })

  it.each([
    [
      '/apis/cursors/cursors?limit=2&after=mine',
      { errors: [{ fieldName: 'after', message: 'This cursor leads nowhere.' }] },
    ],
    ['/apis/numbers/numbers?page=0&per_page=2', { errors: { page: ['page is a whole number from 1.'] } }],
    [
      '/apis/links/links?limit=many',
      { errors: [{ pointer: '#/limit', detail: 'limit is a whole number from 1.' }] },
    ],
  ])('refuses a page that it never gave: %s', async (path, body) => {
    expect(await get(path)).toMatchObject({ status: 422, body })
  })

  it('answers at its own place alone, and for no API that the configuration lacks', async () => {
    expect((await get('/cursors')).status).toBe(404)
    expect((await get('/apis/links/numbers')).status).toBe(404)
    expect((await get('/strays')).status).toBe(404)
    const named = { ...apis, unnamed: { base: 'https://elsewhere.example' } }
    const config = JSON.parse(await readFile(join(folder, 'config.json'), 'utf8'))
    await writeFile(join(folder, 'config.json'), JSON.stringify({ ...config, apis: named }))
    expect((await get('/strays')).body).toHaveLength(5)
  })
})

describe('an API that says its records otherwise than the fields are called', () => {
  const path = '/apis/conveyor/pipeline-runs'
  const start = { pipeline: { name: 'Weekly' }, duration_ms: 250, started_at: 1_772_366_401 }

  it('answers and sorts by its own names, and filters by them in its own units', async () => {
    const { body } = await get(`${path}?page=1&per_page=5&sort=pipeline.name&order=asc`)
    expect(body).toMatchObject({
      items: [
        { run_id: '8', duration_ms: 500 },
        { ...runs[0], run_id: '7' },
      ],
    })
    expect(Object.keys(body.items[0]).sort()).toEqual(['duration_ms', 'pipeline', 'run_id', 'started_at'])
    const longest = await get(`${path}?duration_ms_gte=1000&pipeline.owner.team_like=dat`)
    expect(longest.body.items).toHaveLength(1)
    expect((await get(`${path}?started_at_lte=1772366399`)).body.items).toEqual([])
    expect((await get(`${path}?run_id=8`)).body.items).toHaveLength(1)
    expect((await get(`${path}/7`)).body).toMatchObject({ ...runs[0], run_id: '7' })
  })

  it('makes, changes and deletes records that are sent as it has them', async () => {
    const made = await post(path, start)
    const pipeline = { name: 'Weekly', owner: { team: null } }
    expect([made.status, made.body]).toEqual([201, expect.objectContaining({ ...start, pipeline })])
    const one = `${path}/${made.body.run_id}`
    const changed = await rig.call('owner', 'PATCH', one, { duration_ms: 1000 })
    expect(changed.body).toMatchObject({ ...start, pipeline, duration_ms: 1000 })
    const again = await post(`${one}/again`, { state: 'running', options: { delay_ms: 5 }, duration_ms: 1 })
    expect(again).toMatchObject({ status: 200, body: { state: 'running', duration_ms: 1 } })
    expect((await rig.call('owner', 'DELETE', one)).status).toBe(200)
    expect((await get(one)).status).toBe(404)
  })

  it('refuses what is wrong by the names that it has itself', async () => {
    const refused = async (body: object) => (await post(path, body)).body.errors
    expect(await refused({ pipeline: { name: '', owner: { team: 'Data and Web' } } })).toEqual({
      'pipeline.name': ['Which one?'],
      'pipeline.owner.team': ['Team: at most 10 letters.'],
    })
    expect(await refused({ ...start, started_at: '2026-03-01T12:00:00Z' })).toEqual({
      started_at: ['started_at has the wrong form: number is expected.'],
    })
    expect(await refused({ pipeline: { name: 'Weekly', id: 4 }, startedAt: 5 })).toEqual({
      'pipeline.id': ['pipeline.id is not known here.'],
      startedAt: ['startedAt is not known here.'],
    })
    expect(await refused({ ...start, pipeline: { name: 'Nightly ' } })).toEqual({
      'pipeline.name': ['It runs already'],
    })
  })

  it('takes no second record under an id that is asked for and stands elsewhere', async () => {
    const sensor = { device: { serial: 'SN-17' }, name: 'Hall' }
    expect(await post('/sensors', sensor)).toMatchObject({ status: 201, body: sensor })
    expect(await post('/sensors', { ...sensor, name: 'Roof' })).toMatchObject({
      status: 409,
      body: { errors: [{ fieldName: 'device.serial', message: 'There is a record with this id already.' }] },
    })
    expect((await get('/sensors?device.serial=SN-17')).body).toMatchObject([sensor])
    // What was done has keys of its own.
    const log = await get('/sensors/SN-17/log')
    expect(log.body).toEqual([{ at: expect.stringMatching(/^\d{4}-/), text: 'Created' }])
  })
})
