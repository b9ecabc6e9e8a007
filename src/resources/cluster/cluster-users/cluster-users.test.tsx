import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/errors'
import { noPolicies } from '../../../domain/cluster'
import type { ClusterUser } from '../../../domain/cluster-user'
import { ScopeContext } from '../../../providers/scope-context'
import { buildPerson } from '../../../testing/builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { ResourceSection } from '../../../views/section/resource-section'
import { clusterUsers } from './definition'

const user = (id: string, changes: Partial<ClusterUser> = {}): ClusterUser => ({
  id,
  name: `Person ${id}`,
  email: `${id}@example.test`,
  role: 'developer',
  status: 'active',
  lastLoginAt: '2026-03-01T10:00:00Z',
  ...changes,
})

const people = [
  user('ann', { role: 'owner' }),
  user('ben', { role: 'accountAdmin' }),
  user('cat'),
  user('dan', { role: 'accountManager' }),
  user('eve', { role: 'auditor' }),
  user('fay', { name: null, status: 'pending', lastLoginAt: null }),
  user('gus', { role: 'owner', status: 'pending' }),
]

const every = ['list', 'create', 'update', 'delete']

function renderUsers(options: { policy?: string[]; role?: string; me?: string; answers?: FakeAnswers } = {}) {
  const { policy = every, role = 'owner', me = 'ann', answers = {} } = options
  const api = createFakeApi({ listClusterUsers: () => people, ...answers })
  const policies = { ...noPolicies, user: policy, roleName: role, authorizedRoles: [role] }
  const cluster = buildClusterDetail({ name: 'sales', policies })
  return renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster }}>
      <ResourceSection definition={clusterUsers} />
    </ScopeContext>,
    {
      api,
      person: buildPerson({ uuid: me, email: `${me}@example.test` }),
      path: '/clusters/sales?tab=access-and-security',
    },
  )
}

const rowOf = async (id: string) => within(await screen.findByRole('row', { name: new RegExp(`${id}@`) }))
const lastText = (notices: { message: string }[]) => notices.at(-1)?.message

describe('the users of a cluster', () => {
  it('are a table with a search, an invitation and the matrix of roles [USR-002, USR-003, USR-013, USR-014, ACL-043, PLT-007]', async () => {
    renderUsers()
    await screen.findByRole('table')
    expect(screen.getByRole('heading', { name: 'Cluster Administration Users' })).toBeDefined()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Status',
      'Email',
      'Role',
      'Last Login',
      'Actions',
    ])
    const expected: [string, string[], RegExp[]][] = [
      ['ann', ['Person ann (You)', 'Owner', 'Active'], []],
      ['ben', ['Person ben', 'Manager', 'Active'], [/Change role/, /Remove/]],
      ['cat', ['Person cat', 'User', 'Active'], [/Change role/, /Remove/]],
      ['dan', ['Person dan', 'Billing User', 'Active'], [/Change role/, /Remove/]],
      ['eve', ['Person eve', 'NOT KNOWN', 'Active'], []],
      ['fay', ['Not known yet', 'User', 'Pending'], [/Change role/, /Remove/]],
      ['gus', ['Person gus', 'Owner', 'Pending'], [/Withdraw invitation/]],
    ]
    for (const [id, texts, buttons] of expected) {
      const cells = await rowOf(id)
      const shown = [...cells.getAllByRole('cell'), cells.getByRole('rowheader')]
        .map(({ textContent }) => textContent)
        .join(' | ')
      for (const text of texts) expect(shown).toContain(text)
      expect(cells.queryAllByRole('button')).toHaveLength(buttons.length)
      for (const name of buttons) expect(cells.getByRole('button', { name })).toBeDefined()
    }

    fireEvent.change(screen.getByRole('searchbox', { name: 'Search users' }), { target: { value: 'CAT' } })
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    expect(await rowOf('cat')).toBeDefined()

    fireEvent.click(screen.getByRole('button', { name: 'Roles and Permissions' }))
    const dialog = await screen.findByRole('dialog', { name: 'Roles and Permissions' })
    expect(dialog.style.width).toBe('1170px')
    const rows = within(dialog)
      .getAllByRole('row')
      .map((line) => [...line.children].map(({ textContent }) => textContent))
    const both = 'Manage and view'
    expect(rows).toEqual([
      ['Area', 'Owner', 'Manager', 'User', 'Billing User'],
      ['Cluster configurations', both, both, 'View', both],
      ['Cluster Administration Users', both, both, 'None', 'View'],
      ['Data Apps', both, both, 'View', both],
      ['Analytics Sub-Cluster', both, both, 'View', 'View'],
      ['Access Token', both, both, 'None', 'None'],
      ['IP Whitelisting', both, both, 'None', 'View'],
      ['Connect/Disconnect Cluster', both, both, 'None', 'None'],
      ['Upgrade Version', both, 'None', 'None', 'None'],
      ['Clone/Delete Cluster', both, 'None', 'None', 'None'],
      ['Billing', both, 'None', 'None', 'View'],
    ])
  })

  it('are sorted by what their roles may do, the highest first, and those nobody knows last', async () => {
    renderUsers()
    await screen.findByRole('table')
    const roles = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[2]?.textContent)
    fireEvent.click(screen.getByRole('columnheader', { name: /^Role/ }))
    const ascending = ['Owner', 'Owner', 'Manager', 'User', 'User', 'Billing User', 'NOT KNOWN']
    await waitFor(() => expect(roles()).toEqual(ascending))
  })

  it('tell people who may only view them that more permission is needed [USR-010, USR-011, USR-012, USR-018, ACL-046]', async () => {
    renderUsers({ policy: ['list'], role: 'accountAdmin', me: 'ben' })
    const cells = await rowOf('cat')
    const controls = [
      screen.getByRole('button', { name: 'Invite User' }),
      cells.getByRole('button', { name: /Change role/ }),
      cells.getByRole('button', { name: /Remove/ }),
    ]
    for (const control of controls) {
      expect(control.getAttribute('aria-disabled')).toBe('true')
      const described = control.getAttribute('aria-describedby')?.split(' ')[0] ?? ''
      expect(document.getElementById(described)?.textContent).toBe('You need higher permission')
      fireEvent.click(control)
    }
    expect(screen.queryByRole('dialog')).toBeNull()
    const own = (await rowOf('ben')).getAllByRole('button')
    expect(own.map((control) => control.getAttribute('aria-disabled'))).toEqual(['true', 'true'])
  })

  it('get another role, and are removed, with exactly what the server asks for [USR-011, USR-012]', async () => {
    const { api, notices } = renderUsers({
      answers: {
        changeClusterUserRole: () => ({ message: 'Changed, says the server' }),
        removeClusterUser: () => ({ message: 'Removed, says the server' }),
      },
    })
    fireEvent.click((await rowOf('cat')).getByRole('button', { name: /Change role/ }))
    const edit = within(await screen.findByRole('dialog', { name: 'Change the role of cat@example.test' }))
    const role = await edit.findByRole('combobox', { name: /Role/ })
    fireEvent.mouseDown(role)
    const options = await screen.findAllByRole('option')
    expect(options.map(({ title }) => title)).toEqual(['User', 'Billing User', 'Manager'])
    fireEvent.click(screen.getByTitle('Billing User'))
    fireEvent.click(edit.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(lastText(notices)).toBe('Changed, says the server'))
    expect(api.callsOf('changeClusterUserRole')[0]?.options).toMatchObject({ path: { name: 'sales' } })
    expect(api.callsOf('changeClusterUserRole')[0]?.options.body).toEqual({
      userEmail: 'cat@example.test',
      roleName: 'accountManager',
    })

    fireEvent.click((await rowOf('dan')).getByRole('button', { name: /Remove/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove dan@example.test?' }))
    expect(dialog.getByText('dan@example.test loses all access to this cluster at once.')).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(lastText(notices)).toBe('Removed, says the server'))
    expect(api.callsOf('removeClusterUser')[0]?.options.body).toEqual({ userID: 'dan' })
  })

  it('lose an offered ownership by the word of a Billing User [USR-005, USR-015]', async () => {
    const owner = renderUsers()
    const refused = (await rowOf('gus')).getByRole('button', { name: /Withdraw invitation/ })
    expect(refused.getAttribute('aria-disabled')).toBe('true')
    owner.unmount()

    const { api, notices } = renderUsers({
      policy: ['list'],
      role: 'accountManager',
      me: 'dan',
      answers: { withdrawOwnershipInvitation: () => ({ message: null }) },
    })
    fireEvent.click((await rowOf('gus')).getByRole('button', { name: /Withdraw invitation/ }))
    const name = 'Withdraw the ownership invitation of gus@example.test?'
    const dialog = within(await screen.findByRole('dialog', { name }))
    expect(dialog.getByText('The invited person returns to the role they had before.')).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Withdraw invitation' }))
    await waitFor(() => expect(lastText(notices)).toBe('The invitation was withdrawn.'))
    expect(api.callsOf('withdrawOwnershipInvitation')[0]?.options.body).toEqual({ userID: 'gus' })
  })
})

describe('an invitation', () => {
  async function openInvitation(options: Parameters<typeof renderUsers>[0] = {}) {
    const rendered = renderUsers(options)
    await rowOf('cat')
    fireEvent.click(screen.getByRole('button', { name: 'Invite User' }))
    const dialog = await screen.findByRole('dialog', { name: 'Invite User' })
    const email = await within(dialog).findByRole('textbox', { name: /Email/ })
    return { ...rendered, dialog, within: within(dialog), email }
  }

  async function chooseRole(label: string) {
    fireEvent.mouseDown(screen.getByRole('combobox', { name: /Role/ }))
    fireEvent.click(await screen.findByTitle(label))
  }

  it('says after 1500 ms without typing that an address is wrong, and asks for a role [USR-006, USR-007, USR-008, PLT-012, PLT-007]', async () => {
    const { dialog, within, email, api } = await openInvitation()
    expect(dialog.style.width).toBe('645px')
    const wrong = "This doesn't seem to be a valid email. Try again."
    vi.useFakeTimers()
    fireEvent.change(email, { target: { value: 'zoe@example' } })
    fireEvent.blur(email)
    await act(() => vi.advanceTimersByTimeAsync(1400))
    expect(within.queryByText(wrong)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(within.getByText(wrong)).toBeDefined()
    vi.useRealTimers()

    fireEvent.change(email, { target: { value: 'zoe@example.test' } })
    fireEvent.click(within.getByRole('button', { name: 'Invite' }))
    expect((await within.findAllByText('please input your role')).length).toBeGreaterThan(0)
    expect(within.queryByText(wrong)).toBeNull()
    expect(api.callsOf('inviteClusterUser')).toHaveLength(0)
  })

  it('says of each role what it may do, the strongest last, that of owner to the owner only', async () => {
    const owner = await openInvitation()
    fireEvent.mouseDown(screen.getByRole('combobox', { name: /Role/ }))
    const roles = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
    await screen.findByTitle('Manager')
    expect(roles()).toEqual([
      'UserViews the cluster, its Data Apps and its sub-clusters.',
      'Billing UserViews the users, the IP whitelist and the bills; manages configurations and Data Apps.',
      'ManagerManages the cluster; upgrading, cloning and deleting it stay with the owner.',
      'OwnerTakes over the cluster once they accept; until then the ownership is pending.',
    ])
    owner.unmount()
    await openInvitation({ role: 'accountAdmin', me: 'ben' })
    fireEvent.mouseDown(screen.getByRole('combobox', { name: /Role/ }))
    await screen.findByTitle('Manager')
    expect(screen.getAllByRole('option').map(({ title }) => title)).toEqual([
      'User',
      'Billing User',
      'Manager',
    ])
  })

  it('of an unverified mail domain goes on with this email, when the person insists [USR-009, USR-016]', async () => {
    const doubt = {
      fieldName: 'userEmail',
      message: 'A personal mail service',
      isNotActivated: false,
      isDomainUnverified: true as const,
    }
    const { within, email, api, notices } = await openInvitation({
      answers: {
        inviteClusterUser: ({ body }) => {
          if (body.bypassValidationFlag) return { message: 'Invited, says the server' }
          throw new ApiError({ message: doubt.message, statusCode: 422, fieldErrors: [doubt] })
        },
      },
    })
    fireEvent.change(email, { target: { value: ' zoe@gmail.com ' } })
    await chooseRole('Manager')
    fireEvent.click(within.getByRole('button', { name: 'Invite' }))
    const goOn = await within.findByRole('button', { name: 'continue with this email' })
    expect(within.getAllByText('A personal mail service').length).toBeGreaterThan(0)
    expect(notices).toEqual([])
    fireEvent.click(goOn)
    await waitFor(() => expect(lastText(notices)).toBe('Invited, says the server'))
    const invitation = { userEmail: 'zoe@gmail.com', roleName: 'accountAdmin' }
    expect(api.callsOf('inviteClusterUser').map(({ options }) => options.body)).toEqual([
      { ...invitation, bypassValidationFlag: false },
      { ...invitation, bypassValidationFlag: true },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsOf('listClusterUsers').length).toBeGreaterThan(1)
  })

  it('refused for any other reason goes to the notifier, and keeps what was typed [USR-017]', async () => {
    const taken = { fieldName: 'userEmail', message: 'Already invited', isNotActivated: false }
    const { within, email, notices } = await openInvitation({
      answers: {
        inviteClusterUser: () => {
          throw new ApiError({ message: 'Already invited', statusCode: 422, fieldErrors: [taken] })
        },
      },
    })
    fireEvent.change(email, { target: { value: 'zoe@example.test' } })
    await chooseRole('User')
    fireEvent.click(within.getByRole('button', { name: 'Invite' }))
    await waitFor(() => expect(notices).toHaveLength(1))
    expect(notices[0]).toMatchObject({ type: 'error', message: 'Already invited', description: 'Error' })
    expect(within.queryByText('Already invited')).toBeNull()
    expect(within.queryByRole('button', { name: 'continue with this email' })).toBeNull()
    expect((email as HTMLInputElement).value).toBe('zoe@example.test')
  })
})
