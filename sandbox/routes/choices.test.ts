import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
afterAll(() => rig.close())

const get = async (key: string, path: string) => (await rig.call(key, 'GET', path)).body

describe('the choices of the create form', () => {
  it('hold idle times of key and display, 1 being an hour [CRE-008, CRE-044, API-055]', async () => {
    const idleTimes = await get('owner', '/users/instances/availableidletime')
    expect(idleTimes).toEqual([
      { key: '1', display: '1 Hour' },
      { key: '2', display: '2 Hours' },
      { key: '4', display: '4 Hours' },
      { key: '8', display: '8 Hours' },
      { key: '24', display: '24 Hours' },
    ])
    expect(await get('owner', '/premium-package/flag')).toEqual({ flag: true })
  })

  it('hold regions with the fields of the specification [CRE-009, CRE-045]', async () => {
    const regions = await get('owner', '/operators')
    expect(regions[0]).toEqual({
      regionAlias: 'US Central (Iowa)',
      platform: 'gc',
      userId: null,
      isAvailable: true,
      cluster_code: 'gc-usc1',
      zone: 'us-central1-a',
      region: 'us-central1',
      app_id: null,
      url: 'https://gc-usc1.sandbox.test',
    })
  })

  it('hold no region of another account', async () => {
    const codes = async (key: string) =>
      (await get(key, '/operators')).map(({ cluster_code }: { cluster_code: string }) => cluster_code)
    const everybodys = ['gc-usc1', 'gc-use4', 'gc-euw1', 'gc-eun1', 'gc-asse1', 'gc-aus1']
    expect(await codes('stranger')).toEqual([...everybodys, 'azs-swc'])
    expect(await codes('owner')).toEqual([...everybodys, 'az-weu', 'azs-swc'])
    expect(await codes('enterprise')).toEqual([...everybodys, 'gc-euw6', 'az-eus', 'azs-swc'])
  })

  it('hold versions, the default one and the Kubernetes version [CRE-006, CRE-046]', async () => {
    expect(await get('owner', '/images')).toEqual(
      ['4.3.1', '4.3.0', '4.2.6', '4.1.9', '3.12.4'].map((release) => ({
        image: `${release}-1182`,
        tags: { release },
      })),
    )
    expect(await get('owner', '/images/defaultbasaltimage')).toEqual({
      image: '4.3.1-1182',
      tags: { release: '4.3.1' },
    })
    expect(await get('owner', '/images/getKubernetesVersion')).toEqual({ version: '1.33.4' })
  })

  it('hold all ten sizes, of which a region offers some [CRE-004, CRE-005, CRE-047, CRE-052]', async () => {
    const offer = await get('owner', '/images/sizes?clusterCode=gc-eun1')
    const names = (sizes: { name: string }[]) => sizes.map(({ name }) => name)
    const all = [
      'small',
      'medium',
      'larges1',
      'larges2',
      'larges3',
      'larges4',
      'larges5',
      'larges6',
      'larges7',
      'large3x',
    ]
    expect(names(offer.allSizes)).toEqual(all)
    expect(names(offer.sizes)).toEqual(all.slice(0, 7))
    expect(names((await get('owner', '/images/sizes?clusterCode=gc-usc1')).sizes)).toEqual(all)
    expect(names((await get('owner', '/images/sizes?clusterCode=nowhere')).sizes)).toEqual([])
    expect(
      offer.allSizes.map(({ order, analyticsSizeIpu, loaderSizeIpu }: Record<string, number>) => [
        ...[order, analyticsSizeIpu, loaderSizeIpu],
      ]),
    ).toEqual([1, 2, 4, 8, 12, 16, 24, 32, 48, 96].map((ipu, index) => [index + 1, ipu, ipu]))
    for (const code of ['gc-usc1', 'gc-eun1'])
      expect(names((await get('newcomer', `/images/sizes?clusterCode=${code}`)).sizes), code).toEqual(
        all.slice(0, 3),
      )
    expect(offer.sizes[0]).toEqual({
      id: 'size-small',
      name: 'small',
      displayName: 'Small',
      order: 1,
      analyticsSizeName: 'small',
      analyticsSizeDisplayName: 'Small',
      loaderSizeName: 'small',
      loaderSizeDisplayName: 'Small',
      analyticsSizeIpu: 1,
      loaderSizeIpu: 1,
    })
  })

  it('hold blueprints with all their fields where none are asked for [APP-012]', async () => {
    const [first, ...others] = await get('owner', '/blueprints')
    expect(others).toHaveLength(7)
    expect(first).toEqual({
      id: 'bp-sales-insights',
      name: 'Sales Insights',
      slug: 'sales-insights',
      description: 'Pipeline, win rates and forecast by team and region.',
      url: 'https://docs.sandbox.test/data-apps/sales-insights',
      tag: '',
      businessFunction: 'Sales',
      type: 'Dashboard',
      installable: true,
      blueprintCategory: { name: 'Salesforce', image: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/) },
      trial: true,
      minimal_version: '3.9.0',
    })
    for (const { name, blueprintCategory } of [first, ...others])
      expect(blueprintCategory.image, name).toMatch(/^data:image\/svg\+xml,/)
  })

  it('hold blueprints with the fields asked for [CRE-007, CRE-048]', async () => {
    const blueprints = await get('owner', '/blueprints?fields=name,id,trial,minimal_version,installable')
    expect(blueprints[0]).toEqual({
      id: 'bp-sales-insights',
      name: 'Sales Insights',
      trial: true,
      minimal_version: '3.9.0',
      installable: true,
    })
    expect((await get('owner', '/blueprints?fields=id'))[0]).toEqual({ id: 'bp-sales-insights' })
    const listed = await get('owner', '/blueprints?fields=id, trial,installable, minimal_version')
    expect(listed.map((each: object) => Object.values(each))).toEqual([
      ['bp-sales-insights', true, '3.9.0', true],
      ['bp-finance-close', true, '4.2.0', true],
      ['bp-retail-basket', true, '4.3.1', true],
      ['bp-churn-radar', true, '4.10.0', true],
      ['bp-supply-planner', false, '4.0.0', true],
      ['bp-claims-review', false, '4.3.0', true],
      ['bp-energy-forecast', false, '5.0.0', true],
      ['bp-legacy-reports', true, '3.0.0', false],
    ])
  })
})
