import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import '../../../locales/late-texts'
import { noPolicies } from '../../../domain/cluster'
import { ScopeContext } from '../../../providers/scope-context'
import { createViewing, ViewingContext } from '../../../providers/viewing-context'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { clusterUsers } from './definition'
import { RolesDialog } from './roles-dialog'

it('closes as soon as a view as a role begins, so that the way out of it has the focus', async () => {
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
  fireEvent.click(await screen.findByRole('button', { name: 'View as Billing User' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(viewing.get()).toBe('accountManager')
  expect(screen.getByRole('link', { name: /explore/i }).getAttribute('href')).toBe('/clusters/demo/access')
})
