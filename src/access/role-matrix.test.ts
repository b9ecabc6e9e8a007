import { expect, it } from 'vitest'
import { t } from '../locales/t'
import { roleMatrix } from './role-matrix'

it.each(
  [
    {
      index: 0,
      area: 'Cluster configurations',
      grants: ['manage', 'manage', 'view', 'manage'],
      id: 'ACL-020',
    },
    {
      index: 1,
      area: 'Cluster Administration Users',
      grants: ['manage', 'manage', 'none', 'view'],
      id: 'ACL-021',
    },
    { index: 2, area: 'Data Apps', grants: ['manage', 'manage', 'view', 'manage'], id: 'ACL-022' },
    { index: 3, area: 'Analytics Sub-Cluster', grants: ['manage', 'manage', 'view', 'view'], id: 'ACL-023' },
    { index: 4, area: 'Access Token', grants: ['manage', 'manage', 'none', 'none'], id: 'ACL-024' },
    { index: 5, area: 'IP Whitelisting', grants: ['manage', 'manage', 'none', 'view'], id: 'ACL-025' },
    {
      index: 6,
      area: 'Connect/Disconnect Cluster',
      grants: ['manage', 'manage', 'none', 'none'],
      id: 'ACL-026, DET-075',
    },
    { index: 7, area: 'Upgrade Version', grants: ['manage', 'none', 'none', 'none'], id: 'ACL-027' },
    { index: 8, area: 'Clone/Delete Cluster', grants: ['manage', 'none', 'none', 'none'], id: 'ACL-028' },
    { index: 9, area: 'Billing', grants: ['manage', 'none', 'none', 'view'], id: 'ACL-029' },
  ].map((row) => [row.id, row] as const),
)('a row of the matrix is as published [%s]', (_id, { index, area, grants }) => {
  const [owner, accountAdmin, developer, accountManager] = grants
  expect(roleMatrix).toHaveLength(10)
  const row = roleMatrix[index]
  expect(row && t(row.label)).toBe(area)
  expect(row?.grants).toEqual({ owner, accountAdmin, developer, accountManager })
})
