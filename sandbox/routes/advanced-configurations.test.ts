import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSandboxRig } from '../sandbox-rig'

let rig: Awaited<ReturnType<typeof startSandboxRig>>
let path: string
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(async () => {
  await rig.app.request('/sandbox/reset', { method: 'POST' })
  const { body } = await rig.call('owner', 'GET', '/tenants/{id}/instances/sales-analytics')
  path = `/instances/${(body as { id: string }).id}/advanced-configs`
})
afterAll(() => rig.close())

type Item = { key: string; value: unknown; [field: string]: unknown }
type Group = { id: string; categories: { category: string; configs: Item[] }[] }
const groups = async () => (await rig.call('owner', 'GET', path)).body as Group[]
const itemsOf = (group: Group | undefined) => group?.categories.flatMap(({ configs }) => configs) ?? []
const storedValue = async (group: string, key: string) =>
  itemsOf((await groups()).find(({ id }) => id === group)).find((item) => item.key === key)?.value
const change = (group: string, ...data: [configKey: string, configValue: unknown][]) =>
  rig.call('owner', 'PATCH', path, [
    { name: group, data: data.map(([configKey, configValue]) => ({ configKey, configValue })) },
  ])

describe('the advanced configurations over HTTP', () => {
  it('are all within their own bounds before anybody changes one', async () => {
    const outside = (await groups()).flatMap(itemsOf).filter(({ value, validators }) => {
      const { min = -Infinity, max = Infinity } = (validators ?? {}) as { min?: number; max?: number }
      return Number(value) < min || Number(value) > max
    })
    expect(outside.map(({ key }) => key)).toEqual([])
  })

  it('are 200 keys of the server in 12 categories, and 11 of each of 3 tenants', async () => {
    const [server, ...tenants] = await groups()
    expect(server?.id).toBe('system')
    expect(server?.categories).toHaveLength(12)
    expect(itemsOf(server)).toHaveLength(200)
    expect(tenants.map(({ id }) => id)).toEqual(['default', 'finance', 'marketing'])
    expect(tenants.map((tenant) => itemsOf(tenant).length)).toEqual([11, 11, 11])
  })

  it('have tabs, names and categories, and keys of every kind', async () => {
    const all = (await rig.call('owner', 'GET', path)).body as (Group & Record<string, unknown>)[]
    expect(
      all.map(({ categories, ...group }) => [group, categories.map(({ category }) => category)]),
    ).toEqual([
      [
        { tab: 'Server Configurations', name: 'system', displayName: 'Server', id: 'system' },
        [
          ...['Query engine', 'Memory', 'Cache', 'Loader', 'Job queue', 'Security', 'Networking'],
          ...['SQL interface', 'Notebook', 'Basalt Labs', 'Connectors', 'Logging'],
        ],
      ],
      ...[
        ['default', 'Default'],
        ['finance', 'Finance'],
        ['marketing', 'Marketing'],
      ].map(([id, displayName]) => [
        { tab: 'Tenant Configurations', name: id, displayName, id },
        ['Limits', 'Appearance', 'Basalt Labs'],
      ]),
    ])
    const of = (wanted: string) => itemsOf(all[0]).find(({ key }) => key === wanted)
    const plain = { dependencies: [], dependenciesAndingEvaluation: false }
    expect(of('connector.gcs.connections')).toEqual({
      ...{ key: 'connector.gcs.connections', label: 'Google Cloud Storage: connections', type: 'number' },
      ...{ description: 'At a time.', value: 16, possibleValues: [], validators: { min: 1, max: 256 } },
      dependencies: [{ key: 'connector.gcs.enabled', value: true }],
      ...{ dependenciesAndingEvaluation: false, requiresRestart: true, serviceToRestart: 'loader' },
    })
    expect(of('logging.replication')).toEqual({
      ...{ key: 'logging.replication', label: 'Log of replication', type: 'enum', value: 'info' },
      ...{ description: 'How much it writes.', validators: null, ...plain },
      possibleValues: ['error', 'warn', 'info', 'debug', 'trace'],
      ...{ requiresRestart: false, serviceToRestart: null },
    })
    expect(of('engine.resultLimit')).toMatchObject({ validators: { min: 1 }, value: 1_000_000 })
    expect(of('memory.overcommit')).toMatchObject({ value: false, type: 'boolean', ...plain })
    expect(of('network.proxy.password')).toMatchObject({ value: '', validators: { max: 255 } })
    const connectors = itemsOf(all[0]).filter(({ key }) => key.startsWith('connector.'))
    expect(connectors.slice(0, 7).map(({ key }) => key)).toEqual(
      ['enabled', 'connections', 'timeout', 'retries', 'endpoint', 'secret', 'pushdown'].map(
        (key) => `connector.s3.${key}`,
      ),
    )
    expect(JSON.stringify(all)).not.toMatch(/\{(name|key|part)\}/)
  })

  it('are viewed and changed by who may, of one cluster alone, and say so', async () => {
    const body = [{ name: 'system', data: [{ configKey: 'engine.threads', configValue: 8 }] }]
    for (const [key, status] of [
      ['user', 403],
      ['stranger', 404],
    ] as const) {
      expect((await rig.call(key, 'GET', path)).status).toBe(status)
      expect((await rig.call(key, 'PATCH', path, body)).status).toBe(status)
    }
    expect(await storedValue('system', 'engine.threads')).toBe(16)
    expect((await change('system', ['engine.threads', 8])).body).toEqual({
      message: 'The configurations of sales-analytics are saved',
    })
    // What was changed before stays beside it.
    await change('system', ['engine.queueSize', 0])
    expect(await storedValue('system', 'engine.threads')).toBe(8)
    expect(await storedValue('system', 'engine.queueSize')).toBe(0)
    const { body: errors } = await change('nowhere', ['engine.threads', 8])
    expect(errors).toMatchObject({ errors: [{ message: 'There is no configuration engine.threads.' }] })
  })

  it('have one key of each name in a group', async () => {
    for (const group of await groups()) {
      const keys = itemsOf(group).map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  it('send a key with all its fields', async () => {
    const [server] = await groups()
    expect(itemsOf(server).find(({ key }) => key === 'loader.compressionLevel')).toEqual({
      key: 'loader.compressionLevel',
      label: 'Compression level',
      description: 'Higher is smaller and slower.',
      type: 'number',
      value: 3,
      possibleValues: [],
      validators: { min: 1, max: 19 },
      dependencies: [
        { key: 'loader.compression', value: 'zstd' },
        { key: 'loader.adaptiveCompression', value: false },
      ],
      dependenciesAndingEvaluation: true,
      requiresRestart: true,
      serviceToRestart: 'loader',
    })
  })

  it('send a key that is a text with all its fields', async () => {
    const [server] = await groups()
    expect(itemsOf(server).find(({ key }) => key === 'notebook.packages')).toEqual({
      key: 'notebook.packages',
      label: 'Packages ahead',
      description: 'One a line; every kernel starts with them.',
      type: 'text',
      value: 'pandas\npyarrow',
      possibleValues: [],
      validators: { max: 4000 },
      dependencies: [{ key: 'notebook.enabled', value: true }],
      dependenciesAndingEvaluation: false,
      requiresRestart: false,
      serviceToRestart: null,
    })
    expect(itemsOf(server).find(({ key }) => key === 'engine.joinReordering')).toMatchObject({
      value: true,
      possibleValues: [],
      validators: null,
    })
  })

  it('of one cluster are not those of another', async () => {
    const { body } = await rig.call('owner', 'GET', '/tenants/{id}/instances/mktsaas')
    const other = `/instances/${(body as { id: string }).id}/advanced-configs`
    await change('system', ['engine.threads', 8])
    const data = [{ configKey: 'engine.threads', configValue: 4 }]
    expect((await rig.call('owner', 'PATCH', other, [{ name: 'system', data }])).status).toBe(200)
    expect(await storedValue('system', 'engine.threads')).toBe(8)
  })

  it('say where one of several dependencies is enough', async () => {
    const [server] = await groups()
    expect(itemsOf(server).find(({ key }) => key === 'loader.badRows.limit')).toMatchObject({
      dependencies: [
        { key: 'loader.badRows', value: 'skip' },
        { key: 'loader.badRows', value: 'keep' },
      ],
      dependenciesAndingEvaluation: false,
    })
  })

  it('send as passwords what is secret', async () => {
    const [server] = await groups()
    const secrets = itemsOf(server).filter(({ type }) => type === 'password')
    expect(secrets.map(({ key }) => key)).toEqual([
      'security.ldap.bindPassword',
      'network.proxy.password',
      'connector.s3.secret',
      'connector.gcs.secret',
      'connector.adls.secret',
      'connector.bigquery.secret',
      'connector.snowflake.secret',
      'connector.postgres.secret',
      'connector.kafka.secret',
      'connector.iceberg.secret',
      'connector.delta.secret',
      'connector.mysql.secret',
    ])
  })

  it('keep what is changed, in its group alone', async () => {
    expect((await change('finance', ['tenant.priority', 'high'], ['tenant.memory', 1024])).status).toBe(200)
    expect((await change('system', ['engine.threads', 8])).status).toBe(200)
    expect(await storedValue('finance', 'tenant.priority')).toBe('high')
    expect(await storedValue('finance', 'tenant.memory')).toBe(1024)
    expect(await storedValue('default', 'tenant.priority')).toBe('normal')
    expect(await storedValue('system', 'engine.threads')).toBe(8)
  })

  it.each<[string, unknown, string]>([
    ['engine.threads', 1.5, 'Input must be an integer'],
    ['engine.threads', 65, 'Value cannot be less than 1 or greater than 64'],
    ['engine.resultLimit', 0, 'Value cannot be less than 1 or greater than ∞'],
    ['connector.s3.secret', 7, 'connector.s3.secret cannot be 7.'],
    ['engine.threads', '8', 'engine.threads cannot be 8.'],
    ['engine.timeZone', 7, 'engine.timeZone cannot be 7.'],
    ['engine.planner', 'best', 'engine.planner cannot be best.'],
    ['cache.enabled', 'false', 'cache.enabled cannot be false.'],
    ['cache.enabled', null, 'cache.enabled cannot be null.'],
    ['engine.spillDirectory', 'x'.repeat(256), 'Use at most 255 characters.'],
    ['engine.unheard', 1, 'There is no configuration engine.unheard.'],
    ['cache.disk.size', 100, 'cache.disk.size does not take part now.'],
  ])('refuse %s as %j, and keep nothing of the request', async (key, value, message) => {
    const { status, body } = await change('system', ['engine.queueSize', 1], [key, value])
    expect(status).toBe(422)
    expect((body as { errors: unknown[] }).errors).toEqual([
      expect.objectContaining({ fieldName: key, message }),
    ])
    expect(await storedValue('system', 'engine.queueSize')).toBe(256)
  })

  it('take a key together with the one it depends on', async () => {
    const { status } = await change('system', ['cache.disk.enabled', true], ['cache.disk.size', 50])
    expect(status).toBe(200)
    expect(await storedValue('system', 'cache.disk.size')).toBe(50)
  })
})
