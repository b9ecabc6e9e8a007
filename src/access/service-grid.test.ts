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

const noSubCluster = "You can't make actions on Self-Managed Cluster"
/** The same of the nodes of self-managed clusters (the matrix's "Self-managed clusters", CFG-D16). */
const bySubClusterRole = {
  owner: null,
  accountAdmin: null,
  accountManager: noSubCluster,
  developer: noSubCluster,
} as const

const ofCluster = { isOfSubCluster: false, isDisconnected: false }
const ofSubCluster = { isOfSubCluster: true, isDisconnected: false }
const ofDisconnected = { isOfSubCluster: true, isDisconnected: true }
const grid = roles.flatMap((role) => states.map((state) => [role, state] as const))

/** Sentences of all that stands against an action on a node, in a cluster of the role's published policies. */
function sentencesAgainst(
  { isOfSubCluster, isDisconnected }: typeof ofCluster,
  [role, state]: (typeof grid)[number],
  flags: readonly string[] = ['subcluster'],
) {
  const cluster = buildClusterDetail({ state, policies: policiesOfRole(role) })
  const context = {
    person: buildPerson({ toggleFeatures: flags.map((key) => ({ key, isPublished: true })) }),
    productKey: 'basalt',
    environment: 'production',
    cluster,
    detail: cluster,
    isNodeDisconnected: isDisconnected,
  }
  const services = explain('update', 'ClusterServices', context)
  const subClusters = explain('restart', 'SubCluster', context)
  return reasonsAgainstNode(isOfSubCluster, services, subClusters).map(({ sentence }) => sentence)
}

/** Each status with the letters of what can be done: all that it offers where nothing stands against it, else none. */
function open(sentences: readonly string[]) {
  return Object.keys(byStatus).map((status) => {
    const taken = sentences.length > 0 ? [] : actionsByStatus(status).map((action) => letters[action])
    return [status, taken.join('')]
  })
}
const all = Object.entries(byStatus)
const nothing = all.map(([status]) => [status, ''])

describe('an action on a service node', () => {
  it.each(grid)(
    'by a person in role %s of a cluster in state %s, by every status [CFG-049]',
    (role, state) => {
      const sentences = sentencesAgainst(ofCluster, [role, state])
      const expected = [
        ...(byRole[role] === null ? [] : [byRole[role]]),
        ...(state === 'running' ? [] : ['Cluster Must be running']),
      ]
      expect(sentences).toEqual(expect.arrayContaining(expected))
      expect(sentences.length > 0).toBe(expected.length > 0)
      expect(open(sentences)).toEqual(expected.length > 0 ? nothing : all)
    },
  )

  it.each(grid)(
    'of a self-managed cluster, by a person in role %s of a cluster in state %s, by every status [CFG-023, CFG-049]',
    (role, state) => {
      const expected = [
        ...(byRole[role] === null ? [] : [byRole[role]]),
        ...(state === 'running' ? [] : ['Cluster Must be running']),
        ...(bySubClusterRole[role] === null ? [] : [bySubClusterRole[role]]),
      ]
      const sentences = sentencesAgainst(ofSubCluster, [role, state])
      expect(sentences).toEqual(expect.arrayContaining(expected))
      expect(sentences.length > 0).toBe(expected.length > 0)
      expect(open(sentences)).toEqual(expected.length > 0 ? nothing : all)

      const disconnected = sentencesAgainst(ofDisconnected, [role, state])
      expect(disconnected).toEqual([...sentences, noSubCluster])
      expect(open(disconnected)).toEqual(nothing)
    },
  )

  it('of a disconnected self-managed cluster is refused by a rule of its own [CFG-D16]', () => {
    const cluster = buildClusterDetail({ policies: policiesOfRole('owner') })
    const context = { person: buildPerson(), productKey: 'basalt', cluster, detail: cluster }
    const rules = (more: { isNodeDisconnected?: boolean }) =>
      explain('update', 'ClusterServices', { ...context, ...more }).reasons.map(({ rule }) => rule)
    expect(rules({ isNodeDisconnected: true })).toEqual(['cluster-services.sub-cluster-connected'])
    expect(rules({ isNodeDisconnected: false })).toEqual([])
    expect(rules({})).toEqual([])
  })

  it('of a self-managed cluster is for nobody where these are not switched on', () => {
    expect(open(sentencesAgainst(ofSubCluster, ['owner', 'running'], []))).toEqual(nothing)
  })
})
