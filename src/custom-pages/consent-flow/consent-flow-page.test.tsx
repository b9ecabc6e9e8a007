import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError } from '../../api/errors'
import { buildPerson } from '../../testing/builders'
import {
  button,
  chooseRegion,
  command,
  errorOf,
  fillCredentials,
  fillSubscription,
  isOff,
  renderPage,
  subscriptionId,
  type,
} from '../../testing/consent-form-driver'
import { createFakeApi } from '../../testing/fake-api'
import { NewerPerson } from '../../testing/newer-person'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ConsentFlowPage } from './consent-flow-page'

beforeEach(() => sessionStorage.clear())
describe('the consent flow', () => {
  it('has a title, a subtitle and a form [CNF-003]', async () => {
    renderPage()
    expect(screen.getByRole('heading', { level: 1, name: 'Connect your cloud account' })).toBeTruthy()
    expect(await screen.findByLabelText('Environment name')).toBeTruthy()
    for (const words of [
      'Link your Azure subscription, and two clusters, one for development and one for production, are built in it.',
      '3 to 10 lower-case letters and digits. Its two clusters are named after it.',
      'In the cloud portal under Subscriptions, such as 0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0.',
      'Building the environment takes 45 to 50 minutes; you need not wait for it.',
      'Fill in name, subscription and resource group to copy the command.',
      'It makes a service principal that may build in this resource group, and nowhere else.',
    ])
      expect(screen.getByText(words)).toBeTruthy()
  })

  it('is not open where the environment is configured: the clusters stand in its place, and why is told [CNF-032]', async () => {
    const person = buildPerson({ canOpenConsentFlow: false })
    const { address, api, notices, router } = renderPage({}, { person })
    await waitFor(() => expect(address()).toBe('/clusters'))
    expect(router.state.historyAction).toBe('REPLACE')
    expect(api.calls).toEqual([])
    expect(notices.map(({ description, message }) => [description, message])).toEqual([
      ['You cannot connect a cloud account', 'Your environment is already configured.'],
    ])
  })

  it('tells why it goes where the environment was configured elsewhere while it stood open', async () => {
    const { address, notices } = renderWithProviders(
      <NewerPerson newer={buildPerson({ canOpenConsentFlow: false })}>
        <ConsentFlowPage />
      </NewerPerson>,
      { path: '/consentflow', person: buildPerson({ canOpenConsentFlow: true }), api: createFakeApi() },
    )
    await screen.findByLabelText('Environment name')
    fireEvent.click(screen.getByText('Newer answer'))
    await waitFor(() => expect(address()).toBe('/clusters'))
    expect(notices.map(({ description, message }) => [description, message])).toEqual([
      ['You cannot connect a cloud account', 'Your environment is already configured.'],
    ])
  })

  it('leads back to where the person was, and without such a place to / [CNF-011]', async () => {
    const first = renderPage()
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(first.address()).toBe('/'))
    first.unmount()

    const { router, address } = renderPage({}, { path: '/consentflow' })
    await act(() => router.navigate('/support'))
    await act(() => router.navigate('/consentflow'))
    // What React Router writes into the history of a browser.
    history.replaceState({ idx: 2 }, '')
    onTestFinished(() => history.replaceState(null, ''))
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(address()).toBe('/support'))
  })

  it('does not lead back to the page of the identity provider, from where a sign-in brought the person [CNF-011]', async () => {
    const { router, address } = renderPage({}, { path: '/consentflow' })
    await act(() => router.navigate('/consentflow?from=signin', { replace: true }))
    history.replaceState({ idx: 0 }, '')
    onTestFinished(() => history.replaceState(null, ''))
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(address()).toBe('/'))
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

  const unreadable = {
    readSystemConfiguration: () => {
      throw new ApiError({ message: 'Not now', statusCode: 500 })
    },
  }
  const offered = () =>
    [...document.querySelectorAll('.ant-select-item-option-content')].map(({ textContent }) => textContent)

  it('offer the usual regions where the list cannot be read, and say so [CNF-059]', async () => {
    const { api } = renderPage(unreadable)
    await fillSubscription()
    await fillCredentials()
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Region' }))
    await waitFor(() => expect(offered()).toContain('UAE North'))
    expect(screen.getByText('The list of regions could not be read: these are the usual ones.')).toBeTruthy()
    fireEvent.click(button('Try again'))
    await waitFor(() => expect(api.callsOf('readSystemConfiguration')).toHaveLength(2))
  })

  it('take the usual regions from config.json where it names some', async () => {
    const session = { consentRegions: ['Norway East', 'Japan East'] }
    const { api } = renderPage(unreadable, { session })
    await fillSubscription()
    await fillCredentials()
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Region' }))
    await waitFor(() => expect(offered()).toEqual(['Norway East', 'Japan East']))
    expect(api.callsOf('readSystemConfiguration')[0]?.options.body).toMatchObject({
      defaultValue: 'Norway East,Japan East',
    })
  })

  it('keep what is typed on the way back', async () => {
    renderPage()
    await fillSubscription()
    await screen.findByLabelText('Service principal credentials')
    fireEvent.click(button('Back'))
    expect((await screen.findByLabelText<HTMLInputElement>('Environment name')).value).toBe('atlas')
  })
})
