import { describe, expect, it } from 'vitest'
import { actionsByStatus } from '../domain/service'
import { buildPerson } from '../testing/builders'
import { buildClusterDetail } from '../testing/detail-builders'
import { explain } from './explain'
import { policiesOfRole } from './role-policies'
import { reasonsAgainstNode } from './service-actions'

/** D2 §4 'Per-node actions by status', letter by letter: Start, Force start, Restart, stoP. */
const byStatus = {
  processing: 'P',
  'starting tenant(s)': '',
  'is starting': 'P',
  starting: 'P',
  started: '',
  running: 'RP',
  unreachable: '',
  sleeping: 'S',
  stopping: 'S',
  'stopping tenant(s)': 'S',
  stopped: 'S',
  'not running': 'S',
  error: 'F',
  'startup error': 'R',
  'not responding': '',
  'terminated unexpectedly': 'R',
  'N/A': 'FR',
  'started with warnings': 'P',
  'failed to start': 'R',
  creating: '',
  deleting: '',
} as const
const letters = { start: 'S', 'force start': 'F', restart: 'R', stop: 'P' } as const

/** Who changes services, and of those who do not, how the control says so (D2 §6, the matrix's "Cluster configurations"). */
const byRole = {
  owner: null,
  accountAdmin: null,
  accountManager: null,
  developer: 'The services of a cluster are not shown to its Users.',
} as const
const states = ['running', 'sleeping', 'starting-up', 'creating', 'stopping', 'corrupted'] as const
const roles = ['owner', 'accountAdmin', 'accountManager', 'developer'] as const

describe('an action on a service node', () => {
  const grid = roles.flatMap((role) => states.map((state) => [role, state] as const))
  it.each(grid)(
    'by a person in role %s of a cluster in state %s, by every status [CFG-049]',
    (role, state) => {
      const cluster = buildClusterDetail({ state, policies: policiesOfRole(role) })
      const context = {
        person: buildPerson(),
        productKey: 'basalt',
        environment: 'production',
        cluster,
        detail: cluster,
      }
      const services = explain('update', 'ClusterServices', context)
      const standing = { isOfSubCluster: false, isDisconnected: false }
      const reasons = reasonsAgainstNode(standing, services, { reasons: [] }).map(({ sentence }) => sentence)
      const expected = [
        ...(byRole[role] === null ? [] : [byRole[role]]),
        ...(state === 'running' ? [] : ['Cluster Must be running']),
      ]
      expect(reasons).toEqual(expect.arrayContaining(expected))
      expect(reasons.length > 0).toBe(expected.length > 0)
      const open = Object.entries(byStatus).map(([status, actions]) => {
        const taken = reasons.length > 0 ? [] : actionsByStatus(status).map((action) => letters[action])
        return [status, expected.length > 0 ? '' : actions, [...taken].sort().join('')]
      })
      for (const [status, wanted = '', taken] of open)
        expect([status, taken]).toEqual([status, [...wanted].sort().join('')])
    },
  )
})
