import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import '../../../locales/late-texts'
import { noPolicies } from '../../../domain/cluster'
import { ScopeContext } from '../../../providers/scope-context'
import { createViewing, ViewingContext } from '../../../providers/viewing-context'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { clusterUsers } from './definition'
import { RolesDialog } from './roles-dialog'

function open() {
  const cluster = buildClusterDetail({
    policies: { ...noPolicies, user: ['list'], roleName: 'owner', authorizedRoles: ['owner'] },
  })
  const [action] = clusterUsers.actions.filter(({ name }) => name === 'roles')
  if (!action) throw new Error('There is no such action')
  const viewing = createViewing()
  const onClose = vi.fn(() => expect(viewing.get()).toBeNull())
  renderWithProviders(
    <ViewingContext value={viewing}>
      <ScopeContext value={{ kind: 'cluster', cluster }}>
        <RolesDialog definition={clusterUsers} action={action} records={[]} onClose={onClose} />
      </ScopeContext>
    </ViewingContext>,
  )
  return { viewing, onClose }
}

it('names the roles, can be scrolled by keyboard, and says what its words mean [USR-D02, USR-D10]', async () => {
  open()
  const matrix = await screen.findByRole('region', { name: 'Roles and Permissions' })
  const heads = within(matrix).getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    ...['Area', 'Owner', 'Manager', 'User', 'Billing User'],
  ])
  expect(within(matrix).getAllByRole('rowheader')[0]?.textContent).toBe('Cluster configurations')
  expect(matrix.tabIndex).toBe(0)
  for (const words of [
    'What each role may do on a cluster. A cluster may have its own rules; those apply.',
    'View opens what an area shows; Manage also opens every change in it. Plan, features and the state of the cluster can still refuse an action.',
  ])
    expect(screen.getByText(words)).toBeTruthy()
})

it('closes as soon as a view as a role begins, so that the way out of it has the focus', async () => {
  const { viewing, onClose } = open()
  fireEvent.click(await screen.findByRole('button', { name: 'View as Billing User' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(viewing.get()).toBe('accountManager')
  expect(screen.getByRole('link', { name: /explore/i }).getAttribute('href')).toBe('/clusters/demo/access')
})
