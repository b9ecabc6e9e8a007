import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../api/errors'
import { buildPerson } from '../../testing/builders'
import { buildPipeline } from '../../testing/choice-builders'
import {
  button,
  chooseRegion,
  credentials,
  errorOf,
  fillAll,
  fillCredentials,
  fillSubscription,
  isOff,
  renderPage,
  subscriptionId,
  type,
} from '../../testing/consent-form-driver'
import type { FakeAnswers } from '../../testing/fake-api'
import { operationsOf } from '../../views/operations/use-operations'

beforeEach(() => sessionStorage.clear())

/** Everything up to an existing network, which has its name and no subnets yet. */
async function fillToExistingNetwork() {
  await fillSubscription()
  await fillCredentials()
  await chooseRegion()
  fireEvent.click(screen.getByRole('radio', { name: 'Existing network' }))
  await screen.findByLabelText('Network name')
  type('Network name', 'vn-1')
}

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
  /** What stands in the tray of operations. */
  const begun = ({ queryClient }: ReturnType<typeof renderPage>) =>
    operationsOf(queryClient, 'u-1')
      .read()
      .map(({ kind, name, place }) => [kind, name, place])
  const status = () =>
    within(screen.getByRole('region', { name: 'What is sent' })).getByRole('status').textContent

  const steps = () =>
    within(screen.getByRole('region', { name: 'What is sent' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  it('makes four calls in their order, says how it stands, and leads to the clusters [CNF-005, CNF-007, CNF-009, CNF-010, CNF-016, CNF-033, CNF-036, CNF-039, CNF-040]', async () => {
    const reloadPerson = vi.fn(async () => {})
    const rendered = renderPage({}, { session: { reloadPerson } })
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
    expect(begun(rendered)).toEqual([['pipeline', 'atlas', '/clusters']])
    // Who has sent it is not led to the flow again.
    expect(reloadPerson).toHaveBeenCalledOnce()
  })

  it('asks nothing of the status while the account speaks of no pipeline [CNF-038]', async () => {
    const person = buildPerson({
      canOpenConsentFlow: true,
      email: 'owner@sandbox.test',
      pipelineStatus: null,
    })
    const rendered = renderPage({}, { person })
    await fillAll()
    fireEvent.click(button('Send'))
    await waitFor(() => expect(rendered.address()).toBe('/clusters'))
    expect(rendered.api.callsOf('getPipelineStatus')).toEqual([])
  })

  it('sends no subnets of a new network, though they were typed before it was chosen [CNF-007]', async () => {
    const rendered = renderPage()
    await fillToExistingNetwork()
    type('Public subnet', '10.1.0.0/24')
    fireEvent.click(screen.getByRole('radio', { name: 'New network' }))
    await waitFor(() => expect(isOff('Next')).toBe(false))
    fireEvent.click(button('Next'))
    fireEvent.click(await screen.findByRole('button', { name: 'Send' }))
    await waitFor(() => expect(rendered.address()).toBe('/clusters'))
    expect(rendered.api.callsOf('createPipeline')[0]?.options.body).toEqual(record)
  })

  it('sends the network that exists with its subnets [CNF-007, CNF-008]', async () => {
    const rendered = renderPage()
    await fillToExistingNetwork()
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

  it('copies all of its calls in their order, with placeholders for what is secret or not known yet', async () => {
    const copied: string[] = []
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
    const rendered = renderPage()
    await fillAll()
    fireEvent.click(button('Copy as curl'))
    await screen.findByText('Copied to clipboard')
    fireEvent.click(button('Send'))
    await waitFor(() => expect(rendered.address()).toBe('/clusters'))
    vi.unstubAllGlobals()

    const [all = ''] = copied
    expect(all).not.toContain('canary')
    const commands = all.split(/\n(?=curl)/)
    expect(commands.map((command) => /'(https:[^']*)'/.exec(command)?.[1])).toEqual([
      'https://api.basalt.test/v2/azurePipeline/getAzurePlan',
      'https://consent.basalt.test/create-subscription',
      'https://api.basalt.test/v2/azurePipeline',
      'https://api.basalt.test/v2/azurePipeline/azurepipelinestatus',
    ])
    const bodies = commands.map((command) =>
      /--data-raw '(.*)'$/.exec(command)?.[1]?.replace(`'"$TOKEN"'`, '$TOKEN'),
    )
    const shown = {
      ...record,
      servicePrincipalCredentials: '<servicePrincipalCredentials>',
      appID: '<appID>',
      password: '<password>',
      tenant: '<tenant>',
      plan: '<plan>',
      token: '$TOKEN',
    }
    expect(bodies.map((body) => JSON.parse(body ?? ''))).toEqual([
      { email: 'owner@sandbox.test', tenant: '<tenant>' },
      shown,
      shown,
      { email: 'owner@sandbox.test', userID: 'u-1' },
    ])
    const key = rendered.api.callsOf('createPipeline')[0]?.options.idempotencyKey
    expect(commands[2]).toContain(`-H 'idempotency-key: ${key}'`)
    expect(commands[0]).not.toContain(String(key))
  })

  it('asks no external backend where none is configured', async () => {
    const rendered = renderPage({}, { session: { consentBackendUrl: null } })
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
    expect(steps()).toEqual([
      'Read the plan of your accountdone',
      'Validate the subscriptionunder way',
      'Start the pipelineto come',
      'Read its progressto come',
    ])
    expect(isOff('Send')).toBe(true)
    // Who wants to follow it elsewhere still finds the command.
    expect(screen.getByRole('region', { name: 'Command' }).textContent).toContain('atlas')
    waiting[0]?.()
    await waitFor(() => expect(waiting).toHaveLength(2))
    await waitFor(() => expect(status()).toBe('validation successful'))
    await act(async () => waiting[1]?.())
  })

  const refuse = (message: string, statusCode = 422) => {
    throw new ApiError({ message, statusCode })
  }
  it.each<[string, FakeAnswers, string, string, string[]]>([
    [
      'the server names a reason',
      { createSubscription: () => refuse('The subscription is disabled.') },
      'The subscription is disabled.',
      'The subscription is disabled.',
      ['getAzurePlan', 'createSubscription'],
    ],
    [
      'the network test answers false',
      { createSubscription: () => ({ isNetworkReached: false }) },
      'Network Connection Test failed',
      'Network Connection Test failed',
      ['getAzurePlan', 'createSubscription'],
    ],
    [
      'a call is refused without a word',
      { createPipeline: () => refuse('Something went wrong!', 500) },
      'Something went wrong. Please try again.',
      'an error happened',
      ['getAzurePlan', 'createSubscription', 'createPipeline'],
    ],
    [
      'no plan can be read',
      { getAzurePlan: () => refuse('Something went wrong!', 400) },
      'Something went wrong. Please try again.',
      'an error happened',
      ['getAzurePlan'],
    ],
  ])(
    'stops where %s, and says so: %#. [CNF-017, CNF-042, CNF-043]',
    async (_case, changed, words, line, calls) => {
      const rendered = renderPage(changed)
      await fillAll()
      fireEvent.click(button('Send'))
      await waitFor(() => expect(rendered.notices).toMatchObject([{ type: 'error', message: words }]))
      expect(status()).toBe(line)
      expect(sent(rendered).map(([name]) => name)).toEqual(calls)
      expect(rendered.address()).toBe('/consentflow')
    },
  )

  it.each<[string, Record<string, () => unknown>, string[]]>([
    ['the plan is read', { getAzurePlan: () => 'enterprise' }, ['getAzurePlan']],
    [
      'the subscription is validated',
      { createSubscription: () => ({ isNetworkReached: true }) },
      ['getAzurePlan', 'createSubscription'],
    ],
    [
      'the subscription is validated, in vain',
      { createSubscription: () => ({ isNetworkReached: false }) },
      ['getAzurePlan', 'createSubscription'],
    ],
  ])(
    'starts nothing, and says nothing, once the form is left while %s: %#',
    async (_step, changed, calls) => {
      let goOn = () => {}
      const isAnswered = new Promise<void>((resolve) => {
        goOn = resolve
      })
      const held = Object.entries(changed).map(([name, answer]) => [
        name,
        () => isAnswered.then(() => answer()),
      ])
      const rendered = renderPage(Object.fromEntries(held))
      await fillAll()
      fireEvent.click(button('Send'))
      await waitFor(() => expect(sent(rendered).map(([name]) => name)).toEqual(calls))
      act(() => void rendered.router.navigate('/support'))
      fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
      await waitFor(() => expect(rendered.address()).toBe('/support'))
      await act(async () => goOn())
      await act(async () => {})
      expect(sent(rendered).map(([name]) => name)).toEqual(calls)
      expect(begun(rendered)).toEqual([])
      expect(rendered.notices).toEqual([])
    },
  )

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
    expect(begun(rendered)).toEqual([['pipeline', 'atlas', '/clusters']])
    // The page of the clusters has it at once.
    const read = rendered.queryClient.getQueryCache().getAll()
    expect(read.map(({ state }) => state.data)).toContainEqual({ data: buildPipeline() })
  })

  it('of a lost answer the status tells: another environment is, so that this one is not confirmed [CNF-017]', async () => {
    const rendered = renderPage({
      createPipeline: lost,
      getPipelineStatus: () => buildPipeline({ configurationName: 'other' }),
    })
    await fillAll()
    fireEvent.click(button('Send'))
    expect(
      await screen.findByText('No answer arrived, so we could not confirm whether "atlas" is being built.'),
    ).toBeTruthy()
    expect(status()).toBe('an error happened')
    expect(rendered.address()).toBe('/consentflow')
    expect(rendered.notices).toEqual([])
    expect(begun(rendered)).toEqual([])
  })

  it('of a lost answer the status tells: the one of this name failed before', async () => {
    const rendered = renderPage({
      createPipeline: lost,
      getPipelineStatus: () => buildPipeline({ state: 'failed' }),
    })
    await fillAll()
    fireEvent.click(button('Send'))
    expect(
      await screen.findByText(
        'The server does not say that "atlas" is being built. The page of your clusters shows it as soon as it does. Try again; it is built once at most.',
      ),
    ).toBeTruthy()
    expect(rendered.address()).toBe('/consentflow')
    expect(rendered.notices).toEqual([])
    expect(steps()[2]).toBe('Start the pipelinefailed')
  })

  it('of a lost answer nothing is said where the status cannot be read', async () => {
    const rendered = renderPage({ createPipeline: lost, getPipelineStatus: lost })
    await fillAll()
    fireEvent.click(button('Send'))
    expect(await screen.findByText(/^What is being built could not be read either/)).toBeTruthy()
    expect(document.body.textContent).not.toContain('list')
    expect(rendered.address()).toBe('/consentflow')
  })

  const me = (pipelineStatus: string | null) =>
    buildPerson({ canOpenConsentFlow: true, email: 'owner@sandbox.test', pipelineStatus })

  it('of a lost answer of a first environment the status is asked once the account speaks of one [CNF-034, CNF-038]', async () => {
    const rendered = renderPage({ createPipeline: lost, getMe: () => me('inProgress') }, { person: me(null) })
    await fillAll()
    fireEvent.click(button('Send'))
    await waitFor(() => expect(rendered.address()).toBe('/clusters'))
    expect(rendered.api.callsOf('getPipelineStatus').map(({ options }) => options.body)).toEqual([
      { email: 'owner@sandbox.test', userID: 'u-1' },
    ])
  })

  it.each([
    ['the account speaks of none', me(null)],
    ['the account has no email', { ...me('inProgress'), email: null }],
  ])('of a lost answer nothing is asked where %s [CNF-034, CNF-038]', async (_case, person) => {
    const rendered = renderPage({ createPipeline: lost, getMe: () => person }, { person })
    await fillAll()
    fireEvent.click(button('Send'))
    expect(await screen.findByText(/The server does not say that "atlas" is being built/)).toBeTruthy()
    expect(rendered.api.callsOf('getPipelineStatus')).toEqual([])
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
    await screen.findByText(/The server does not say that "atlas" is being built/)
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
      expect(status()).toBe('an error happened')
      expect(rendered.api.callsOf('createPipeline')).toEqual([])
      expect(rendered.api.callsOf('getPipelineStatus')).toEqual([])
    },
  )
})
