import { expect, it } from 'vitest'
import { t } from '../locales/t'
import { clusterRoleLabel, isMemberRole } from './cluster-role'

it.each([
  ['owner', 'Owner'],
  ['accountAdmin', 'Manager'],
  ['developer', 'User'],
  ['accountManager', 'Billing User'],
  ['auditor', 'NOT KNOWN'],
  ['Owner', 'NOT KNOWN'],
  ['toString', 'NOT KNOWN'],
  ['', 'NOT KNOWN'],
  [null, 'NOT KNOWN'],
])('calls the role %s %s [ACL-041, ACL-042, ACL-043, ACL-045]', (role, label) => {
  expect(t(clusterRoleLabel(role))).toBe(label)
})

it.each([
  ['owner', false],
  ['accountAdmin', true],
  ['developer', true],
  ['accountManager', true],
  ['auditor', false],
])('a %s may be changed, removed or invited: %s [ACL-041]', (role, expected) => {
  expect(isMemberRole(role)).toBe(expected)
})
