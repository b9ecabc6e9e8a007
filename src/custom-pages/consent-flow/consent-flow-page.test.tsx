import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../api/errors'
import { buildPerson } from '../../testing/builders'
import { buildPipeline } from '../../testing/choice-builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { type RenderOptions, renderWithProviders } from '../../testing/render-with-providers'
import { ConsentFlowPage } from './consent-flow-page'

const credentials = '{"appId":"app-1","displayName":"atlas","password":"S3CR3T-canary","tenant":"tenant-1"}'
const subscriptionId = '0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0'

const answers: FakeAnswers = {
  readSystemConfiguration: () => ({ value: 'East US, Korea Central' }),
  getDefaultImage: () => ({ image: '4.3.1-1182', release: '4.3.1' }),
  getKubernetesVersion: () => '1.29',
  getAzurePlan: () => 'enterprise',
  createSubscription: () => ({ isNetworkReached: true }),
  createPipeline: () => ({ message: null }),
  getPipelineStatus: () => buildPipeline(),
}

function renderPage(changed: FakeAnswers = {}, { person, ...options }: RenderOptions = {}) {
  return renderWithProviders(<ConsentFlowPage />, {
    api: createFakeApi({ ...answers, ...changed }),
    person: person ?? buildPerson({ canOpenConsentFlow: true, pipelineStatus: 'failed' }),
    path: '/consentflow',
    ...options,
  })
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const button = (name: string) => screen.getByRole('button', { name })
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
const command = () => screen.getByRole('region', { name: 'Command' }).querySelector('pre')?.textContent
const errorOf = (label: string) =>
  screen
    .getByLabelText(label)
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

async function fillSubscription(name = 'atlas') {
  await screen.findByLabelText('Environment name')
  type('Environment name', name)
  type('Subscription ID', subscriptionId)
  type('Resource group', 'analytics-rg')
  await waitFor(() => expect(isOff('Next')).toBe(false))
  fireEvent.click(button('Next'))
}
async function fillCredentials(text = credentials) {
  await screen.findByLabelText('Service principal credentials')
  type('Service principal credentials', text)
  await waitFor(() => expect(isOff('Next')).toBe(false))
  fireEvent.click(button('Next'))
}
async function chooseRegion() {
  const region = await screen.findByRole('combobox', { name: 'Region' })
  fireEvent.mouseDown(region)
  fireEvent.click(await screen.findByText('Korea Central', { selector: '.ant-select-item-option-content' }))
}
async function fillAll() {
  await fillSubscription()
  await fillCredentials()
  await chooseRegion()
  await waitFor(() => expect(isOff('Next')).toBe(false))
  fireEvent.click(button('Next'))
  await screen.findByRole('button', { name: 'Send' })
}

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

describe('the consent flow', () => {
  it('has a title, a subtitle and a form [CNF-003]', async () => {
    renderPage()
    expect(screen.getByRole('heading', { level: 1, name: 'Connect your cloud account' })).toBeTruthy()
    expect(screen.getByText(/Link your Azure subscription/)).toBeTruthy()
    expect(await screen.findByLabelText('Environment name')).toBeTruthy()
  })

  it('is not open where the environment is configured: the clusters stand in its place [CNF-032]', async () => {
    const { address, api } = renderPage({}, { person: buildPerson({ canOpenConsentFlow: false }) })
    await waitFor(() => expect(address()).toBe('/clusters'))
    expect(api.calls).toEqual([])
  })

  it('leads back to where the person was, and without such a place to / [CNF-011]', async () => {
    const first = renderPage()
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(first.address()).toBe('/'))
    first.unmount()

    const { router, address } = renderPage({}, { path: '/consentflow' })
    await act(() => router.navigate('/support'))
    await act(() => router.navigate('/consentflow'))
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(address()).toBe('/support'))
  })
})

describe('the command', () => {
  it('is filled in as one types, and can be copied once it is complete [CNF-018, CNF-020]', async () => {
    renderPage()
    await screen.findByLabelText('Environment name')
    expect(command()).toBe(
      'az ad sp create-for-rbac --name {name} --role Contributor --scopes /subscriptions/{subscription}/resourceGroups/{resourceGroup}',
    )
    type('Environment name', 'atlas')
    type('Subscription ID', subscriptionId)
    await waitFor(() => expect(command()).toContain('--name atlas '))
    expect(isOff('Copy command')).toBe(true)
    type('Resource group', 'analytics-rg')
    await waitFor(() => expect(isOff('Copy command')).toBe(false))
    const copied: string[] = []
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
    fireEvent.click(button('Copy command'))
    await waitFor(() =>
      expect(copied).toEqual([
        `az ad sp create-for-rbac --name atlas --role Contributor --scopes /subscriptions/${subscriptionId}/resourceGroups/analytics-rg`,
      ]),
    )
    vi.unstubAllGlobals()
  })
})

describe('the fields', () => {
  it.each([
    ['ab', 'Name must be at least 3 characters.'],
    ['abcdefghijk', 'Name cannot be longer than 10 characters.'],
    ['1abc', 'Name cannot start with a numeric character. Must start with a letter.'],
    ['aB', 'Only accept lowercase alphanumerics.'],
    ['myloader', 'myloader is not a valid name'],
    ['', 'Please enter a valid environment name.'],
  ])(
    'refuse the name %j with %j, and hold the button back [CNF-019, CNF-021, CNF-022, CNF-023, CNF-024, CNF-025, CNF-026]',
    async (name, sentence) => {
      renderPage()
      await screen.findByLabelText('Environment name')
      type('Environment name', 'x')
      type('Environment name', name)
      type('Subscription ID', subscriptionId)
      type('Resource group', 'analytics-rg')
      fireEvent.blur(screen.getByLabelText('Environment name'))
      await waitFor(() => expect(errorOf('Environment name')).toContain(sentence))
      expect(isOff('Next')).toBe(true)
    },
  )

  it.each([
    ['Subscription ID', 'abc', 'Please enter a valid subscription ID.'],
    ['Resource group', 'rg', 'Please enter a valid resource group.'],
  ])('refuse %s %j with %j [CNF-027, CNF-031]', async (label, value, sentence) => {
    renderPage()
    await screen.findByLabelText('Environment name')
    type('Environment name', 'atlas')
    type('Subscription ID', subscriptionId)
    type('Resource group', 'analytics-rg')
    type(label, value)
    fireEvent.blur(screen.getByLabelText(label))
    await waitFor(() => expect(errorOf(label)).toContain(sentence))
    expect(isOff('Next')).toBe(true)
  })

  it('refuse credentials that are no JSON, and keep them masked and out of the draft [CNF-028]', async () => {
    renderPage()
    await fillSubscription()
    const label = 'Service principal credentials'
    await screen.findByLabelText(label)
    type(label, 'az login')
    fireEvent.blur(screen.getByLabelText(label))
    await waitFor(() =>
      expect(errorOf(label)).toContain(
        "It looks like this isn't in JSON format. Try copying and pasting the output again",
      ),
    )
    expect(isOff('Next')).toBe(true)
    expect(screen.getByLabelText(label).getAttribute('type')).toBe('password')
    await fillCredentials()
    await screen.findByRole('combobox', { name: 'Region' })
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('analytics-rg'))
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('canary')
  })

  it('want the name and all five subnets of a network that exists [CNF-029, CNF-030, CNF-051, CNF-008]', async () => {
    renderPage()
    await fillSubscription()
    await fillCredentials()
    await chooseRegion()
    await waitFor(() => expect(isOff('Next')).toBe(false))
    expect(screen.queryByLabelText('Network name')).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'Existing network' }))
    const subnets = [
      ['Subnet of the product’s own nodes', '{ip}/14'],
      ['Subnet of the compute engine', '{ip}/14'],
      ['Public subnet', '{ip}/24'],
      ['Database subnet', '{ip}/24'],
      ['Load-balancer subnet', '{ip}/24'],
    ] as const
    await screen.findByLabelText('Network name')
    for (const [label, hint] of subnets) expect(errorOf(label)).toContain(hint)
    expect(isOff('Next')).toBe(true)
    for (const [label] of subnets) type(label, '10.0.0.0/24')
    expect(isOff('Next')).toBe(true)
    type('Network name', 'vn-1')
    await waitFor(() => expect(isOff('Next')).toBe(false))
    type('Public subnet', '10.0.0.0/16')
    fireEvent.blur(screen.getByLabelText('Public subnet'))
    await waitFor(() => expect(errorOf('Public subnet')).toContain('Please complete the Network Subnets'))
    expect(isOff('Next')).toBe(true)
  })

  it('offer the regions of the system configuration, asked for with the usual ones, and fresh for 2 s [API-112, CNF-035, CNF-059]', async () => {
    const { api, queryClient } = renderPage()
    await fillSubscription()
    await fillCredentials()
    await chooseRegion()
    const asked = queryClient.getQueryCache().findAll()
    const regions = asked.find(({ queryKey }) => JSON.stringify(queryKey).includes('azureRegions'))
    expect(regions?.observers[0]?.options.staleTime).toBe(2_000)
    expect(api.callsOf('readSystemConfiguration').map(({ options }) => options.body)).toEqual([
      {
        configKey: 'azureRegions',
        configType: 'string',
        defaultValue:
          'East US,West US,UK South,France Central,Sweden Central,Canada Central,UAE North,Australia East',
      },
    ])
  })

  it('offer the usual regions where the list cannot be read [CNF-059]', async () => {
    renderPage({
      readSystemConfiguration: () => {
        throw new ApiError({ message: 'Not now', statusCode: 500 })
      },
    })
    await fillSubscription()
    await fillCredentials()
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Region' }))
    expect(await screen.findByText('UAE North', { selector: '.ant-select-item-option-content' })).toBeTruthy()
  })

  it('keep what is typed on the way back', async () => {
    renderPage()
    await fillSubscription()
    await screen.findByLabelText('Service principal credentials')
    fireEvent.click(button('Back'))
    expect((await screen.findByLabelText<HTMLInputElement>('Environment name')).value).toBe('atlas')
  })
})

describe('sending', () => {
  const record = {
    configurationName: 'atlas',
    subscriptionID: subscriptionId,
    resourceGroup: 'analytics-rg',
    region: 'Korea Central',
    servicePrincipalCredentials: credentials,
    network: false,
    vnName: '',
    subnet1: '',
    subnet2: '',
    subnet3: '',
    subnet4: '',
    subnet5: '',
    appID: 'app-1',
    password: 'S3CR3T-canary',
    tenant: 'tenant-1',
    userId: 'u-1',
    email: 'owner@sandbox.test',
    plan: 'enterprise',
    basaltImage: '4.3.1-1182',
    k8sVersion: '1.29',
  }
  const sent = ({ api }: ReturnType<typeof renderPage>) =>
    api.calls
      .filter(({ name }) =>
        ['getAzurePlan', 'createSubscription', 'createPipeline', 'getPipelineStatus'].includes(name),
      )
      .map(({ name, options }) => [name, options.body])
  const status = () =>
    within(screen.getByRole('region', { name: 'What is sent' })).getByRole('status').textContent

  it('makes four calls in their order, says how it stands, and leads to the clusters [CNF-005, CNF-007, CNF-009, CNF-010, CNF-016, CNF-033, CNF-036, CNF-039, CNF-040]', async () => {
    const rendered = renderPage()
    const person = { email: 'owner@sandbox.test' }
    await fillAll()
    expect(screen.getByText('••••••••')).toBeTruthy()
    expect(document.body.innerHTML).not.toContain('canary')
    fireEvent.click(button('Send'))
    await waitFor(() => expect(rendered.address()).toBe('/clusters'))
    expect(sent(rendered)).toEqual([
      ['getAzurePlan', { ...person, tenant: 'tenant-1' }],
      ['createSubscription', record],
      ['createPipeline', record],
      ['getPipelineStatus', { ...person, userID: 'u-1' }],
    ])
    expect(rendered.notices).toMatchObject([{ type: 'success', message: 'atlas is being built.' }])
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('atlas')
  })

  it('sends the network that exists with its subnets [CNF-007, CNF-008]', async () => {
    const rendered = renderPage()
    await fillSubscription()
    await fillCredentials()
    await chooseRegion()
    fireEvent.click(screen.getByRole('radio', { name: 'Existing network' }))
    await screen.findByLabelText('Network name')
    type('Network name', 'vn-1')
    const labels = [
      'Subnet of the product’s own nodes',
      'Subnet of the compute engine',
      'Public subnet',
      'Database subnet',
      'Load-balancer subnet',
    ]
    for (const [place, label] of labels.entries()) type(label, `10.${place + 1}.0.0/24`)
    await waitFor(() => expect(isOff('Next')).toBe(false))
    fireEvent.click(button('Next'))
    fireEvent.click(await screen.findByRole('button', { name: 'Send' }))
    await waitFor(() => expect(rendered.address()).toBe('/clusters'))
    expect(rendered.api.callsOf('createPipeline')[0]?.options.body).toMatchObject({
      network: true,
      vnName: 'vn-1',
      subnet1: '10.1.0.0/24',
      subnet2: '10.2.0.0/24',
      subnet3: '10.3.0.0/24',
      subnet4: '10.4.0.0/24',
      subnet5: '10.5.0.0/24',
    })
  })

  it('asks no external backend where none is configured', async () => {
    const rendered = renderPage({}, { session: { hasConsentBackend: false } })
    await fillAll()
    fireEvent.click(button('Send'))
    await waitFor(() => expect(rendered.address()).toBe('/clusters'))
    expect(sent(rendered).map(([name]) => name)).toEqual([
      'getAzurePlan',
      'createPipeline',
      'getPipelineStatus',
    ])
  })

  it('is validating until the backend has answered, and then successful [CNF-017]', async () => {
    const waiting: (() => void)[] = []
    const later = () => new Promise<void>((resolve) => waiting.push(resolve))
    renderPage({
      createSubscription: () => later().then(() => ({ isNetworkReached: true })),
      createPipeline: () => later().then(() => ({ message: null })),
    })
    await fillAll()
    fireEvent.click(button('Send'))
    await waitFor(() => expect(waiting).toHaveLength(1))
    expect(status()).toBe('validating')
    expect(isOff('Send')).toBe(true)
    waiting[0]?.()
    await waitFor(() => expect(waiting).toHaveLength(2))
    await waitFor(() => expect(status()).toBe('validation successful'))
    await act(async () => waiting[1]?.())
  })

  const refuse = (message: string, statusCode = 422) => {
    throw new ApiError({ message, statusCode })
  }
  it.each<[string, FakeAnswers, string, string[]]>([
    [
      'the server names a reason',
      { createSubscription: () => refuse('The subscription is disabled.') },
      'The subscription is disabled.',
      ['getAzurePlan', 'createSubscription'],
    ],
    [
      'the network test answers false',
      { createSubscription: () => ({ isNetworkReached: false }) },
      'Network Connection Test failed',
      ['getAzurePlan', 'createSubscription'],
    ],
    [
      'a call is refused without a word',
      { createPipeline: () => refuse('Something went wrong!', 500) },
      'Something went wrong. Please try again.',
      ['getAzurePlan', 'createSubscription', 'createPipeline'],
    ],
    [
      'no plan can be read',
      { getAzurePlan: () => refuse('Something went wrong!', 400) },
      'Something went wrong. Please try again.',
      ['getAzurePlan'],
    ],
  ])('stops where %s, and says so: %#. [CNF-017, CNF-042, CNF-043]', async (_case, changed, words, calls) => {
    const rendered = renderPage(changed)
    await fillAll()
    fireEvent.click(button('Send'))
    await waitFor(() => expect(rendered.notices).toMatchObject([{ type: 'error', message: words }]))
    expect(status()).toBe(words)
    expect(sent(rendered).map(([name]) => name)).toEqual(calls)
    expect(rendered.address()).toBe('/consentflow')
  })

  it('brings the words of a field to its step', async () => {
    const fieldErrors = [
      { fieldName: 'subscriptionID', message: 'This subscription is not known.', isNotActivated: false },
    ]
    renderPage({
      createSubscription: () => {
        throw new ApiError({ message: 'Invalid', statusCode: 422, fieldErrors })
      },
    })
    await fillAll()
    fireEvent.click(button('Send'))
    await screen.findByLabelText('Subscription ID')
    await waitFor(() => expect(errorOf('Subscription ID')).toContain('This subscription is not known.'))
  })

  const lost = () => {
    throw new NetworkError('createPipeline', 'timeout')
  }
  it('of a lost answer the status tells: the environment is being built', async () => {
    const rendered = renderPage({ createPipeline: lost })
    await fillAll()
    fireEvent.click(button('Send'))
    await waitFor(() => expect(rendered.address()).toBe('/clusters'))
  })

  it('of a lost answer the status tells: another environment is, so that this one is not confirmed [CNF-017]', async () => {
    const rendered = renderPage({
      createPipeline: lost,
      getPipelineStatus: () => buildPipeline({ configurationName: 'other' }),
    })
    await fillAll()
    fireEvent.click(button('Send'))
    expect(
      await screen.findByText('No answer arrived, so we could not confirm whether "atlas" was created.'),
    ).toBeTruthy()
    expect(status()).toBe('an error happened')
    expect(rendered.address()).toBe('/consentflow')
    expect(rendered.notices).toEqual([])
  })

  it('of a lost answer the status tells: the one of this name failed before', async () => {
    const rendered = renderPage({
      createPipeline: lost,
      getPipelineStatus: () => buildPipeline({ state: 'failed' }),
    })
    await fillAll()
    fireEvent.click(button('Send'))
    expect(await screen.findByText(/Your list does not show "atlas"/)).toBeTruthy()
    expect(rendered.address()).toBe('/consentflow')
    expect(rendered.notices).toEqual([])
  })

  it('of a lost answer nothing is said where the status cannot be read', async () => {
    const rendered = renderPage({ createPipeline: lost, getPipelineStatus: lost })
    await fillAll()
    fireEvent.click(button('Send'))
    expect(await screen.findByText(/Your list could not be read either/)).toBeTruthy()
    expect(rendered.address()).toBe('/consentflow')
  })

  it('is one intention however often it is tried, so that the environment is built once', async () => {
    let isLost = true
    const rendered = renderPage({
      createPipeline: () => {
        if (isLost) throw new NetworkError('createPipeline', 'timeout')
        return { message: null }
      },
      getPipelineStatus: () => buildPipeline({ configurationName: 'other' }),
    })
    await fillAll()
    fireEvent.click(button('Send'))
    await screen.findByText(/Your list does not show "atlas"/)
    isLost = false
    await waitFor(() => expect(isOff('Send')).toBe(false))
    fireEvent.click(button('Send'))
    await waitFor(() => expect(rendered.address()).toBe('/clusters'))
    const keys = rendered.api.callsOf('createPipeline').map(({ options }) => options.idempotencyKey)
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]])
  })

  it.each(['getAzurePlan', 'createSubscription'] as const)(
    'starts nothing where the answer of %s is lost, and says so [CNF-043]',
    async (name) => {
      const rendered = renderPage({ [name]: lost })
      await fillAll()
      fireEvent.click(button('Send'))
      await waitFor(() =>
        expect(rendered.notices).toMatchObject([
          { type: 'error', message: 'Something went wrong. Please try again.' },
        ]),
      )
      expect(status()).toBe('Something went wrong. Please try again.')
      expect(rendered.api.callsOf('createPipeline')).toEqual([])
      expect(rendered.api.callsOf('getPipelineStatus')).toEqual([])
    },
  )
})
