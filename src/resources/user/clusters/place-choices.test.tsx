import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import '../../../locales/late-texts'
import { ApiError } from '../../../api/errors'
import { buildPerson } from '../../../testing/builders'
import { buildPipeline, buildRegion, buildSize } from '../../../testing/choice-builders'
import { createFakeApi } from '../../../testing/fake-api'
import { offeredChoices } from '../../../testing/offered-choices'
import { renderWithProviders } from '../../../testing/render-with-providers'
import {
  sizeChoices,
  useChosenRegion,
  usePlatformChoices,
  useRegionChoices,
  useSizeChoices,
} from './place-choices'

const az = { key: 'azureSupport', isToggled: true }
const saas = { key: 'azureSaaSSupport', isToggled: true }
const fails = () => Promise.reject(new ApiError({ message: 'No', statusCode: 500 }))
const ours = { value: 'gc', label: 'Google Cloud', text: 'Runs in our cloud account' }
const theirs = { value: 'az', label: 'Azure', text: 'Runs in your own cloud account' }
const hosted = { value: 'az-saas', label: 'Azure SaaS', text: 'Runs in our Azure account' }
const empty = 'No platform is open to your account. Please contact support.'

it('platforms are told apart by whose account they run in; the only one there is stands chosen [CRE-051, CRE-D10]', async () => {
  const { state, api } = await offeredChoices(usePlatformChoices, {})
  expect(state).toEqual({ state: 'ready', choices: [ours], preselected: 'gc', empty })
  // Where no pipeline was started nothing is asked of one.
  expect(api.calls).toEqual([])
  const all = await offeredChoices(usePlatformChoices, { person: { features: [az, saas] } })
  const reason = 'Connect your cloud account first, then create clusters in it.'
  expect(all.state).toEqual({
    ...{ state: 'ready', preselected: null, empty },
    choices: [ours, { ...theirs, disabledReason: reason }, hosted],
  })
})

it('platforms say what could not be read, where the second cloud hangs on it [CRE-036]', async () => {
  const failed = 'The state of your cloud environment could not be loaded.'
  const answers = { getPipelineStatus: fails }
  const person = { pipelineStatus: 'x', features: [az] }
  const { api, state, first } = await offeredChoices(usePlatformChoices, { person, answers })
  expect(first).toEqual({ state: 'loading' })
  expect(state).toEqual({
    ...{ state: 'ready', preselected: 'gc', empty },
    choices: [ours, { ...theirs, disabledReason: failed }],
    trouble: { sentence: failed, retry: expect.any(Function) },
  })
  expect(api.callsOf('getPipelineStatus').map(({ options }) => options.body)).toEqual([
    { email: 'owner@sandbox.test', userID: 'u-1' },
  ])
  const without = await offeredChoices(usePlatformChoices, {
    person: { ...person, features: [saas] },
    answers,
  })
  expect(without.state).toEqual({ state: 'ready', choices: [ours, hosted], preselected: null, empty })
})

const regions = [
  buildRegion({ alias: 'Sweden', platform: 'az', clusterCode: 'az-swc', region: 'swedencentral' }),
  buildRegion({ alias: 'East US', platform: 'az', clusterCode: 'az-eus', region: 'eastus' }),
  buildRegion({ alias: 'US Central' }),
  buildRegion({ alias: 'Europe West', clusterCode: 'gc-euw1', region: 'europe-west1' }),
]

it('regions wait for a platform, and are those of it, none of several chosen [CRE-009, CRE-D23]', async () => {
  const answers = { listRegions: () => regions }
  expect((await offeredChoices(useRegionChoices, { answers })).state).toEqual({
    ...{ state: 'waiting', sentence: 'Choose a platform first' },
  })
  const { state } = await offeredChoices(useRegionChoices, { answers, values: { platform: 'gc' } })
  expect(state).toEqual({
    state: 'ready',
    choices: [
      { value: 'gc-usc1', label: 'US Central' },
      { value: 'gc-euw1', label: 'Europe West' },
    ],
    preselected: null,
    empty: 'No region is available on this platform. Please contact support.',
  })
})

it('regions that share a code, or have none, are offered each for itself, with the place that tells them apart', async () => {
  const shared = [
    buildRegion({ alias: 'US', zone: 'us-a', clusterCode: 'k-1' }),
    buildRegion({ alias: 'US', zone: 'us-b', clusterCode: 'k-1' }),
    buildRegion({ alias: 'Own', region: 'own', zone: null, clusterCode: null }),
    buildRegion({ alias: 'Asia', clusterCode: 'k-2' }),
  ]
  const { state } = await offeredChoices(useRegionChoices, {
    answers: { listRegions: () => shared },
    values: { platform: 'gc' },
  })
  expect(state).toMatchObject({
    choices: [
      { value: 'US|us-central1|us-a|k-1', label: 'US (us-central1, us-a)' },
      { value: 'US|us-central1|us-b|k-1', label: 'US (us-central1, us-b)' },
      { value: 'Own|own||', label: 'Own (own)' },
      { value: 'k-2', label: 'Asia' },
    ],
  })
})

const inAz = { person: { pipelineStatus: 'x', features: [az] }, values: { platform: 'az' } }

it('the region of the second cloud is that of its pipeline alone [CRE-D08]', async () => {
  const pipeline = buildPipeline({ states: ['A'], stageName: 'A', state: 'completed', region: 'eastus' })
  const { state } = await offeredChoices(useRegionChoices, {
    ...inAz,
    answers: { listRegions: () => regions, getPipelineStatus: () => pipeline },
  })
  expect(state).toMatchObject({
    choices: [{ value: 'az-eus', label: 'East US' }],
    preselected: 'az-eus',
    lock: 'The region is fixed on this platform.',
  })
})

it('the region of the hosted second cloud is the one there is', async () => {
  const { state } = await offeredChoices(useRegionChoices, {
    values: { platform: 'az-saas' },
    answers: { listRegions: () => [buildRegion({ platform: 'az-saas', clusterCode: 'azs-swc' })] },
  })
  expect(state).toMatchObject({ preselected: 'azs-swc', lock: 'The region is fixed on this platform.' })
})

it('the region of the second cloud is open where none of them is that of its pipeline [CRE-D08]', async () => {
  const pipeline = buildPipeline({ states: ['A'], stageName: 'A', state: 'completed', region: 'Korea' })
  const { state } = await offeredChoices(useRegionChoices, {
    ...inAz,
    answers: { listRegions: () => regions, getPipelineStatus: () => pipeline },
  })
  expect(state).toMatchObject({ choices: [{ value: 'az-swc' }, { value: 'az-eus' }], preselected: null })
  expect(state).not.toHaveProperty('lock')
})

it('no region of the second cloud is chosen before its pipeline is known; without it the choice is free', async () => {
  let fail = () => {}
  const { now } = await offeredChoices(
    useRegionChoices,
    {
      ...inAz,
      answers: {
        listRegions: () => regions,
        getPipelineStatus: () => new Promise((_, reject) => (fail = () => reject(new Error('No')))),
      },
    },
    ['loading'],
  )
  // The regions arrive meanwhile.
  for (let turn = 0; turn < 5; turn += 1) await act(() => new Promise<void>((done) => setTimeout(done)))
  expect(now()).toEqual({ state: 'loading' })
  await act(async () => fail())
  await vi.waitFor(() => expect(now()?.state).toBe('ready'))
})

function Chosen({ region }: { region: string | null }) {
  const chosen = useChosenRegion({
    mode: 'create',
    values: { platform: 'gc', region },
    record: null,
    scope: { kind: 'user' },
    person: buildPerson(),
    productKey: 'basalt',
  })
  return <p>{chosen ? `in ${chosen.alias}` : 'nowhere'}</p>
}

it('the region chosen is the one of that cluster code, and none before they are read', async () => {
  renderWithProviders(
    <>
      <Chosen region="gc-euw1" />
      <Chosen region="gc-gone" />
    </>,
    { api: createFakeApi({ listRegions: () => regions }) },
  )
  expect(screen.getAllByText('nowhere')).toHaveLength(2)
  expect(await screen.findByText('in Europe West')).toBeDefined()
  expect(screen.getAllByText('nowhere')).toHaveLength(1)
})

const small = { ...buildSize('small', 1, 0.5), displayName: 'Small' }
const large = { ...buildSize('large', 3, 4), displayName: 'Large' }
const silent = { ...buildSize('odd', 2, null), displayName: 'Odd' }
const step = { value: 'small', label: 'Small', text: '1 IPU/h', mark: '1' }
const unknown = { value: 'odd', label: 'Odd', text: 'Cannot estimate' }

it('sizes stand in their order with what both their halves consume, those not offered closed [CRE-D12]', () => {
  const offer = { sizes: [large, silent], allSizes: [large, small, silent] }
  const top = { value: 'large', label: 'Large', text: '8 IPU/h', mark: '8' }
  expect(sizeChoices(offer, 'create')).toEqual([unknown, top])
  const closed = { ...step, disabledReason: 'Not available for this cluster' }
  expect(sizeChoices(offer, 'edit')).toEqual([closed, unknown, top])
})

it.each([
  ['its id', 'size-odd', 'odd'],
  ['its name', 'odd', 'odd'],
  ['its words', 'Odd', 'odd'],
  ['nothing that is offered', 'huge', 'small'],
  ['nothing', null, 'small'],
])(
  'the size that the account names by %s stands chosen, else the smallest [CRE-D05]',
  async (_by, value, chosen) => {
    const { configurations } = buildPerson()
    const parts = {
      person: { configurations: { ...configurations, instanceSize: { isEnabled: true, value } } },
      answers: {
        listRegions: () => regions,
        getSizes: () => ({ sizes: [silent, small], allSizes: [silent, small] }),
      },
      values: { platform: 'gc', region: 'gc-usc1' },
    }
    const { state } = await offeredChoices(useSizeChoices, parts, ['ready'])
    expect(state).toEqual({
      ...{ state: 'ready', choices: [step, unknown], preselected: chosen },
      empty: 'This region offers no sizes. Choose another region or contact support.',
    })
  },
)

it('sizes wait for a region, and are asked of none before [CRE-D25]', async () => {
  const answers = { listRegions: () => regions }
  const { api, state } = await offeredChoices(useSizeChoices, {
    answers,
    values: { platform: 'gc', region: 'az-eus' },
  })
  expect(state).toEqual({
    ...{ state: 'waiting', sentence: 'Choose a region first; the sizes depend on it.' },
  })
  expect(api.callsOf('getSizes')).toEqual([])
})
