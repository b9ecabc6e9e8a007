import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { idOf, type SandboxRig, startSandboxRig } from '../sandbox-rig'
import { createServedDefinitions } from './served-definitions'

const example = fileURLToPath(new URL('../../docs/examples/api-keys.json', import.meta.url))
const served = ['/api-keys.json', '/probes.json', '/tokens.json', '/pages.json']
const owned = 'c1a5e000-0000-4000-8000-000000000001'
const foreign = 'c1a5e000-0000-4000-8000-000000000016'

let folder: string
let rig: SandboxRig
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'definitions-'))
  const file = JSON.parse(await readFile(example, 'utf8'))
  const probes = {
    ...file,
    name: 'probes',
    scope: 'cluster',
    place: { kind: 'tab', tab: 'probes' },
    access: { subject: 'ClusterConfiguration', list: 'view', create: 'manage', edit: 'manage' },
    calls: { list: { method: 'GET', path: '/instances/{instanceId}/probes' }, recordsAt: 'items' },
    detail: {
      fields: ['name'],
      activity: {
        call: { method: 'GET', path: '/instances/{instanceId}/probes/{recordId}/log' },
        when: 'at',
        what: 'text',
      },
    },
    actions: [],
  }
  await writeFile(join(folder, 'api-keys.json'), JSON.stringify(file))
  await writeFile(join(folder, 'probes.json'), JSON.stringify(probes))
  const tokens = {
    ...file,
    name: 'tokens',
    calls: { list: { method: 'GET', path: '/users/{id}/tokens' } },
    fields: {
      ...file.fields,
      secret: { type: 'secret', label: 'Secret' },
      createdOn: { type: 'day', label: 'Created on' },
    },
    create: { ...file.create, answer: { show: ['id', 'name', 'secret'], once: true } },
    edit: { ...file.edit, answer: { show: ['secret'], once: true } },
    actions: [
      {
        name: 'rotate',
        label: 'Rotate',
        icon: 'refresh',
        requires: 'manage',
        call: { method: 'POST', path: '/tokens/{recordId}/rotate' },
        answer: { show: ['secret'], once: true },
      },
    ],
  }
  await writeFile(join(folder, 'tokens.json'), JSON.stringify(tokens))
  const pages = {
    ...file,
    name: 'pages',
    edit: { ...file.edit, bulk: true },
    calls: { one: { method: 'GET', path: '/page-of/{recordId}' } },
    detail: {
      page: true,
      fields: ['name'],
      activity: {
        call: { method: 'GET', path: '/pages/{recordId}/log' },
        recordsAt: 'entries',
        when: 'at',
        who: 'person',
        what: 'text',
      },
    },
    actions: [{ ...file.actions[0], call: { method: 'PATCH', path: '/pages/{recordId}' } }],
  }
  await writeFile(join(folder, 'pages.json'), JSON.stringify(pages))
  await list(...served)
  rig = await startSandboxRig({ consoleDir: folder })
})
beforeEach(() => rig.reset())
afterAll(async () => {
  await rig.close()
  await rm(folder, { recursive: true })
})

const list = (...resources: string[]) => writeFile(join(folder, 'config.json'), JSON.stringify({ resources }))
const key = { name: 'Import', purpose: 'write', dailyLimit: 20, note: null }
const created = async () => (await rig.call('owner', 'POST', '/api-keys', key)).body.id as string

describe('a resource served by its definition', () => {
  it('answers what is to be shown once, each time another, and keeps it nowhere', async () => {
    const made = await rig.call('owner', 'POST', '/tokens', key)
    expect(made.body.secret).toMatch(/^sbx_secret_[0-9a-f]{24}$/)
    expect(made.body).toMatchObject({ name: 'Import', createdOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    const edited = await rig.call('owner', 'PATCH', `/tokens/${made.body.id}`, { note: 'Nightly' })
    expect(edited.body.secret).toMatch(/^sbx_secret_[0-9a-f]{24}$/)
    const rotated = await rig.call('owner', 'POST', `/tokens/${made.body.id}/rotate`)
    expect(rotated.status).toBe(200)
    expect(rotated.body.secret).toMatch(/^sbx_secret_[0-9a-f]{24}$/)
    expect(rotated.body.secret).not.toBe(made.body.secret)
    const rows = await rig.call('owner', 'GET', '/tokens')
    expect(JSON.stringify(rows.body)).not.toContain('sbx_secret')
  })

  it('answers one record by the call that reads one, and what was done to it through the sandbox', async () => {
    const { id } = (await rig.call('owner', 'POST', '/pages', key)).body
    expect((await rig.call('owner', 'GET', `/page-of/${id}`)).body).toMatchObject({ id, name: 'Import' })
    await rig.call('owner', 'PATCH', `/pages/${id}`, { name: 'Import 2', note: 'Nightly' })
    await rig.call('owner', 'PATCH', `/pages/${id}`, { isActive: false })
    // What says more than an action always sends is no such action.
    const both = { name: 'Import 3', isActive: true }
    expect((await rig.call('owner', 'PATCH', `/pages/${id}`, both)).status).toBe(422)
    const log = await rig.call('owner', 'GET', `/pages/${id}/log`)
    expect(log.status).toBe(200)
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect(log.body).toEqual({
      entries: ['Created', 'Changed: Name, Note', 'Revoke'].map((text) => ({
        at,
        text,
        person: 'Olivia Owner',
      })),
    })
    // Who has no name is known by the address.
    await rig.control('PATCH', '/people/owner', { fullName: '' })
    await rig.call('owner', 'PATCH', `/pages/${id}`, { note: null })
    const last = (await rig.call('owner', 'GET', `/pages/${id}/log`)).body.entries.at(-1)
    expect(last).toEqual({ at, text: 'Changed: Note', person: 'owner@sandbox.test' })
    const other = (await rig.call('owner', 'GET', '/pages')).body[0].id
    expect((await rig.call('owner', 'GET', `/pages/${other}/log`)).body).toEqual({ entries: [] })
    expect((await rig.call('stranger', 'GET', `/pages/${id}/log`)).status).toBe(404)
  })

  it('says what was made and done when, by the calendar of people, however fast its own time runs', async () => {
    rig.clock.setSpeed(24)
    rig.pass(3_600_000)
    const { id, createdAt } = (await rig.call('owner', 'POST', '/pages', key)).body
    const log = await rig.call('owner', 'GET', `/pages/${id}/log`)
    expect([createdAt, log.body.entries[0].at]).toEqual([
      '2026-03-02T10:00:00.000Z',
      '2026-03-02T10:00:00.000Z',
    ])
    expect((await rig.call('owner', 'POST', '/tokens', key)).body.createdOn).toBe('2026-03-02')
  })

  it('starts with the rows of its file, for each person again, page by page with the number of all', async () => {
    const page = await rig.call('owner', 'GET', '/api-keys?_start=0&_end=1&_sort=name&_order=asc')
    expect(page.status).toBe(200)
    expect(page.headers.get('x-total-count')).toBe('2')
    expect(page.body).toMatchObject([{ name: 'Build server', purpose: 'write', isActive: true }])
    const theirs = await rig.call('stranger', 'GET', '/api-keys')
    expect(theirs.body.map(({ name }: { name: string }) => name)).toEqual(['Nightly export', 'Build server'])
    expect(theirs.body[1].id).not.toBe(page.body[0].id)
  })

  it('creates, shows, changes and deletes, and what is deleted stays so', async () => {
    const answer = await rig.call('owner', 'POST', '/api-keys', key)
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      ...key,
      id: expect.any(String),
      isActive: true,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    const path = `/api-keys/${answer.body.id}`
    expect((await rig.call('owner', 'GET', path)).body).toEqual(answer.body)
    const changed = await rig.call('owner', 'PATCH', path, { name: 'Import 2' })
    expect(changed).toMatchObject({ status: 200, body: { ...answer.body, name: 'Import 2' } })
    expect(await rig.call('owner', 'DELETE', path)).toMatchObject({
      status: 200,
      body: { message: 'Import 2 is deleted' },
    })
    expect((await rig.call('owner', 'GET', path)).status).toBe(404)
    expect((await rig.call('owner', 'GET', '/api-keys')).body).toHaveLength(2)
  })

  it('creates one record for one intention, however often it arrives', async () => {
    const header = { 'idempotency-key': '6a0f1c1e-5a39-4f30-a2b5-8a1a1fbb0f10' }
    const first = await rig.call('owner', 'POST', '/api-keys', key, header)
    const again = await rig.call('owner', 'POST', '/api-keys', key, header)
    expect(again.body).toEqual(first.body)
    expect((await rig.call('owner', 'GET', '/api-keys?q=import')).body).toHaveLength(1)
    const another = await rig.call('owner', 'POST', '/api-keys', { ...key, name: 'Export' }, header)
    expect(another).toMatchObject({ status: 422, body: { code: 'idempotency-key' } })
    const theirs = await rig.call('stranger', 'POST', '/api-keys', key, header)
    expect([theirs.status, theirs.body.id === first.body.id]).toEqual([201, false])
  })

  it.each([
    [{ ...key, name: '' }, 'name', 'Please enter a name'],
    [{ purpose: 'read' }, 'name', 'Please enter a name'],
    [{ ...key, name: 'ab' }, 'name', 'Name: from 3 to 40 letters.'],
    [{ ...key, name: 7 }, 'name', 'name is missing or has the wrong form.'],
    [{ ...key, purpose: 'admin' }, 'purpose', 'purpose is missing or has the wrong form.'],
    [{ ...key, dailyLimit: 0 }, 'dailyLimit', 'Requests a day: from 1 to 100000.'],
    [{ ...key, dailyLimit: '5' }, 'dailyLimit', 'dailyLimit is missing or has the wrong form.'],
    [{ ...key, isActive: false }, 'isActive', 'isActive is not known here.'],
  ])('refuses %j with an error at %s', async (body, fieldName, message) => {
    const answer = await rig.call('owner', 'POST', '/api-keys', body)
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual([{ fieldName, message, notActivated: false }])
  })

  it('refuses to change what stays locked, and a body that is none', async () => {
    const id = await created()
    const locked = await rig.call('owner', 'PATCH', `/api-keys/${id}`, { purpose: 'read' })
    expect(locked.body.errors).toEqual([
      { fieldName: 'purpose', message: 'purpose is not known here.', notActivated: false },
    ])
    expect((await rig.call('owner', 'POST', '/api-keys')).status).toBe(422)
    expect((await rig.call('owner', 'PATCH', `/api-keys/${id}`, ['x'])).status).toBe(422)
  })

  it('changes one field of a record, as a change of selected ones sends it', async () => {
    const rows = (await rig.call('owner', 'GET', '/pages')).body as { id: string; name: string }[]
    for (const { id, name } of rows) {
      const answer = await rig.call('owner', 'PATCH', `/pages/${id}`, { dailyLimit: 7 })
      expect(answer).toMatchObject({ status: 200, body: { id, name, dailyLimit: 7 } })
    }
    expect(rows).toHaveLength(2)
  })

  it('does an action by what it always sends, while its condition holds', async () => {
    const path = `/api-keys/${await created()}`
    expect((await rig.call('owner', 'PATCH', path, { isActive: true })).status).toBe(422)
    expect((await rig.call('owner', 'PATCH', path, { isActive: false })).body.isActive).toBe(false)
    const again = await rig.call('owner', 'PATCH', path, { isActive: false })
    expect(again).toMatchObject({ status: 409, body: { code: 'state' } })
  })

  it('answers 401 without a session and 404 for records, clusters and addresses of others', async () => {
    const id = await created()
    expect((await rig.call(null, 'GET', '/api-keys')).status).toBe(401)
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const body = method === 'PATCH' ? { name: 'Mine now' } : undefined
      const answer = await rig.call('stranger', method, `/api-keys/${id}`, body)
      expect(answer).toMatchObject({ status: 404, body: { message: 'This API key does not exist.' } })
    }
    expect((await rig.call('owner', 'GET', `/instances/${foreign}/probes`)).status).toBe(404)
    expect((await rig.call('owner', 'PUT', '/api-keys')).status).toBe(404)
  })

  it('refuses by the rules the console asks, in the form of a problem', async () => {
    const path = `/instances/${owned}/probes`
    const rows = await rig.call('user', 'GET', path)
    expect(rows).toMatchObject({ status: 200, body: { total: 2, items: [{ name: 'Nightly export' }, {}] } })
    const refusals = [
      await rig.call('user', 'POST', path, key),
      await rig.call('user', 'PATCH', `${path}/${rows.body.items[0].id}`, { name: 'Taken' }),
      await rig.call('user', 'DELETE', `${path}/${rows.body.items[0].id}`),
    ]
    for (const { status, headers, body } of refusals) {
      expect(status).toBe(403)
      expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
      expect(body).toMatchObject({
        code: 'policy',
        ruleId: 'cluster-configuration.manage.policy',
        message: 'You need higher permission',
      })
    }
    expect((await rig.call('manager', 'POST', path, key)).status).toBe(201)
    expect((await rig.call('user', 'GET', path)).body.total).toBe(3)
    expect((await rig.call('lab', 'POST', '/api-keys', key)).body.message).toBe(
      'Your trial has expired. To change this, upgrade to a Premium Account.',
    )
  })

  it('shows a list, a record and what was done to it to those alone who may see the list', async () => {
    const path = `/instances/${owned}/probes`
    const { id } = (await rig.call('user', 'GET', path)).body.items[0]
    const paths = [path, `${path}/${id}`, `${path}/${id}/log`]
    const statuses = () =>
      Promise.all(paths.map(async (each) => (await rig.call('user', 'GET', each)).status))
    expect(await statuses()).toEqual([200, 200, 200])
    await rig.control('PATCH', '/clusters/sales-analytics/policies/user', { clusterPolicy: [] })
    expect(await statuses()).toEqual([403, 403, 403])
  })

  it('is nobody else’s where its path names a person', async () => {
    expect((await rig.call('owner', 'GET', '/users/{id}/tokens')).status).toBe(200)
    const others = `/users/${idOf('owner')}/tokens`
    expect((await rig.call('stranger', 'GET', others)).status).toBe(404)
    // That somebody tried is kept.
    const denials = await (await rig.control('GET', '/denials')).json()
    expect(denials).toMatchObject([{ status: 404, call: 'tokens.list' }])
  })

  it('is gone with its file, and is there again with it, without a restart', async () => {
    await list('/probes.json')
    expect((await rig.call('owner', 'GET', '/api-keys')).status).toBe(404)
    await list('/api-keys.json', '/probes.json', '/missing.json', '/../../etc/passwd')
    expect((await rig.call('owner', 'GET', '/api-keys')).status).toBe(200)
    await list(...served)
  })

  it('is read by an absolute path inside the folder of the console alone', async () => {
    const inner = await mkdtemp(join(folder, 'console-'))
    for (const name of ['probes.json', 'api-keys.json']) await cp(join(folder, name), join(inner, name))
    const resources = ['/../tokens.json', 'api-keys.json', '/probes.json']
    await writeFile(join(inner, 'config.json'), JSON.stringify({ resources }))
    const names = (await createServedDefinitions(inner)()).map(({ definition }) => definition.name)
    expect(names.filter((name) => ['tokens', 'api-keys', 'probes'].includes(name))).toEqual(['probes'])
  })

  it('starts with the rows beside its file rather than with those in it', async () => {
    const inner = await mkdtemp(join(folder, 'beside-'))
    await cp(join(folder, 'api-keys.json'), join(inner, 'api-keys.json'))
    await writeFile(join(inner, 'api-keys.fixtures.json'), '[{ "id": "a", "name": "Beside" }]')
    await writeFile(join(inner, 'config.json'), JSON.stringify({ resources: ['/api-keys.json'] }))
    const served = await createServedDefinitions(inner)()
    expect(served.find(({ definition }) => definition.name === 'api-keys')?.fixtures).toEqual([
      { id: 'a', name: 'Beside' },
    ])
  })

  it('can be made to fail, and is recorded by its own name', async () => {
    await rig.control('POST', '/faults', { call: 'api-keys.list', kind: 'status', status: 503, times: 1 })
    expect((await rig.call('owner', 'GET', '/api-keys')).status).toBe(503)
    expect(rig.log.list().map(({ call, path }) => [call, path])).toEqual([
      ['api-keys.list', '/api/v2/api-keys'],
    ])
  })

  it('can be made to fail in what is told of a record, and in what is done to none', async () => {
    for (const kind of ['activity', 'revisions', 'command']) {
      const fault = { call: `pages.${kind}`, kind: 'status', status: 503 }
      expect((await rig.control('POST', '/faults', fault)).status, kind).toBe(200)
    }
    expect((await rig.call('owner', 'GET', '/pages/p-1/log')).status).toBe(503)
  })
})
