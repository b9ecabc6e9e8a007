import { describe, expect, it } from 'vitest'
import type { ClusterPolicies } from '../domain/cluster'
import { type ClusterRole, clusterRoles } from '../domain/cluster-role'
import { buildCluster, buildPerson } from '../testing/builders'
import { buildClusterDetail } from '../testing/detail-builders'
import type { Viewer } from './access-context'
import { accessRules } from './access-rules'
import { explain } from './explain'
import { ruledActions } from './explore'
import { policiesOfRole } from './role-policies'
import { asViewed, isSentAsOwner, policiesAs, rolesBelow } from './view-as'
import { actions, flagNames, platformActionNames, subjects } from './vocabulary'

const everything = ['list', 'create', 'update', 'delete']

/** What a server sends to an owner to whom it grants all there is. */
const all: ClusterPolicies = {
  management: everything,
  cluster: everything,
  connection: everything,
  subCluster: everything,
  user: everything,
  blueprint: everything,
  cli: everything,
  whitelist: everything,
  roleName: 'owner',
  authorizedRoles: ['owner'],
  unreadable: [],
}

const person = buildPerson({
  email: 'olivia@sandbox.test',
  platformActions: platformActionNames.map((name) => ({ name, platforms: ['gc', 'az'] })),
  toggleFeatures: flagNames.map((flag) => ({ key: flag.replace('{product}', 'basalt'), isPublished: true })),
})

describe('viewing as a role', () => {
  it('lets an owner view as all others, a manager as User and Billing User, and nobody as more', () => {
    expect(rolesBelow('owner')).toEqual(['accountAdmin', 'developer', 'accountManager'])
    expect(rolesBelow('accountAdmin')).toEqual(['developer', 'accountManager'])
    for (const role of ['developer', 'accountManager', 'partner', null]) expect(rolesBelow(role)).toEqual([])
  })

  it('says who is sent as an owner, by either of what the server names', () => {
    const isOwner = (roleName: string, ...authorizedRoles: string[]) =>
      isSentAsOwner({ policies: { ...all, roleName, authorizedRoles } })
    expect(isOwner('owner', 'owner')).toBe(true)
    expect(isOwner('owner')).toBe(true)
    expect(isOwner('accountAdmin', 'accountAdmin', 'owner')).toBe(true)
    expect(isOwner('accountAdmin', 'accountAdmin')).toBe(false)
  })

  it('asks access who may', () => {
    const answers = clusterRoles.map((role) => {
      const cluster = buildCluster({ name: 'sales', policies: policiesOfRole(role) })
      return explain('open', 'ViewAs', { person, productKey: 'basalt', cluster }).isAllowed
    })

    expect(answers).toEqual([true, true, false, false])
  })

  it('shows an owner what a Billing User has', () => {
    expect(policiesAs('accountManager', all)).toEqual({
      management: [],
      cluster: ['list', 'update'],
      connection: [],
      subCluster: ['list'],
      user: ['list'],
      blueprint: ['list', 'create', 'update', 'delete'],
      cli: [],
      whitelist: ['list'],
      roleName: 'accountManager',
      authorizedRoles: ['accountManager'],
      unreadable: [],
    })
  })

  it.each(['accountAdmin', 'developer', 'accountManager'] as const)(
    'gives an owner every verdict, with its reasons, that somebody has who is %s of the cluster',
    (role) => {
      const verdicts = (viewer: Viewer, policies: ClusterPolicies) => {
        const detail = buildClusterDetail({ name: 'sales', ownerEmail: 'olivia@sandbox.test', policies })
        const context = {
          person: viewer,
          productKey: 'basalt',
          cluster: detail,
          detail,
          environment: 'development',
        }
        return ruledActions().map(({ action, subject }) => {
          const { isAllowed, reasons } = explain(action, subject, context)
          return [action, subject, isAllowed, reasons]
        })
      }
      const themselves = verdicts({ ...person, email: 'uma@sandbox.test' }, policiesOfRole(role))
      expect(verdicts({ ...person, viewsAs: role }, policiesOfRole('owner'))).toEqual(themselves)
      expect(themselves.filter(([, , isAllowed]) => isAllowed).length).toBeGreaterThan(10)
      expect(themselves.filter(([, , isAllowed]) => !isAllowed).length).toBeGreaterThan(10)
    },
  )

  it('gives nothing the server did not send', () => {
    const sent = { ...all, user: ['create', 'audit'], whitelist: [], subCluster: ['list'] }

    expect(policiesAs('accountAdmin', sent)).toMatchObject({
      user: ['create'],
      whitelist: [],
      subCluster: ['list'],
    })
  })

  it('keeps the own role on a cluster where it does not stand above the viewed one', () => {
    const asUser: ClusterPolicies = { ...all, roleName: 'developer', authorizedRoles: ['developer'] }

    expect(policiesAs('accountManager', asUser)).toMatchObject({
      roleName: 'developer',
      authorizedRoles: ['developer'],
    })
    expect(policiesAs('accountAdmin', asUser)).toMatchObject({ roleName: 'developer' })
    expect(policiesAs('developer', { ...all, authorizedRoles: ['owner', 'accountManager'] })).toMatchObject({
      roleName: 'developer',
      authorizedRoles: ['developer', 'accountManager'],
    })
  })

  it('leaves a context alone that nobody views as a role, and records as the server sent them', () => {
    const cluster = buildCluster({ name: 'sales', policies: all })
    const context = { person, productKey: 'basalt', cluster }

    expect(asViewed(context)).toBe(context)
    asViewed({ ...context, person: { ...person, viewsAs: 'developer' } })
    expect(cluster.policies).toEqual(all)
  })

  it('takes the ownership by e-mail address away', () => {
    const detail = buildClusterDetail({ name: 'sales', ownerEmail: 'olivia@sandbox.test', policies: all })
    const context = { person, productKey: 'basalt', cluster: detail, detail }

    expect(explain('view', 'ClusterSecret', context).isAllowed).toBe(true)
    const viewed = { ...context, person: { ...person, viewsAs: 'accountAdmin' as const } }
    expect(explain('view', 'ClusterSecret', viewed).isAllowed).toBe(false)
  })

  it('opens nothing to read that was closed to the person, for any role, policies and extra roles', () => {
    const widened = variants().flatMap((policies) =>
      clusterRoles.flatMap((viewsAs) => {
        const detail = buildClusterDetail({ name: 'sales', ownerEmail: 'olivia@sandbox.test', policies })
        const context = { person, productKey: 'basalt', cluster: detail, detail, environment: 'development' }
        return readings.filter(
          ({ action, subject }) =>
            explain(action, subject, { ...context, person: { ...person, viewsAs } }).isAllowed &&
            !explain(action, subject, context).isAllowed,
        )
      }),
    )

    expect(readings.length).toBeGreaterThan(30)
    expect(widened).toEqual([])
  })
})

/** Everything that shows something; the rest is refused by the client while a role is viewed. */
const readings = subjects.flatMap((subject) =>
  actions
    .filter((action) => accessRules[subject]?.[action] && /^(list|show|view|open)/.test(action))
    .map((action) => ({ subject, action })),
)

/** What servers might send: each role's own, each with one policy emptied or filled, and with a second role. */
function variants(): ClusterPolicies[] {
  const names = [
    'management',
    'cluster',
    'connection',
    'subCluster',
    'user',
    'blueprint',
    'cli',
    'whitelist',
  ] as const
  return clusterRoles.flatMap((role: ClusterRole) => {
    const own = policiesOfRole(role)
    return [
      own,
      ...names.flatMap((name) => [
        { ...own, [name]: [] },
        { ...own, [name]: everything },
      ]),
      ...clusterRoles.map((second) => ({ ...own, authorizedRoles: [role, second] })),
      ...clusterRoles.map((second) => ({ ...all, roleName: role, authorizedRoles: [second] })),
    ]
  })
}
