import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { compileBeside } from '../compile-beside'
import { definitionFaults, faultsOf } from './faults-of'
import { loadDraft } from './load-draft'
import { writeDrafts } from './write-drafts'

const answers: Readonly<Record<string, unknown>> = {
  '/v1/projects': [
    { id: 'p1', name: 'Atlas', ownerTeamId: 't1', regionId: 'eu' },
    { id: 'p2', name: 'Borealis', ownerTeamId: 't2', regionId: 'us' },
  ],
  '/v1/teams': {
    items: [
      { id: 't1', name: 'Blue' },
      { id: 't2', name: 'Red' },
    ],
  },
  // Nothing of these records could name one.
  '/v1/regions': [{ id: 'eu' }, { id: 'us' }],
  '/v1/serviceAccounts': [{ id: 'a1', email: 'a@example.com' }],
  '/v1/keys': [{ id: 1, name: 'First', serviceAccountId: 'a1' }],
  '/v1/odds': Array.from({ length: 6 }, (_, index) => ({
    id: index,
    'display-name': `It's "${index}"`,
    isOn: index === 0,
    status: index % 2 === 0 ? 'on' : 'off',
    roles: ['reader', 'writer'],
    mails: [`a${index}@example.com`],
    home: 'https://example.com',
    extra: index === 0 ? 1 : `text ${index}`,
    createdAt: '2026-01-02T03:04:05Z',
    limits: { rate: 1, contact: 'a@example.com' },
    steps: [{ title: 'One' }],
  })),
  '/v1/wides': [
    { id: 1, name: 'First', ownerId: 1, teamId: 1, regionId: 1, planId: 1, hostId: 1, userId: 1, badgeId: 1 },
  ],
  '/v1/tasks': [{ id: 1, name: 'First', team: { id: 't1', name: 'Blue' } }],
  '/v1/orders': {
    orders: [
      { id: 1, title: 'First', customerId: 5 },
      { id: 2, title: 'Second', customerId: 5, lastOrderId: 1 },
    ],
    customers: [{ id: 5, name: 'Ann' }],
  },
}

let server: Server
let origin = ''
let asked: string[] = []
let folder: string
beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    asked.push(`${url} ${headers.authorization}`)
    const answer = answers[url]
    if (answer === undefined) response.writeHead(404).end()
    else response.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  asked = []
  folder = mkdtempSync(path.join(tmpdir(), 'drafts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const at = (name: string) => path.join(folder, name)
const headers = ['authorization: Bearer x']

describe('drafts', () => {
  it('are written with the lists they refer to, which are asked in the same API, and are sound together', async () => {
    const target = at('projects.json')
    const { written, notes, text } = await writeDrafts({
      format: 'json',
      source: `${origin}/v1/projects`,
      headers,
      target,
    })
    expect([text, written]).toEqual([null, [target, at('teams.json')]])
    expect(asked.every((each) => each.startsWith('/v1/') && each.endsWith(' Bearer x'))).toBe(true)
    expect(asked).toContain('/v1/owner-teams Bearer x')
    const [projects, teams] = written.map((file) => readFileSync(file, 'utf8'))
    expect(JSON.parse(projects ?? '').fields.ownerTeamId).toEqual({
      type: 'reference',
      label: 'Owner team id',
      resource: 'teams',
    })
    expect(JSON.parse(teams ?? '').calls).toEqual({
      list: { method: 'GET', path: '/teams' },
      recordsAt: 'items',
    })
    expect(faultsOf({ projects: projects ?? '', teams: teams ?? '' })).toEqual([])
    expect(notes).toContain('guessed fields.ownerTeamId: reference, to teams: 2 of 2 values are ids of teams')
    expect(notes).toContain(
      'guessed fields.regionId: text, 2 of 2 values are ids of regions, which has no definition yet: a reference once it has',
    )
    expect(notes).toContain('drafted teams.json along, which it refers to: look at that, too')
  })

  it('refer to a definition that stands there already, and leave it as it is', async () => {
    writeFileSync(at('teams.json'), 'own')
    const { written } = await writeDrafts({
      format: 'json',
      source: `${origin}/v1/projects`,
      headers,
      target: at('projects.json'),
    })
    expect(written).toEqual([at('projects.json')])
    expect(readFileSync(at('teams.json'), 'utf8')).toBe('own')
    expect(JSON.parse(readFileSync(at('projects.json'), 'utf8')).fields.ownerTeamId.resource).toBe('teams')
  })

  it('without a place refer to nothing that is not there, and say what they could', async () => {
    const { text, written, notes } = await writeDrafts({
      format: 'json',
      source: `${origin}/v1/projects`,
      headers,
    })
    expect(written).toEqual([])
    expect(notes.at(-1)).toContain('its API, where that is not the product')
    expect(faultsOf({ projects: text ?? '' })).toEqual([])
    expect(notes).toContain(
      'guessed fields.ownerTeamId: text, 2 of 2 values are ids of teams, which has no definition yet: a reference once it has',
    )
  })

  it('find lists in the same answer', async () => {
    const { written } = await writeDrafts({
      format: 'json',
      source: `${origin}/v1/orders`,
      headers,
      target: at('orders.json'),
    })
    const [orders, customers] = written.map((file) => readFileSync(file, 'utf8'))
    expect(JSON.parse(orders ?? '').fields.customerId.resource).toBe('customers')
    expect(JSON.parse(customers ?? '').calls).toEqual({
      list: { method: 'GET', path: '/orders' },
      recordsAt: 'customers',
    })
    expect(asked).toEqual([
      '/v1/orders Bearer x',
      '/v1/last-orders Bearer x',
      '/v1/lastOrders Bearer x',
      '/v1/last_orders Bearer x',
    ])
    expect(JSON.parse(orders ?? '').fields.lastOrderId.resource).toBe('orders')
    expect(faultsOf({ orders: orders ?? '', customers: customers ?? '' })).toEqual([])
  })

  it('do not take their own list for another one, whatever they are called', async () => {
    const { written } = await writeDrafts({
      format: 'json',
      source: `${origin}/v1/orders`,
      headers,
      target: at('purchases.json'),
    })
    expect(written).toEqual([at('purchases.json'), at('customers.json')])
    expect(JSON.parse(readFileSync(at('purchases.json'), 'utf8')).name).toBe('purchases')
    const target = at('shopping.json')
    await writeDrafts({ format: 'json', source: `${origin}/v1/orders`, headers, target, name: 'sales' })
    expect(JSON.parse(readFileSync(target, 'utf8')).name).toBe('sales')
  })

  it('find the list of records that stand in the place of their ids', async () => {
    const source = `${origin}/v1/tasks`
    const { written } = await writeDrafts({ format: 'json', source, headers, target: at('tasks.json') })
    expect(written).toEqual([at('tasks.json'), at('teams.json')])
  })

  it('in TypeScript leave the definition of a list they refer to as it is', async () => {
    mkdirSync(at('teams'))
    writeFileSync(at('teams/definition.ts'), 'own')
    const target = at('projects/definition.ts')
    const { written } = await writeDrafts({ format: 'ts', source: `${origin}/v1/projects`, headers, target })
    expect(written).toEqual([target, at('projects/fixtures.json')])
    expect(readFileSync(at('teams/definition.ts'), 'utf8')).toBe('own')
    expect(readFileSync(target, 'utf8')).toContain("resource: 'teams'")
  })

  it('ask for the lists of six keys, however many look like references', async () => {
    const source = `${origin}/v1/wides`
    await writeDrafts({ format: 'json', source, headers, target: at('wides.json') })
    expect(asked.map((each) => each.split(' ')[0])).toEqual([
      '/v1/wides',
      '/v1/owners',
      '/v1/teams',
      '/v1/regions',
      '/v1/plans',
      '/v1/hosts',
      '/v1/users',
    ])
  })

  it('find a list that is spelt otherwise in its address', async () => {
    const { written } = await writeDrafts({
      format: 'json',
      source: `${origin}/v1/keys`,
      headers,
      target: at('keys.json'),
    })
    expect(written).toEqual([at('keys.json'), at('service-accounts.json')])
  })

  it('find lists in files beside a file', async () => {
    for (const name of ['projects', 'teams']) {
      writeFileSync(at(`${name}.answer`), JSON.stringify(answers[`/v1/${name}`]))
    }
    const { text, notes } = await writeDrafts({ format: 'json', source: at('projects.answer'), headers: [] })
    expect(JSON.parse(text ?? '').name).toBe('projects')
    expect(notes.join()).toContain('2 of 2 values are ids of teams')
  })

  it('in TypeScript stand in folders of the build, with their rows, compile, and read the answer they are from', async () => {
    const target = at('orders/definition.ts')
    const source = `${origin}/v1/orders`
    const { written, notes } = await writeDrafts({ hasForms: true, format: 'ts', source, headers, target })
    expect(written).toEqual([
      target,
      at('orders/fixtures.json'),
      at('customers/definition.ts'),
      at('customers/fixtures.json'),
    ])
    expect(notes).toContain('drafted ../customers/definition.ts along, which it refers to: look at that, too')
    const { text: odd } = await writeDrafts({
      hasForms: true,
      format: 'ts',
      source: `${origin}/v1/odds`,
      headers,
      name: 'strange-odds',
    })
    const files = {
      ...Object.fromEntries(
        written.map((file) => [`src/resources/user${file.slice(folder.length)}`, readFileSync(file, 'utf8')]),
      ),
      'src/resources/user/strange-odds/definition.ts': odd ?? '',
    }
    expect(await compileBeside(files, { formats: true })).toEqual({ types: [], lint: '' })

    const { orders } = await loadDraft(folder, readFileSync(target, 'utf8'))
    const { customers } = await loadDraft(folder, readFileSync(at('customers/definition.ts'), 'utf8'))
    expect([...definitionFaults(orders, [customers]), ...definitionFaults(customers, [])]).toEqual([])
    expect(orders).toMatchObject({
      name: 'orders',
      calls: { recordsAt: 'orders' },
      fields: { customerId: { kind: 'reference', resource: 'customers' } },
    })
    expect(customers.create.sections[0].fields).toEqual(['name'])
    expect(orders.schema.parse({ id: 2, title: 'Second', customerId: { id: 5 }, lastOrderId: 1 })).toEqual({
      id: '2',
      title: 'Second',
      customerId: '5',
      lastOrderId: '1',
    })
    const { strangeOdds } = await loadDraft(folder, odd ?? '')
    expect(definitionFaults(strangeOdds, [])).toEqual([])
    expect(strangeOdds.wire.read({ limits: { rate: 1 } }).values).toEqual({ limitsRate: 1 })
    expect(strangeOdds).toMatchObject({
      calls: { list: { method: 'GET', path: '/odds' } },
      create: { call: { method: 'POST', path: '/odds' } },
      edit: { call: { method: 'PATCH', path: '/odds/{recordId}' } },
      list: { filters: [{ key: 'isOn' }, { key: 'status' }, { key: 'roles' }] },
    })
  })

  it('in TypeScript are refused where the build does not look', async () => {
    const draft = { format: 'ts', source: `${origin}/v1/orders`, headers, target: at('orders.ts') } as const
    await expect(writeDrafts(draft)).rejects.toThrow(
      '--out: a file {name}/definition.ts below src/resources/user is expected.',
    )
  })

  it('are refused without a plural, and where a file stands', async () => {
    const source = `${origin}/v1/projects`
    await expect(writeDrafts({ format: 'json', source, headers, name: 'Project' })).rejects.toThrow(
      '"Project" is no plural',
    )
    writeFileSync(at('projects.json'), 'own')
    await expect(
      writeDrafts({ format: 'json', source, headers, target: at('projects.json') }),
    ).rejects.toThrow('There is a file')
    expect(readFileSync(at('projects.json'), 'utf8')).toBe('own')
    expect(existsSync(at('teams.json'))).toBe(false)
  })
})
