import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import { ApiError } from '../../api/errors'
import { type ClusterPolicies, noPolicies } from '../../domain/cluster'
import type { ClusterUser } from '../../domain/cluster-user'
import { bill, olive } from '../../testing/access-page-builders'
import { buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { AccessPage } from './access-page'

const every = ['list', 'create', 'update', 'delete']

/** What a server sends an owner where it follows the published matrix. */
const owner: ClusterPolicies = {
  ...noPolicies,
  cluster: ['list', 'update', 'delete'],
  management: ['list', 'create', 'update'],
  connection: ['list', 'create'],
  subCluster: every,
  user: every,
  blueprint: every,
  cli: every,
  whitelist: every,
  roleName: 'owner',
  authorizedRoles: ['owner'],
}
const people: ClusterUser[] = [
  olive,
  bill,
  { id: 'eve', name: null, email: 'eve@sandbox.test', role: 'auditor', status: 'pending', lastLoginAt: null },
]

function visit(query = '', policies: ClusterPolicies = owner, answers: FakeAnswers = {}) {
  const cluster = buildClusterDetail({ name: 'sales', policies })
  return renderWithProviders(<AccessPage />, {
    api: createFakeApi({ getCluster: () => cluster, listClusterUsers: () => people, ...answers }),
    person: buildPerson({
      features: [
        { key: 'scheduler', isToggled: true },
        { key: 'teleport', isToggled: true },
      ],
    }),
    path: `/clusters/sales/access${query}`,
    route: '/clusters/:clusterName/access',
  })
}

const row = (action: string | RegExp) => screen.getByRole('button', { name: action })

describe('the access explorer', () => {
  it('shows an owner every action with verdict and reason, and all rules of one that is opened', async () => {
    const { address } = visit()
    await screen.findByRole('heading', { name: /^Clusters/ })

    expect(row(/^Clone the cluster.*Allowed$/)).toBeTruthy()
    expect(
      row(/^Change the role of a user.*Depends on which record it is about\. \(and 1 more\).*Depends$/),
    ).toBeTruthy()
    expect(row(/^Import a Data App into the cluster.*(Refused|Allowed|Depends)$/)).toBeTruthy()

    const connect = row(/^Connect the cluster/)
    expect(connect.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(connect)
    const rules = await screen.findByRole('region', { name: 'Rules of “Connect the cluster”' })
    expect(row(/^Connect the cluster/).getAttribute('aria-expanded')).toBe('true')
    expect(rules.textContent).toContain('The console leaves the control out.')
    const items = within(rules).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Not metOnly a disconnected cluster can be connected.Rulecluster.connect.stateNeedsthe cluster is sleepingWho can change itWait until the state changes',
      'MetOtherwise: You need higher permissionRulecluster.connection.policyNeedsconnection policy lists createWho can change itAn owner of the cluster',
    ])
    expect(address()).toBe('/clusters/sales/access?open=Cluster%2Fconnect')
  })

  it('keeps what is chosen in the address, and says what the verdicts rest on [ACL-043, ACL-045]', async () => {
    const user = userEvent.setup()
    const { address } = visit()
    const who = await screen.findByRole('combobox', { name: 'Whose access' })
    await screen.findByRole('option', { name: 'Bill (Billing User)' })
    const options = within(who).getAllByRole('option')
    expect(options.map((option) => [option.getAttribute('value'), option.textContent])).toEqual([
      ['me', 'Me'],
      ['owner', 'Owner'],
      ['accountAdmin', 'Manager'],
      ['developer', 'User'],
      ['accountManager', 'Billing User'],
      ['user:u-1', 'Olive Owner (Owner)'],
      ['user:bill', 'Bill (Billing User)'],
      ['user:eve', 'eve@sandbox.test (NOT KNOWN, invited)'],
    ])

    await user.selectOptions(who, 'Billing User')
    expect(screen.getByRole('note').textContent).toBe(
      'The server sends only your own policies, so these are the published ones of Billing User. Plan, features, trial and quota are those of your account.',
    )
    expect(row(/^Add an IP range/).textContent).toContain('Refused')

    await user.selectOptions(who, 'Bill (Billing User)')
    await user.selectOptions(screen.getByRole('combobox', { name: 'State of the cluster' }), 'Disconnected')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'IP whitelist')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Verdict' }), 'conditional')
    expect(screen.getByRole('note').textContent).toBe(
      'The highest role of Bill here is Billing User. The server sends only your own policies, so these are the published ones of that role. Nothing is known of their account: what hangs on it is marked. The cluster is taken as Disconnected; it is Connected.',
    )
    expect(row(/^See the IP whitelist/).textContent).toContain('Depends on their account')
    expect(address()).toContain('as=user%3Abill&state=sleeping&area=Whitelist')

    await user.selectOptions(who, 'eve@sandbox.test (NOT KNOWN, invited)')
    expect(screen.getByRole('note').textContent).toContain(
      'The role of eve@sandbox.test is not known here, so nothing that a policy grants is taken as granted. Nothing is known of their account either. The invitation is not taken yet: this is what it would bring.',
    )
    expect(
      screen.getByText(
        'Who may do what on this cluster, and why. Every verdict comes from the rules the console itself asks.',
      ),
    ).toBeTruthy()
  })

  it('opens as its address says, filters cleared by hand, and exports what is shown', async () => {
    const saved: { name: string; type: string }[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, type: this.href })
    })
    URL.createObjectURL = () => 'blob:made'
    URL.revokeObjectURL = () => undefined
    visit('?as=owner&state=sleeping&verdict=refused&q=clone%20the')

    expect(
      await screen.findByRole('button', { name: /^Clone the cluster.*Connect the cluster first;/ }),
    ).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
    expect(saved).toEqual([{ name: 'access-sales-owner.csv', type: 'blob:made' }])
    click.mockRestore()

    fireEvent.change(screen.getByRole('searchbox', { name: 'Search actions' }), {
      target: { value: 'no such thing' },
    })
    expect(await screen.findByText('No action has this area, verdict and text together.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Clear the filters' }))
    expect(await screen.findByRole('heading', { name: /^Clusters/ })).toBeTruthy()
  })

  it('says of a person who is not there that it shows oneself', async () => {
    visit('?as=user:nobody')
    expect((await screen.findByRole('note')).textContent).toContain(
      'Nobody on this cluster has this address any more, so this shows your own access.',
    )
  })
})

describe('an address that names nobody', () => {
  it.each(['emperor', 'Owner'])('is said to: %s', async (name) => {
    visit(`?as=${name}`)
    expect((await screen.findByRole('note')).textContent).toContain(
      `The address asks for “${name}”, which is no role and no person of this cluster, so this shows your own access.`,
    )
  })
})

describe('the drift report', () => {
  it('says what was compared, and that server and matrix agree', async () => {
    visit('?tab=drift')
    expect(await screen.findByText('No disagreement')).toBeTruthy()
    expect(screen.getByText(/^28 verbs compared with the row of Owner/).textContent).toMatch(
      /Read \d+ \w+ \d{4}/,
    )
    expect(
      screen.getByText('The flag “teleport” in features is not known and switches nothing.'),
    ).toBeTruthy()
    expect(screen.getByText('The flag “scheduler” is read as “schedular”.')).toBeTruthy()
  })

  it('lists what the server grants more and less, with the actions that hang on it', async () => {
    visit('?tab=drift', {
      ...owner,
      management: ['update', 'audit'],
      connection: ['create'],
      user: ['list'],
      roleName: 'accountAdmin',
      authorizedRoles: ['accountAdmin'],
    })
    const more = await screen.findByRole('region', { name: 'The server grants more than the matrix (2)' })
    expect(rowsOf(more)).toEqual([
      ['clusterPolicy', 'delete', 'Clone/Delete Cluster', 'None', 'Granted', 'Delete the cluster'],
      [
        'managementPolicy',
        'update',
        'Upgrade Version',
        'None',
        'Granted',
        'Upgrade the version of the cluster',
      ],
    ])
    const less = screen.getByRole('region', { name: 'The server grants less than the matrix (4)' })
    expect(rowsOf(less)[3]).toEqual([
      'connectionPolicy',
      'list',
      'Connect/Disconnect Cluster',
      'Manage and view',
      'Not granted',
      'No action of the console',
    ])
    expect(
      screen.getByText('The verb “audit” of managementPolicy is not known and opens nothing.'),
    ).toBeTruthy()
    expect(screen.queryByText('No verb.')).toBeNull()
    expect(document.body.textContent).not.toMatch(/D[123] §|decision \d|[A-Z]{3}-D?\d/)
  })

  it('says of a direction in which nothing differs that nothing does', async () => {
    visit('?tab=drift', { ...owner, connection: ['create'] })
    expect(
      await screen.findByRole('region', { name: 'The server grants less than the matrix (1)' }),
    ).toBeTruthy()
    const more = screen.getByRole('heading', { name: 'The server grants more than the matrix (0)' })
    expect(more.nextElementSibling?.textContent).toBe('No verb.')
    expect(screen.queryByRole('heading', { name: /Granted where the matrix says nothing/ })).toBeNull()
  })
})

describe('the page of access', () => {
  it('tells who may not open it why, and what their role is', async () => {
    visit('', { ...noPolicies, user: ['list'], roleName: 'developer', authorizedRoles: ['developer'] })
    expect(
      await screen.findByText(
        'Only owners and managers of a cluster can explore who may do what. Your role here is User.',
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('says that there is no such cluster, or why it could not be read, and reads again', async () => {
    const missing = visit('', owner, {
      getCluster: () => Promise.reject(new ApiError({ message: 'Gone', statusCode: 404 })),
    })
    expect(await screen.findByRole('heading', { name: 'No cluster is named sales' })).toBeTruthy()
    missing.unmount()

    const failed = visit('', owner, {
      getCluster: () => Promise.reject(new ApiError({ message: 'Broken today', statusCode: 500 })),
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Broken today')
    failed.api.answer({ getCluster: () => buildClusterDetail({ name: 'sales', policies: owner }) })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: /^Clusters/ })).toBeTruthy()
  })
})

const rowsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('row')
    .slice(1)
    .map((line) => [...line.children].map(({ textContent }) => textContent))
