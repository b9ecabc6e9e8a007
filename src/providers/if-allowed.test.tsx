import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildClusterDetail } from '../testing/detail-builders'
import { renderWithProviders } from '../testing/render-with-providers'
import { IfAllowed } from './if-allowed'

function shown(roleName: string, authorizedRoles: string[], action: 'open' | 'delete' = 'open') {
  const detail = buildClusterDetail()
  const cluster = { ...detail, policies: { ...detail.policies, roleName, authorizedRoles } }
  renderWithProviders(
    <IfAllowed action={action} subject="AccessExplorer" context={{ cluster }}>
      <p>the way in</p>
    </IfAllowed>,
  )
  return screen.queryByText('the way in') !== null
}

describe('a part that only those see who may do something', () => {
  it('shows for the roles that the rule names', () => {
    expect(shown('owner', ['owner'])).toBe(true)
  })
  it('is not there for another role', () => {
    expect(shown('developer', ['developer'])).toBe(false)
  })
  it('is not there for a role that nobody knows, nor for an action without rules', () => {
    expect(shown('emperor', [])).toBe(false)
    expect(shown('owner', ['owner'], 'delete')).toBe(false)
  })
})
