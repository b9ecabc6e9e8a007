import { expect, it } from 'vitest'
import { roleMatrix } from '../src/access/role-matrix'
import { clusterRoles } from '../src/domain/cluster-role'
import { policyOf, sentPoliciesOf } from './cluster-roles'

const change = ['create', 'update', 'delete'] as const

/** The policy by which a server grants each area of the matrix, and the verbs of managing there (D3 §6). */
const policies = {
  configurations: ['clusterPolicy', ['update']],
  users: ['userPolicy', change],
  'data-apps': ['blueprintPolicy', change],
  'sub-clusters': ['subClusterPolicy', change],
  'access-token': ['cliPolicy', change],
  'ip-whitelisting': ['whitelistPolicy', change],
  connection: ['connectionPolicy', ['create']],
  upgrade: ['managementPolicy', ['update']],
} as const

it.each(Object.entries(policies))(
  'fills the policy of the area %s as the matrix says [ACL-020, ACL-021, ACL-022, ACL-023, ACL-024, ACL-025, ACL-026, ACL-027]',
  (area, [policy, verbs]) => {
    const row = roleMatrix.find((candidate) => candidate.area === area)
    for (const role of clusterRoles) {
      const sent = policyOf(role)[policy]
      const grant = row?.grants[role]
      for (const verb of verbs)
        expect([role, verb, sent.includes(verb)]).toEqual([role, verb, grant === 'manage'])
      if (area === 'upgrade') continue
      expect([role, sent.includes('list')]).toEqual([role, grant !== 'none'])
    }
  },
)

it('lets only the owner clone and delete [ACL-028]', () => {
  const row = roleMatrix.find(({ area }) => area === 'clone-delete')
  for (const role of clusterRoles) {
    const { managementPolicy, clusterPolicy } = policyOf(role)
    const may = row?.grants[role] === 'manage'
    expect([role, managementPolicy.includes('create'), clusterPolicy.includes('delete')]).toEqual([
      role,
      may,
      may,
    ])
  }
  expect(policyOf('owner').managementPolicy).toContain('create')
})

it('sends what drifts in the place of what the role has', () => {
  const policies = { userPolicy: ['list' as const], blueprintPolicy: [] }
  expect(sentPoliciesOf({ role: 'developer', policies })).toMatchObject({
    clusterPolicy: ['list'],
    userPolicy: ['list'],
    blueprintPolicy: [],
    roleName: 'developer',
  })
})
