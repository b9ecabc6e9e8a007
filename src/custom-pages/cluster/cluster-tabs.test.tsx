import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/errors'
import { noPolicies } from '../../domain/cluster'
import type { ClusterDetail } from '../../domain/cluster-detail'
import type { Person } from '../../domain/person'
import { buildCluster, buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ClusterPage } from './cluster-page'

const { policies } = buildClusterDetail()

function renderPage(
  query: string,
  answers: FakeAnswers = {},
  cluster: Partial<ClusterDetail> = {},
  person: Partial<Person> = {},
) {
  const api = createFakeApi({
    listClusters: () => [buildCluster()],
    getCluster: () => buildClusterDetail(cluster),
    listPendingUpdates: () => [],
    ...answers,
  })
  return renderWithProviders(<ClusterPage />, {
    api,
    person: buildPerson({ platformActions: [{ name: 'dataapps', platforms: ['gc'] }], ...person }),
    path: `/clusters/demo${query}`,
    route: '/clusters/:clusterName',
  })
}

const openTab = () => screen.findByRole('tab', { selected: true })

beforeAll(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = vi.fn()
})

describe('the tabs', () => {
  it('are links in a tab list; without a tab in the address the main one is open [APP-002, DET-002, DET-003]', async () => {
    const { address } = renderPage('')
    expect((await openTab()).textContent).toBe('Main')
    expect(address()).toBe('/clusters/demo')
    const bar = screen.getByRole('tablist', { name: 'Sections of demo' })
    const tabs = within(bar).getAllByRole('tab')
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Main', '/clusters/demo?tab=main'],
      ['Configurations', '/clusters/demo?tab=configurations'],
      ['Data Apps', '/clusters/demo?tab=data-apps'],
      ['Access and Security', '/clusters/demo?tab=access-and-security'],
      ['Libraries', '/clusters/demo?tab=libraries'],
      ['Advanced Configurations', '/clusters/demo?tab=advanced-configurations'],
    ])
    const main = screen.getByRole('tabpanel', { name: 'Main' })
    const parts = [
      ['key-facts', 'Key facts'],
      ['next', 'What happens next'],
      ['overview', 'Overview'],
      ['usage', 'Usage'],
      ['version', 'Version'],
    ]
    await waitFor(() =>
      expect(
        [...main.querySelectorAll(':scope > div > [id]')].map((part) => [
          part.id,
          part.querySelector('h2')?.textContent,
        ]),
      ).toEqual(parts),
    )
    const index = within(screen.getByRole('navigation', { name: 'On this page' }))
    expect(
      index.getAllByRole('link').map((link) => [link.getAttribute('href')?.split('#')[1], link.textContent]),
    ).toEqual(parts)

    await userEvent.click(screen.getByRole('tab', { name: 'Data Apps' }))
    expect(address()).toBe('/clusters/demo?tab=data-apps')
    const panel = within(screen.getByRole('tabpanel', { name: 'Data Apps' }))
    expect(await panel.findByRole('heading', { name: 'Data Apps' })).toBeDefined()
    // One section alone needs no index.
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull()
  })

  it('are moved through by arrows, Home and End', async () => {
    const { address } = renderPage('')
    const main = await openTab()
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1, -1])
    main.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement?.textContent).toBe('Configurations')
    expect(address()).toBe('/clusters/demo?tab=configurations')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect((await openTab()).textContent).toBe('Advanced Configurations')
    await userEvent.keyboard('{Home}')
    expect((await openTab()).textContent).toBe('Main')
  })

  it.each(['?tab=no-such-tab', '?tab=scheduling'])(
    '%s, which is not there, gives way to the main one in the address too [DET-066, DET-D01, DET-D31]',
    async (query) => {
      const { address, router } = renderPage(query)
      expect((await openTab()).textContent).toBe('Main')
      await waitFor(() => expect(address()).toBe('/clusters/demo?tab=main'))
      expect(router.state.historyAction).toBe('REPLACE')
    },
  )

  it.each([
    ['no-such-tab', 'There is no section “no-such-tab” on this page. Main is shown instead.'],
    [
      'self-managed-clusters',
      'Self-Managed Clusters is not available to you on this cluster. Main is shown instead. This feature is not switched on for your account. Please contact support. Open the support page.',
    ],
  ])('say that %s is not there, and why, until another is opened', async (tab, words) => {
    renderPage(`?tab=${tab}`)
    const notice = (await screen.findByText(words.split('.')[0] ?? '', { exact: false })).closest(
      '[role=status]',
    )
    expect(notice?.textContent?.trim()).toBe(words)
    expect((await openTab()).textContent).toBe('Main')
    await userEvent.click(screen.getByRole('tab', { name: 'Data Apps' }))
    expect(screen.queryByText(/Main is shown instead/)).toBeNull()
  })

  it('give way when the person may no longer see the open one, which is said while that is so', async () => {
    const { api, address, queryClient } = renderPage('?tab=advanced-configurations')
    expect((await openTab()).textContent).toBe('Advanced Configurations')
    const readAgain = () =>
      queryClient.refetchQueries({ queryKey: ['data', 'default', 'custom', { call: 'getCluster' }] })
    api.answer({ getCluster: () => buildClusterDetail({ policies: { ...policies, roleName: 'developer' } }) })
    await readAgain()
    await waitFor(() => expect(address()).toBe('/clusters/demo?tab=main'))
    expect(await screen.findByText(/Main is shown instead/)).toBeDefined()
    api.answer({ getCluster: () => buildClusterDetail() })
    await readAgain()
    await waitFor(() => expect(screen.queryByText(/Main is shown instead/)).toBeNull())
  })
})

describe('the anchor of a section', () => {
  it.each([
    ['#ip-whitelisting', 'IP Whitelisting'],
    ['#cluster-users', 'Cluster Administration Users'],
  ])(
    '%s brings its section on screen, with the focus, and no other [WLT-001, DET-008]',
    async (hash, heading) => {
      const scrolled: string[] = []
      const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
        this: Element,
      ) {
        scrolled.push(this.id)
      })
      renderPage(
        `?tab=access-and-security${hash}`,
        { listClusterUsers: () => [], listWhitelists: () => [] },
        {},
        {
          platformActions: [{ name: 'whitelisting', platforms: ['gc'] }],
          toggleFeatures: [{ key: 'whitelist', isPublished: true }],
        },
      )
      expect(await screen.findByRole('heading', { name: heading })).toBeDefined()
      await waitFor(() => expect(document.activeElement?.id).toBe(hash.slice(1)))
      expect(
        within(document.activeElement as HTMLElement).getByRole('heading', { name: heading }),
      ).toBeDefined()
      expect(new Set(scrolled)).toEqual(new Set([hash.slice(1)]))
      scroll.mockRestore()
    },
  )
})

describe('help and support', () => {
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Help and support' }))
    return within(screen.getByRole('dialog', { name: 'Help and support' }))
  }
  const token = { token: 'sup_1', expiresAt: new Date(2026, 2, 5, 12).toISOString() }

  it('is there only for who may see the support token [DET-067]', async () => {
    renderPage('', {}, { policies: { ...policies, cli: ['create', 'update', 'delete'] } })
    await openTab()
    expect(screen.queryByRole('button', { name: 'Help and support' })).toBeNull()
  })

  it('generates, renews by revoking first, and revokes the token [DET-061, DET-062]', async () => {
    const { api, notices } = renderPage('', {
      getSupportToken: () => null,
      generateSupportToken: () => token,
      revokeSupportToken: () => ({ message: null }),
    })
    const panel = await open()
    expect(panel.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/support')
    await panel.findByText('There is no support token.')
    await userEvent.click(panel.getByRole('button', { name: 'Generate' }))
    await userEvent.click(await panel.findByRole('button', { name: 'Reveal: Support token' }))
    expect(panel.getByText('sup_1')).toBeDefined()
    expect(panel.getByText('05 Mar 2026')).toBeDefined()
    expect(panel.getByRole('button', { name: 'Copy Support token' })).toBeDefined()

    api.answer({ generateSupportToken: () => ({ ...token, token: 'sup_2' }) })
    await userEvent.click(panel.getByRole('button', { name: 'Renew' }))
    expect(
      panel.getByText('The present token stops working at once. A new one takes its place.'),
    ).toBeDefined()
    await userEvent.click(panel.getByRole('button', { name: 'Renew' }))
    await userEvent.click(await panel.findByRole('button', { name: 'Reveal: Support token' }))
    expect(panel.getByText('sup_2')).toBeDefined()
    const sent = () => api.calls.map(({ name }) => name).filter((name) => /^(generate|revoke)/.test(name))
    const own = api.calls.filter(({ name }) => name.endsWith('SupportToken'))
    expect(own.map(({ options }) => options.path)).toEqual(own.map(() => ({ id: 'u-1', name: 'demo' })))
    expect(sent()).toEqual(['generateSupportToken', 'revokeSupportToken', 'generateSupportToken'])

    await userEvent.click(panel.getByRole('button', { name: 'Revoke' }))
    await userEvent.click(panel.getByRole('button', { name: 'Keep it' }))
    expect(sent()).toHaveLength(3)
    await userEvent.click(panel.getByRole('button', { name: 'Revoke' }))
    await userEvent.click(panel.getByRole('button', { name: 'Revoke' }))
    expect(await panel.findByText('There is no support token.')).toBeDefined()
    expect(sent()).toHaveLength(4)
    expect(notices.map(({ message }) => message)).toEqual([
      'The support token of demo is generated',
      'The support token of demo is renewed',
      'The support token of demo is revoked',
    ])
  })

  it('offers to generate when only the first half of a renewal worked [DET-D23]', async () => {
    let current: typeof token | null = token
    const { notices } = renderPage('', {
      getSupportToken: () => current,
      generateSupportToken: () => {
        throw new ApiError({ message: 'No token today.', statusCode: 500 })
      },
      revokeSupportToken: () => {
        current = null
        return { message: null }
      },
    })
    const panel = await open()
    await userEvent.click(await panel.findByRole('button', { name: 'Renew' }))
    await userEvent.click(panel.getByRole('button', { name: 'Renew' }))
    expect(await panel.findByText('There is no support token.')).toBeDefined()
    expect(panel.getByRole('button', { name: 'Generate' }).getAttribute('aria-disabled')).toBeNull()
    expect(notices).toMatchObject([{ type: 'error', description: 'Error', message: 'No token today.' }])
  })

  it('disables what the policy does not allow, with the reason, and closes on Escape [DET-070]', async () => {
    const { api } = renderPage(
      '',
      { getSupportToken: () => token },
      { policies: { ...policies, cli: ['list', 'update'] } },
    )
    const panel = await open()
    const revoke = await panel.findByRole('button', { name: 'Revoke' })
    expect(revoke.getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(revoke.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    expect(reason?.textContent).toBe('You need higher permission')
    expect(panel.getByRole('button', { name: 'Renew' }).getAttribute('aria-disabled')).toBeNull()
    await userEvent.click(revoke)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Help and support')
    expect(api.callsOf('revokeSupportToken')).toHaveLength(0)
  })
})

it('a tab that a policy opens says so where nothing on it is switched on [DET-D03, WLT-D03]', async () => {
  const only = { ...noPolicies, roleName: 'owner', whitelist: ['list'] }
  renderPage('?tab=access-and-security', {}, { policies: only })
  expect((await openTab()).textContent).toBe('Access and Security')
  const panel = screen.getByRole('tabpanel', { name: 'Access and Security' })
  expect(panel.textContent).toBe(
    'Nothing on this tab is switched on for your account. Please contact support.',
  )
})
