import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'
import { clusters } from '../store/schema'

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(() => rig.reset())
afterAll(() => rig.close())

const idOf = (place: number) => `c1a5e000-0000-4000-8000-${String(place).padStart(12, '0')}`
/** sales-analytics. */
const demo = idOf(1)
const body = {
  tenant: 'default',
  username: 'admin',
  password: 'secret',
  instanceId: demo,
  overwrite: false,
  names: 'Sales Insights,Finance Close',
}
const install = async (parts: Partial<typeof body> = {}, key = 'owner') => {
  const answer = await rig.call(key, 'PUT', '/blueprints/import', { ...body, ...parts })
  return [answer.status, answer.body.message ?? answer.body.errors?.[0]?.fieldName]
}
const status = async () => (await rig.call('owner', 'GET', `/blueprints/${demo}/status`)).body
const imported = async () =>
  (await rig.call('owner', 'GET', '/tenants/{id}/instances/sales-analytics')).body.importedBlueprints

describe('an import', () => {
  it('is loading, and then there, in its tenant [APP-013, API-087, API-091]', async () => {
    expect((await status()).state).toBeNull()
    expect(await install()).toEqual([200, 'The import into default of sales-analytics has begun.'])
    const nothing = { failedBlueprints: [], error: null, message: null, datasourceMessage: null }
    rig.pass(44_999)
    expect(await status()).toEqual({ ...nothing, state: 'loading', importedBlueprints: {} })
    expect(await imported()).toEqual([])
    rig.pass(1)
    expect(await status()).toEqual({
      ...nothing,
      state: 'success',
      importedBlueprints: {
        'Sales Insights': [{ tenant: 'default' }],
        'Finance Close': [{ tenant: 'default' }],
      },
      message: { title: 'Imported', body: 'Imported into default: Sales Insights, Finance Close.' },
      datasourceMessage: 'Connect the data source of each Data App before its first load.',
    })
    expect(await imported()).toEqual([
      { blueprint: { name: 'Sales Insights' }, tenant: 'default' },
      { blueprint: { name: 'Finance Close' }, tenant: 'default' },
    ])
  })

  it('begins no second one beside it [APP-023]', async () => {
    await install()
    expect(await install({ tenant: 'finance' })).toEqual([
      409,
      'Currently importing Data App(s), please try again later.',
    ])
  })

  it('over what is there needs to be told so [APP-026]', async () => {
    await install()
    rig.pass(45_000)
    expect(await install({ names: 'Sales Insights' })).toEqual([409, 'Data App already imported.'])
    expect((await install({ names: 'Sales Insights', tenant: 'finance' }))[0]).toBe(200)
    rig.pass(45_000)
    expect((await status()).importedBlueprints['Sales Insights']).toEqual([
      { tenant: 'default' },
      { tenant: 'finance' },
    ])
    expect((await install({ names: 'Sales Insights', overwrite: true }))[0]).toBe(200)
  })

  it('fails as a whole, or in part, on wish', async () => {
    await install({ username: 'failing' })
    rig.pass(45_000)
    expect(await status()).toEqual({
      state: 'failed',
      importedBlueprints: {},
      failedBlueprints: [
        { id: 'bp-sales-insights', name: 'Sales Insights' },
        { id: 'bp-finance-close', name: 'Finance Close' },
      ],
      error: 'The tenant refused the user and the password.',
      message: { title: 'Importing Failed', body: 'Nothing was imported into default.' },
      datasourceMessage: null,
    })
    expect(await imported()).toEqual([])
    await install({ username: 'partner' })
    rig.pass(45_000)
    expect(await status()).toMatchObject({
      state: 'success',
      importedBlueprints: { 'Finance Close': [{ tenant: 'default' }] },
      failedBlueprints: [{ id: 'bp-sales-insights', name: 'Sales Insights' }],
      message: {
        title: 'Imported in part',
        body: 'Imported into default: Finance Close. Not imported: Sales Insights.',
      },
    })
    expect(Object.keys((await status()).importedBlueprints)).toEqual(['Finance Close'])
    // What failed is not there: only the other one needs to be told so.
    expect((await install({ names: 'Finance Close' }))[0]).toBe(409)
    expect((await install({ names: 'Sales Insights', username: 'partner' }))[0]).toBe(200)
    rig.pass(45_000)
    expect(await status()).toMatchObject({
      message: { title: 'Imported in part', body: 'Not imported: Sales Insights.' },
      datasourceMessage: null,
    })
  })

  it('is looked at with the cluster held, so that no two at once both begin', async () => {
    const holder = async () => {
      const same = eq(clusters.id, demo)
      const [row] = await rig.db.select({ lockedBy: sql<string>`xmax::text` }).from(clusters).where(same)
      return row?.lockedBy
    }
    const before = await holder()
    expect((await install({ names: 'Nothing' }))[0]).toBe(422)
    expect(await holder()).not.toBe(before)
  })

  it.each([
    [{ names: 'Legacy Reports' }, [422, 'names']],
    [{ names: 'Nothing' }, [422, 'names']],
    [{ tenant: 'nobody' }, [422, 'tenant']],
    [{ username: '' }, [422, 'username']],
    [{ password: '' }, [422, 'password']],
    [{ instanceId: idOf(9) }, [404, 'This cluster does not exist.']],
    [{ instanceId: idOf(6) }, [409, 'Your cluster must be connected to be able to import Data Apps.']],
    [{ names: 'Energy Forecast' }, [409, 'Energy Forecast needs another release of the cluster.']],
  ])('is refused with %j', async (parts, answer) => {
    expect(await install(parts)).toEqual(answer)
    expect((await status()).state).toBeNull()
  })

  it('needs the loader, which has failed in this cluster [APP-025]', async () => {
    expect(await install({ instanceId: idOf(2) })).toEqual([
      409,
      'Loader service is not running on the selected cluster',
    ])
  })
})

describe('the clusters', () => {
  const namesAt = async (path: string, key: string) =>
    (await rig.call(key, 'GET', path)).body.instances.map(({ name }: { name: string }) => name)
  it('for an import run and may be imported into; for an export they run [APP-039, API-089]', async () => {
    expect(await namesAt('/users/{id}/valid_bp_clusters', 'owner')).toEqual(['sales-analytics', 'mktsaas'])
    expect(await namesAt('/users/{id}/valid_bp_clusters', 'user')).toEqual([])
    expect(await namesAt('/users/{id}/connected_clusters', 'user')).toEqual(['sales-analytics', 'mktsaas'])
  })

  it.each([
    ['sales-insights', true, '3.12.4'],
    ['churn-radar', false, '4.10.0'],
  ])(
    'can take %s: %s, and releases from %s on can [APP-028, API-090]',
    async (slug, isSupported, version) => {
      const answer = await rig.call('owner', 'GET', `/blueprints/${slug}/${demo}/isSupported`)
      expect(answer.body.isSupported).toBe(isSupported)
      const releases = ['3.12.4', '4.1.9', '4.2.6', '4.3.0', '4.3.1', '4.10.0', '5.0.0']
      expect(answer.body.versions).toEqual(isSupported ? releases.slice(0) : ['4.10.0', '5.0.0'])
      expect(answer.body.versions[0]).toBe(version)
      expect((await rig.call('stranger', 'GET', `/blueprints/${slug}/${demo}/isSupported`)).status).toBe(404)
    },
  )

  it('can take what asks for the very release they have, and nothing of no name', async () => {
    const isSupported = async (image: string, slug: string) => {
      await rig.db.update(clusters).set({ image }).where(eq(clusters.id, demo))
      const { status, body } = await rig.call('owner', 'GET', `/blueprints/${slug}/${demo}/isSupported`)
      return status === 200 ? body.isSupported : status
    }
    expect(await isSupported('4.10.0-1', 'churn-radar')).toBe(true)
    expect(await isSupported('4.9.9-1', 'churn-radar')).toBe(false)
    expect(await isSupported('4.10.0-1', 'nothing')).toBe(404)
  })

  it('may be connected to these data sources', async () => {
    expect((await rig.call('owner', 'GET', '/blueprints/data_sources')).body).toEqual({
      datasources: ['Oracle EBS', 'SAP S/4HANA', 'Salesforce', 'Snowflake'],
    })
  })
})

describe('an export', () => {
  const exported = {
    instanceId: idOf(9),
    tenant: 'default',
    folders: ['Sales'],
    dashboards: ['Forecast'],
    enableDynamicJoins: true,
    includeParquet: false,
    datasource: '',
  }
  const exportOf = (parts: Partial<typeof exported> = {}, key = 'enterprise') =>
    rig.call(key, 'PUT', '/blueprints/export', { ...exported, ...parts })

  it('is made for partners, and downloaded by who made it [APP-035, API-092, API-093]', async () => {
    const { status, body } = await exportOf()
    expect([status, body.message, body.summary]).toEqual([
      200,
      'The Data App is exported.',
      '1 folders, 1 dashboards',
    ])
    const file = await rig.call('enterprise', 'GET', `/blueprints/exports/${body.id}/download`)
    expect(file.headers.get('content-disposition')).toContain('atlas-prod-default.zip')
    expect((await rig.call('owner', 'GET', `/blueprints/exports/${body.id}/download`)).status).toBe(403)
    expect((await rig.call('enterprise', 'GET', '/blueprints/exports/e-1/download')).status).toBe(404)
  })

  it('holds what was asked for, is downloaded by no other partner, and by no partner who is none any more [API-092, API-093]', async () => {
    const { body } = await exportOf()
    const path = `/blueprints/exports/${body.id}/download`
    await rig.control('PATCH', '/people/owner', { isPartner: true })
    expect((await exportOf({ instanceId: demo, folders: ['A', 'B'], dashboards: [] }, 'owner')).body).toEqual(
      {
        ...{
          id: expect.any(String),
          message: 'The Data App is exported.',
          summary: '2 folders, 0 dashboards',
        },
      },
    )
    expect((await rig.call('owner', 'GET', path)).status).toBe(404)
    const file = await rig.call('enterprise', 'GET', path)
    expect(file.headers.get('content-type')).toBe('application/zip')
    const manifest = /\{[\s\S]*?\n\}/.exec(String(file.body))?.[0] ?? ''
    expect(JSON.parse(manifest)).toEqual({ ...exported, cluster: 'atlas-prod' })
    await rig.control('PATCH', '/people/enterprise', { isPartner: false })
    expect((await rig.call('enterprise', 'GET', path)).status).toBe(403)
  })

  it('and an import are of clusters and their status of people who see them alone', async () => {
    expect((await exportOf({ instanceId: idOf(1) }, 'stranger')).status).toBe(404)
    expect((await rig.call('stranger', 'GET', `/blueprints/${demo}/status`)).status).toBe(404)
    expect((await install({}, 'stranger'))[0]).toBe(404)
    expect((await install({}, 'user'))[0]).toBe(403)
    expect((await rig.call('owner', 'GET', '/users/{id}/connected_clusters')).body).toEqual({
      instances: [
        { id: idOf(1), name: 'sales-analytics' },
        { id: idOf(2), name: 'mktsaas' },
      ],
    })
    expect((await rig.call('owner', 'GET', '/users/{id}/valid_bp_clusters')).body.instances[0]).toEqual({
      ...{ id: idOf(1), name: 'sales-analytics' },
    })
    // One that is named twice is imported once.
    await install({ names: 'Sales Insights,Sales Insights' })
    rig.pass(45_000)
    expect(await imported()).toEqual([{ blueprint: { name: 'Sales Insights' }, tenant: 'default' }])
    expect((await status()).message.body).toBe('Imported into default: Sales Insights.')
    expect(await install({ names: 'Retail Basket', overwrite: true })).toEqual([
      ...[409, 'Retail Basket needs another release of the cluster.'],
    ])
  })

  it('may be of folders alone, and with the data of a source', async () => {
    const { status } = await exportOf({ dashboards: [], includeParquet: true, datasource: 'Salesforce' })
    expect(status).toBe(200)
  })

  it.each([
    [{ folders: [], dashboards: [] }, 'folders'],
    [{ tenant: 'nobody' }, 'tenant'],
    [{ includeParquet: true }, 'datasource'],
    [{ includeParquet: true, datasource: 'Nothing' }, 'datasource'],
  ])('is refused with %j', async (parts, field) => {
    const { status, body } = await exportOf(parts)
    expect([status, body.errors[0].fieldName]).toEqual([422, field])
  })

  it('is made of a cluster that runs alone', async () => {
    await rig.control('PATCH', '/clusters/atlas-prod', { state: 'sleeping' })
    const { status, body } = await exportOf()
    expect([status, body.message]).toEqual([409, 'atlas-prod is not connected.'])
  })

  it('is not for others [APP-036]', async () => {
    expect((await exportOf({ instanceId: demo }, 'owner')).status).toBe(403)
  })
})
