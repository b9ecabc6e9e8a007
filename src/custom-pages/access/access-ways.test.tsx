import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import { ApiError } from '../../api/errors'
import { type ClusterPolicies, noPolicies } from '../../domain/cluster'
import type { ClusterRole } from '../../domain/cluster-role'
import type { ClusterUser } from '../../domain/cluster-user'
import { bill } from '../../testing/access-page-builders'
import { buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { AccessPage } from './access-page'

const every = ['list', 'create', 'update', 'delete']
const manager: ClusterPolicies = {
  ...noPolicies,
  management: ['list', 'create'],
  connection: ['list', 'create'],
  user: every,
  roleName: 'accountAdmin',
  authorizedRoles: ['accountAdmin'],
}

function visit(
  query = '',
  policies: Partial<ClusterPolicies> = {},
  answers: FakeAnswers = {},
  viewsAs?: ClusterRole,
) {
  const cluster = buildClusterDetail({ name: 'sales', policies: { ...manager, ...policies } })
  return renderWithProviders(<AccessPage />, {
    api: createFakeApi({ getCluster: () => cluster, listClusterUsers: () => [bill], ...answers }),
    session: { person: { ...buildPerson(), ...(viewsAs && { viewsAs }) } },
    path: `/clusters/sales/access${query}`,
    route: '/clusters/:clusterName/access',
  })
}

const note = async () => (await screen.findByRole('note')).textContent

describe('the people of the access explorer', () => {
  it('are not asked for without the policy to list them, which is said where one was named', async () => {
    const { api } = visit('?as=user:bill', { user: [] })
    expect(await note()).toBe(
      'Your policies do not let you list the people of this cluster. The policies are those the server sent for you; plan, features, trial and quota are your account’s.',
    )
    expect(api.callsOf('listClusterUsers')).toEqual([])
  })

  it('that cannot be read are not called missing', async () => {
    visit('?as=user:bill', undefined, {
      listClusterUsers: () => Promise.reject(new ApiError({ message: 'No people today', statusCode: 500 })),
    })
    expect(await note()).toMatch(/^The people could not be loaded: .*No people today/)
  })

  it('are waited for before the named one counts as missing', async () => {
    let answer: (people: ClusterUser[]) => void = () => {}
    const { api } = visit('?as=user:bill', undefined, {
      listClusterUsers: () => new Promise((resolve) => (answer = resolve)),
    })
    await waitFor(() =>
      expect(screen.getAllByText('Reading the people…', { selector: 'p' })[0]?.getAttribute('role')).toBe(
        'status',
      ),
    )
    expect(screen.queryByRole('note')).toBeNull()
    expect(['getCluster', 'listClusterUsers'].map((name) => api.callsOf(name)[0]?.options.path)).toEqual([
      { id: 'u-1', name: 'sales' },
      { id: 'u-1', name: 'sales' },
    ])
    await waitFor(() => {
      answer([bill])
      expect(screen.getByRole('note').textContent).toContain('The highest role of Bill here is Billing User.')
    })
  })
})

describe('the access explorer', () => {
  it('says what the verdicts rest on while the console is viewed as a role', async () => {
    visit('', undefined, undefined, 'accountAdmin')
    expect(await note()).toMatch(
      /^You view the console as Manager: the policies the server sent you are narrowed/,
    )
  })

  it('says why what it rests on cannot be read again, and shows what it was', async () => {
    const { api } = visit()
    const refresh = await screen.findByRole('button', { name: 'Refresh now' })
    let fail = () => {}
    const getCluster = () =>
      new Promise<never>((_done, refuse) => {
        fail = () => refuse(new ApiError({ message: 'Down today', statusCode: 500 }))
      })
    api.answer({ getCluster })
    fireEvent.click(refresh)
    await waitFor(() => expect(refresh.getAttribute('aria-busy')).toBe('true'))
    fail()
    expect(await screen.findByText('Cannot refresh: Down today')).toBeTruthy()
    expect(screen.getByRole('heading', { name: /^Clusters/ })).toBeTruthy()
  })

  it('says nothing of a chosen state that is the present one', async () => {
    visit('?state=running')
    expect(await note()).not.toContain('The cluster is taken as')
  })

  it('offers a manager to see the console as the roles below', async () => {
    visit()
    expect(await screen.findByRole('button', { name: 'View as Billing User' })).toBeTruthy()
  })

  it('closes the rules that it opened, without steps in the history', async () => {
    const { address, router } = visit()
    const row = () => screen.getByRole('button', { name: /^Clone the cluster/ })
    await screen.findByRole('heading', { name: /^Clusters/ })
    fireEvent.click(row())
    await waitFor(() => expect(address()).toContain('open=Cluster%2Fclone'))
    expect(router.state.historyAction).toBe('REPLACE')
    fireEvent.click(row())
    await waitFor(() => expect(row().getAttribute('aria-expanded')).toBe('false'))
    expect(address()).not.toContain('open=')
  })

  it('gives a link to what is shown, and names the file of oneself where nobody is found', async () => {
    const user = userEvent.setup()
    visit('?as=emperor&state=sleeping')
    await note()
    await user.click(screen.getByRole('button', { name: 'Copy Link to this view' }))
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}/clusters/sales/access?as=emperor&state=sleeping`,
    )
    const names: string[] = []
    URL.createObjectURL = () => 'blob:made'
    URL.revokeObjectURL = () => undefined
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    expect(names).toEqual(['access-sales-me.csv'])
  })
})

describe('the page of access without its cluster', () => {
  it('says that it is being read, with nothing to press but the way back', () => {
    visit('', undefined, { getCluster: () => new Promise(() => {}) })
    const reading = screen.getByRole('status')
    expect(reading.textContent).toBe('Reading the cluster and its policies')
    expect(reading.parentElement?.getAttribute('aria-busy')).toBe('true')
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('leads back to the list where there is none of that name', async () => {
    const getCluster = () => Promise.reject(new ApiError({ message: 'Gone', statusCode: 404 }))
    visit('', undefined, { getCluster })
    const back = await screen.findByRole('link', { name: 'Back to the clusters' })
    expect(back.getAttribute('href')).toBe('/clusters')
    expect(screen.getByText(/^It may have been deleted or renamed/)).toBeDefined()
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})

describe('the views of the page of access', () => {
  it('are two links that keep what was chosen, the open one marked', async () => {
    visit('?as=owner&q=clone')
    const bar = within(await screen.findByRole('navigation', { name: 'Views of the access to sales' }))
    expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('Explore')
    expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/clusters/sales/access?as=owner&q=clone',
      '/clusters/sales/access?as=owner&q=clone&tab=drift',
    ])
    await userEvent.click(bar.getByRole('link', { name: 'Drift report' }))
    expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('Drift report')
    expect(bar.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe(
      '/clusters/sales/access?as=owner&q=clone',
    )
  })

  it('keep who was chosen by an e-mail address, which the address of the page never has', async () => {
    const invited: ClusterUser = { ...bill, id: 'eve@basalt.test', name: null, status: 'pending' }
    const { address } = visit('', undefined, { listClusterUsers: () => [invited] })
    const eve = `${bill.email} (Billing User, invited)`
    await screen.findByRole('option', { name: eve })
    const who = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Whose access' })
    await userEvent.selectOptions(who(), eve)
    expect([who().value, address()]).toEqual(['user:eve@basalt.test', '/clusters/sales/access'])
    await userEvent.click(screen.getByRole('link', { name: 'Drift report' }))
    await userEvent.click(screen.getByRole('link', { name: 'Explore' }))
    await waitFor(() => expect(who().value).toBe('user:eve@basalt.test'))
    expect(address()).not.toContain('eve')
  })

  it('lead back to the users of the cluster, also who may not open them', async () => {
    visit('', { user: ['list'], management: [], roleName: 'developer', authorizedRoles: ['developer'] })
    const back = await screen.findByRole('link', { name: 'Back to the cluster' })
    expect(back.getAttribute('href')).toBe('/clusters/sales?tab=access-and-security')
  })
})
