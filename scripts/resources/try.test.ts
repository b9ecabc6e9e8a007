import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { faultsOf } from './faults-of'
import { readAnswer } from './read-answer'
import { draftFromAnswer } from './try'

const rows = [
  {
    id: 1,
    name: 'Disk full',
    severity: 'high',
    isOn: true,
    threshold: 0.9,
    owner_email: 'a@example.com',
    createdAt: '2026-01-02T03:04:05Z',
    labels: ['a'],
    hook: 'https://example.com/x',
    apiToken: 's3cr3t',
    target: { a: 1 },
    source: '10.0.0.0/8',
    note: 'One line\nand another',
    nothing: null,
  },
  { id: 2, name: 'CPU', severity: 'low', isOn: false, threshold: 5, hook: null, source: '10.0.0.1' },
  ...['Memory', 'Network', 'Queries', 'Files'].map((name, index) => ({
    id: index + 3,
    name,
    severity: index % 2 === 0 ? 'low' : 'high',
  })),
]

const draft = (answer: unknown, hasForms = true) =>
  draftFromAnswer(answer, 'alert-policies', '/v1/alerts', { hasForms })
const kindsOf = (file: { [key: string]: unknown }) =>
  Object.entries(Object(file.fields)).map(([key, field]) => {
    return `${key}: ${Object(field).type}`
  })

describe('a definition drafted from an answer', () => {
  it('has the kinds, choices and formats that all values agree with', () => {
    const { file } = draft({ total: 6, items: rows })
    expect(kindsOf(file)).toEqual([
      'name: text',
      'severity: choice',
      'isOn: boolean',
      'threshold: number',
      'owner_email: email',
      'createdAt: date-time',
      'labels: list',
      'hook: url',
      'apiToken: secret',
      'targetA: number',
      'source: ip-range',
      'note: long-text',
      'nothing: text',
    ])
    expect(file).toMatchObject({
      label: { one: 'Alert policy', many: 'Alert policies' },
      about: 'A draft made from an answer: look at every line, and say here what these are.',
      titleField: 'name',
      calls: { list: { method: 'GET', path: '/v1/alerts' }, recordsAt: 'items' },
      list: { columns: ['name', 'severity', 'isOn', 'threshold', 'owner_email', 'createdAt'] },
      fields: { severity: { options: ['high', 'low'] }, owner_email: { label: 'Owner email' } },
    })
  })

  it('finds a list within objects of the answer, the longest of them', () => {
    const rows = [1, 2].map((id) => ({ id, name: `Rule ${id}` }))
    const answer = {
      data: { 'a.b': [...rows, ...rows], page: { items: rows }, tags: [{ id: 1 }] },
      meta: { total: 2 },
    }
    expect(draftFromAnswer(answer, 'rules', '/rules').file.calls).toMatchObject({
      recordsAt: 'data.page.items',
    })
    expect(() => draftFromAnswer({ a: { b: { c: { d: rows } } } }, 'rules', '/rules')).toThrow(
      'No list of records',
    )
  })

  it('says all of a list: the longest in the answer, its name first, by which it is found and ordered', () => {
    const items = [1, 2, 3, 4].map((id) => ({
      id,
      title: `T${id}`,
      name: `Rule ${id}`,
      ...{ level: 'high', kind: 'disk', status: 'open', category: 'own' },
      ...(id > 2 && { level: 'low', kind: 'load', status: 'done', category: 'all' }),
      isOn: id > 1,
      size: id * 3,
      remark: id === 1 ? '' : `r${id}`,
    }))
    const { file, fixtures } = draft({ removed: [{ id: 9, name: 'x' }], items })
    expect(file).toMatchObject({
      scope: 'user',
      place: { kind: 'menu', icon: 'box' },
      titleField: 'name',
      calls: { recordsAt: 'items' },
      detail: {
        fields: ['title', 'name', 'level', 'kind', 'status', 'category', 'isOn', 'size', 'remark'],
      },
    })
    expect(file.list).toEqual({
      columns: ['name', 'title', 'level', 'kind', 'status', 'category'],
      search: ['name'],
      filters: ['level', 'kind', 'status', 'category'],
      sort: { field: 'name', order: 'asc' },
      paging: 'client',
      empty: { title: 'No alert policies yet' },
      error: 'The alert policies could not be loaded',
    })
    expect(Object(file.fields).size.required).toBe('Please enter: size')
    // One of them is empty.
    expect(Object(file.fields).remark.required).toBeUndefined()
    expect(fixtures.map(({ name }) => name)).toEqual(['Atlas', 'Borealis', 'Cascade'])
  })

  it('filters by texts that have options, and makes dates up that are the same every day', () => {
    const rows = Array.from({ length: 4 }, (_, index) => ({
      id: index,
      name: `a${index}`,
      roles: ['reader', 'writer'],
      createdAt: '2020-05-05T05:05:05Z',
    }))
    const { file, fixtures } = draft(rows)
    expect([Object(file.fields).roles.options, file.list.filters]).toEqual([['reader', 'writer'], ['roles']])
    expect(fixtures[0]?.createdAt).toBe('2026-01-09T00:00:00Z')
  })

  it('takes two records for too few to say what is required, but for what names them', () => {
    const { file } = draft([
      { id: 1, name: 'a', size: 2 },
      { id: 2, size: 3 },
    ])
    expect(file.fields).toEqual({
      name: { type: 'text', label: 'Name', required: 'Please enter: name' },
      size: { type: 'number', label: 'Size' },
    })
    const three = [1, 2, 3].map((id) => ({
      ...{ id, name: `a${id}`, size: id, due: `2026-01-0${id}`, budget: id === 3 ? null : id },
    }))
    const requiredOf = ({ fields }: { fields: object }) =>
      Object.values(fields).map(({ required }) => required)
    expect(requiredOf(draft(three).file)).toEqual([
      'Please enter: name',
      'Please enter: size',
      'Please choose: due',
      undefined,
    ])
  })

  it('looks at the first five hundred records', () => {
    const rows = (odd: number) =>
      Array.from({ length: 501 }, (_, id) => ({ id, name: `a${id}`, size: id === odd ? 'x' : 1 }))
    const kindWith = (odd: number) => kindsOf(draft(rows(odd)).file)[1]
    expect([kindWith(499), kindWith(500)]).toEqual(['size: choice', 'size: number'])
  })

  it('shows no secret in a column, and takes a name before anything else for the title', () => {
    const { columns } = draft([{ id: 1, name: 'a', apiToken: 's3cr3t', size: 2 }]).file.list
    expect(columns).toEqual(['name', 'size'])
    expect(draft([{ id: 1, displayName: 'A', name: 'a' }]).file.titleField).toBe('name')
    expect(draft([{ id: 1, remark: 'x', email: 'a@example.com' }]).file.titleField).toBe('email')
  })

  it('takes the most usual name of the values for the title', () => {
    const usual = ['name', 'displayName', 'display_name', 'title', 'label', 'fullName', 'hostname', 'email']
    const titleOf = (...keys: string[]) =>
      draft([Object.fromEntries([['id', 1], ['remark', 'x'], ...keys.map((key) => [key, 'a'])])]).file
        .titleField
    expect(usual.map((key) => titleOf(key))).toEqual(usual)
    const pairs = usual.slice(1).map((key, index) => [key, usual[index] ?? ''] as const)
    expect(pairs.map((pair) => titleOf(...pair))).toEqual(usual.slice(0, -1))
  })

  it('shows in no column what is too much for one', () => {
    const wide = {
      ...{ note: 'x'.repeat(81), sql: 'a\nb', key: '-----BEGIN KEY', logo: 'data:image/png;base64,AA' },
      ...{ rows: [{ id: 1 }], mixed: [[1]], labels: { a: { b: 1 } }, secret: 'x' },
    }
    const { file } = draft([{ id: 1, ...wide, name: 'a', size: 2 }])
    expect(
      kindsOf(file)
        .slice(0, 8)
        .map((each) => each.split(': ')[1]),
    ).toEqual([...['long-text', 'code', 'file-text', 'image', 'array', 'json', 'object', 'secret']])
    expect(file.list.columns).toEqual(['name', 'size'])
  })

  it('asks for what every record has where a person would give it, and not for what may be left as it is', () => {
    const rows = [1, 2, 3].map((id) => ({
      ...{ id, name: `a${id}`, mail: `a${id}@example.com`, home: 'https://example.com', host: 'a.example' },
      ...{ price: id, due: '2026-01-02T00:00:00Z', meets: '2026-01-02T03:04:05Z', opens: '08:30' },
      ...{ isOn: true, share_percent: 5, wait_seconds: 5, disk_gb: 1, tags: [`t${id}`] },
    }))
    const { fields } = draft(rows).file
    const asked = Object.entries(fields).flatMap(([key, { type, required }]) =>
      required === undefined ? [] : [`${key} ${type}`],
    )
    expect(asked).toEqual([
      ...['name text', 'mail email', 'home url', 'host host', 'price money', 'due date', 'meets date-time'],
      'opens time',
    ])
  })

  it.each(['id', 'uuid', 'key', 'run_id', 'run_uuid', 'run_key', 'runId', 'runUuid', 'runKey'])(
    'finds records by %s, which is like an id',
    (key) => {
      const { calls } = draft([1, 2].map((each) => ({ [key]: each, name: `a${each}` }))).file
      expect(calls?.id ?? 'id').toBe(key)
    },
  )

  it.each(['name', 'userName', 'user_name'])('finds records without one by %s', (key) => {
    const { calls } = draft([1, 2].map((each) => ({ [key]: `a${each}`, remark: `r${each}` }))).file
    expect(calls?.id).toBe(key)
  })

  it('asks for no list of others in every record, and takes any value for the name where there is no text', () => {
    const others = [{ name: 'teams', ids: new Set(['t1']), isDefined: true }]
    const rows = [1, 2, 3].map((id) => ({ id, name: `a${id}`, teamIds: ['t1'], ownerTeamId: 't1' }))
    const { file } = draftFromAnswer(rows, 'alert-policies', '/v1/alerts', { others, hasForms: true })
    expect(Object(file.fields).teamIds).toEqual({
      type: 'reference',
      label: 'Team ids',
      resource: 'teams',
      many: true,
    })
    expect(Object(file.fields).ownerTeamId.required).toBe('Please choose: owner team id')
    expect(draft([{ id: 1, size: 2 }]).file.titleField).toBe('size')
  })

  it('is sound, and holds no value of the answer but those of choices', () => {
    const { file, fixtures } = draft(rows)
    const text = JSON.stringify({ ...file, fixtures })
    expect(faultsOf({ 'alert-policies': text })).toEqual([])
    expect(fixtures).toHaveLength(3)
    for (const value of ['Disk full', 's3cr3t', 'a@example.com', '10.0.0.0/8']) {
      expect(text).not.toContain(value)
    }
  })

  it('says what was guessed and why, and what was left out', () => {
    const { notes } = draft({ items: rows })
    expect(notes).toContain('read 6 records from "items"')
    expect(notes).toContain('guessed fields.severity: choice, 2 values in 6 records; there may be more')
    expect(notes).toContain('guessed fields.nothing: text, of which no value was seen')
    expect(notes).toContain('guessed fields.targetA: number, read from target.a')
    expect(draft([{ id: 1, name: 'a', 'x.y': 1 }]).notes).toContain('left out x.y: no field is called so')
    for (const other of [{ name: 'b' }, { id: null, name: 'b' }])
      expect(draft([{ id: 1, name: 'a' }, other]).notes).toContain(
        'missing: some records have no "id"; without one they cannot be shown',
      )
  })

  it('takes for the id what is like one, and has another value in each record', () => {
    const runs = [
      { pipeline_id: 7, run_id: 'r1', state: 'DONE' },
      { pipeline_id: 7, run_id: 'r2', state: 'DONE' },
    ]
    const { file, notes, fixtures } = draft(runs)
    expect([file.calls?.id, Object.keys(file.fields)]).toEqual(['run_id', ['pipeline_id', 'state']])
    expect(notes).toContain(
      'guessed calls.id: "run_id", the one key like it of which no two records have a value',
    )
    expect(faultsOf({ 'alert-policies': JSON.stringify({ ...file, fixtures }) })).toEqual([])
    const named = draft([{ name: 'a' }, { name: 'b' }])
    expect([named.file.calls?.id, named.file.titleField]).toEqual(['name', 'name'])
    // What some have not is no id.
    expect(draft([{ name: 'a', run_id: 'r' }, { name: 'b' }]).file.calls?.id).toBe('name')
  })

  it('is refused where none or several are like an id', () => {
    expect(() => draft([{ state: 'a' }])).toThrow(
      'No record has an "id", without which none can be shown, and no key is like one.',
    )
    expect(() => draft([{ run_id: 1, pipelineKey: 'x', name: 'a' }])).toThrow(
      'and run_id and pipelineKey are like one. Say "calls": { "id": … }',
    )
  })

  it('reads values within objects, milliseconds and seconds since 1970 by fields of their own', () => {
    const { file, fixtures, notes } = draft([
      {
        id: 1,
        name: 'a',
        pipeline: { name: 'Nightly', owner: { team: 'x' } },
        run_by: { name: 'Ada' },
        limits: { size: { a: 1 } },
        took_ms: 1500,
        started_at: 1_772_366_400,
      },
    ])
    expect(file.fields).toMatchObject({
      pipelineName: { type: 'text', label: 'Pipeline name', from: 'pipeline.name' },
      pipelineOwner: { type: 'object', label: 'Pipeline owner', from: 'pipeline.owner' },
      run_by_name: { type: 'text', from: 'run_by.name' },
      limits: { type: 'object' },
      took_ms: { type: 'duration', unit: 'ms' },
      started_at: { type: 'date-time', unit: 's' },
    })
    expect(notes).toContain('guessed fields.pipelineName: text, read from pipeline.name')
    expect(fixtures[0]).toMatchObject({
      pipeline: { name: 'Pipeline name 1' },
      run_by: { name: 'Run by name 1' },
    })
    expect(faultsOf({ 'alert-policies': JSON.stringify({ ...file, fixtures }) })).toEqual([])
    const beside = [{ id: 1, name: 'a', pipeline: { name: 'b' }, pipelineName: 'c' }]
    expect(kindsOf(draft(beside).file)).toEqual(['name: text', 'pipeline: object', 'pipelineName: text'])
  })

  it('has no form unless it is asked for, and says how to ask', () => {
    const { file, notes } = draft(rows, false)
    expect([file.create, file.edit, Object(file.access).create]).toEqual([undefined, undefined, undefined])
    expect(notes).toContain(
      'not guessed: create and edit; no answer says whether records are made and changed: --forms drafts both by the convention of REST',
    )
    expect(faultsOf({ 'alert-policies': JSON.stringify(file) })).toEqual([])
  })

  it('has forms with what a person types, said to be guessed', () => {
    const { file, notes } = draft(rows)
    const asked = [
      'name',
      'severity',
      'isOn',
      'threshold',
      'owner_email',
      'labels',
      'hook',
      'targetA',
      'source',
      'note',
      'nothing',
    ]
    expect(file).toMatchObject({
      access: { subject: 'Account', list: 'view', create: 'manage', edit: 'manage' },
      create: { fields: asked, call: { method: 'POST', path: '/v1/alerts' } },
      edit: { fields: asked, call: { method: 'PATCH', path: '/v1/alerts/{recordId}' } },
      fields: {
        name: { required: 'Please enter: name' },
        severity: { required: 'Please choose: severity' },
      },
    })
    expect(Object(file.fields).threshold.required).toBeUndefined()
    expect(notes).toContain(`guessed create: POST /v1/alerts with ${asked.join(', ')}`)
    expect(notes).toContain('guessed edit: PATCH /v1/alerts/{recordId} with the same')
    expect(notes).toContain('guessed fields.severity.required: every record has one')
    expect(notes).toContain('not guessed: delete and actions; no answer says which calls they are')
  })

  it('asks for nothing in its forms that looks like the server’s own', () => {
    const kept = { _rev: 'a', progress: 5, loginCount: 3, updatedBy: 'a' }
    expect(draft([{ id: 1, name: 'a', size: 2, ...kept }]).file.create?.fields).toEqual(['name', 'size'])
  })

  it('has no form where the server fills everything in', () => {
    const { file, notes } = draft([{ id: 1, status: 'done', createdAt: '2026-01-01T01:00:00Z' }])
    expect([file.create, file.edit, file.access]).toEqual([
      undefined,
      undefined,
      { subject: 'Account', list: 'view' },
    ])
    expect(notes).toContain(
      'not guessed: create and edit; every field looks like one that the server fills in',
    )
    expect(faultsOf({ 'alert-policies': JSON.stringify(file) })).toEqual([])
  })

  it('takes no key that reaches the prototype', () => {
    const answer: unknown = JSON.parse('[{"id": 1, "name": "a", "__proto__": "b", "constructor": "c"}]')
    expect(kindsOf(draft(answer).file)).toEqual(['name: text'])
  })

  it.each([
    [[], 'The list is empty'],
    [{ items: [] }, 'The list is empty'],
    [{ message: 'No' }, 'No list of records is found'],
    ['text', 'No list of records is found'],
    [[1, 2], 'No list of records is found'],
    [[{ id: 1 }], 'No value of these records could name one of them'],
  ])('is refused for %j', (answer, sentence) => {
    expect(() => draft(answer)).toThrow(sentence)
  })
})

describe('an answer at an address', () => {
  let server: Server
  let origin = ''
  const asked: (string | undefined)[] = []
  beforeEach(() => {
    asked.length = 0
  })
  beforeAll(async () => {
    server = createServer(({ url, headers }, response) => {
      asked.push(headers.authorization)
      if (url?.startsWith('/away')) response.writeHead(302, { location: `${origin}/v1/alertRules` }).end()
      else if (url?.startsWith('/page')) response.end('<html>')
      else if (url?.startsWith('/none')) response.writeHead(404).end()
      else response.end(JSON.stringify(rows))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  it('is read with the headers given, and tells the API it is of', async () => {
    const read = await readAnswer(`${origin}/v1/alertRules?limit=5`, ['authorization: Bearer x'])
    expect(asked).toEqual(['Bearer x'])
    expect(read).toMatchObject({ answer: rows, name: 'alert-rules', path: '/alertRules' })
    expect(read.notes[0]).toContain(`"base": "${origin}/v1"`)
    expect(read.notes[1]).toBe('left out the query ?limit=5: a call has none of its own')
  })

  it.each([
    ['/away/rules', 'does not answer'],
    ['/page/rules', 'is no JSON'],
    ['/none/rules', 'answers 404'],
  ])('of %s is refused', async (path, sentence) => {
    await expect(readAnswer(`${origin}${path}`, [])).rejects.toThrow(sentence)
  })
})
