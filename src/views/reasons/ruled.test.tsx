import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ClusterPolicies } from '../../domain/cluster'
import type { ClusterRole } from '../../domain/cluster-role'
import { buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { renderWithProviders } from '../../testing/render-with-providers'
import { Ruled } from './ruled'

const unread =
  'The server sent your permissions for this in a form the console does not know. Contact support.'

function shown(
  policies: Partial<ClusterPolicies>,
  action: 'open' | 'delete' = 'open',
  viewsAs?: ClusterRole,
) {
  const detail = buildClusterDetail()
  const cluster = { ...detail, policies: { ...detail.policies, ...policies } }
  const { container } = renderWithProviders(
    <Ruled action={action} subject="AccessExplorer" context={{ cluster }}>
      <p>the way in</p>
    </Ruled>,
    { person: { ...buildPerson(), ...(viewsAs && { viewsAs }) } },
  )
  return container.textContent
}

describe('a part of a page that access decides on', () => {
  it('shows for the roles that the rule names', () => {
    expect(shown({ roleName: 'owner', authorizedRoles: ['owner'] })).toBe('the way in')
  })

  it('is not there for another role, nor for one that nobody knows', () => {
    expect(shown({ roleName: 'developer', authorizedRoles: ['developer'] })).toBe('')
    expect(shown({ roleName: 'emperor', authorizedRoles: [] })).toBe('')
  })

  it('is for an owner who views as a role what it is for that role', () => {
    const owner = { roleName: 'owner', authorizedRoles: ['owner'] }
    expect(shown(owner, 'open', 'developer')).toBe('')
    expect(shown(owner, 'open', 'accountAdmin')).toBe('the way in')
  })

  it('is not there for an action without rules', () => {
    expect(shown({ roleName: 'owner', authorizedRoles: ['owner'] }, 'delete')).toBe('')
  })

  it('gives way to the reason where what decides could not be read', () => {
    const policies = { roleName: null, authorizedRoles: [], unreadable: ['authorizedRoles' as const] }
    expect(shown(policies)).toContain(unread)
  })

  it.each([
    ['staging', 'the libraries'],
    ['production', ''],
  ])('is for a trial what the environment of the console makes of it: in %s "%s"', (environment, text) => {
    const { container } = renderWithProviders(
      <Ruled action="open-libraries" subject="ClusterPage" context={{ cluster: buildClusterDetail() }}>
        <p>the libraries</p>
      </Ruled>,
      { person: buildPerson({ role: { id: 1, name: 'free' } }), session: { environment } },
    )
    expect(container.textContent).toBe(text)
  })

  it('draws what is refused as it is told to', () => {
    const detail = buildClusterDetail()
    const cluster = { ...detail, policies: { ...detail.policies, cli: [], unreadable: ['cli' as const] } }
    renderWithProviders(
      <Ruled
        action="list"
        subject="SupportToken"
        context={{ cluster }}
        refused={(reasons) => <button type="button">{reasons.map(({ rule }) => rule).join()}</button>}
      >
        <p>the token</p>
      </Ruled>,
    )
    expect(screen.getByRole('button').textContent).toBe('support-token.list.policy')
    expect(screen.queryByText('the token')).toBeNull()
  })
})
