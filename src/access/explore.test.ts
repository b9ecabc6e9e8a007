import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import '../locales/late-texts'
import type { ClusterUser } from '../domain/cluster-user'
import { buildPerson } from '../testing/builders'
import { buildClusterDetail } from '../testing/detail-builders'
import type { AccessContext } from './access-context'
import { accessRules } from './access-rules'
import { factsOfPlain } from './dependencies'
import { decide } from './explain'
import { explorerOf, ruledActions, type UnknownFacts, unknowns } from './explore'
import { type FactName, factReaders, factsOf } from './facts'
import type { AccessRules, Rule, RuleKind } from './rule'
import { roleNameOf, viewpointOf, type Who } from './viewpoint'
import type { Action, Subject } from './vocabulary'
import type { When } from './when'

/** Every value some rule asks a fact for, one nobody asks for, and nothing. */
const valuesOf = Object.fromEntries(
  Object.keys(factReaders).map((name) => {
    const wanted = Object.values(accessRules)
      .flatMap((table) => Object.values(table))
      .flat()
      .flatMap((rule) => {
        const value: unknown = Reflect.get(rule.when, name)
        if (value === undefined) return []
        return typeof value === 'object' && value !== null && 'not' in value ? value.not : value
      })
      .flat()
    return [name, [...new Set<unknown>([...wanted, true, false, 'elsewhere', null])]]
  }),
)

const lists = new Set(['flags', 'planActions', 'premiumFeatures', 'lockedActions', 'subClusterTypes'])
const isList = (name: string) => name.endsWith('Policy') || name === 'authorizedRoles' || lists.has(name)

const anyFacts = fc.record(
  Object.fromEntries(
    Object.entries(valuesOf).map(([name, values]) => [
      name,
      isList(name)
        ? fc.subarray(values.filter((value) => typeof value === 'string'))
        : fc.constantFrom(...values),
    ]),
  ),
)
const anyUnknown: fc.Arbitrary<UnknownFacts> = fc
  .subarray(Object.keys(factReaders))
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, fc.constantFrom(...unknowns)]))))

describe('exploring', () => {
  it('answers as the verdict of the controls where everything is known', () => {
    const explore = explorerOf({})
    fc.assert(
      fc.property(anyFacts, (plain) => {
        const facts = factsOfPlain(plain)
        for (const { action, subject } of ruledActions()) {
          const verdict = decide(action, subject, facts)
          const found = explore(action, subject, facts)
          expect(found.verdict).toBe(verdict.isAllowed ? 'allowed' : 'refused')
          expect(found.isHidden).toBe(verdict.isHidden)
          expect(found.open).toEqual([])
          expect(found.unmet.map(({ rule, sentence, resolution }) => [rule, sentence, resolution])).toEqual(
            verdict.reasons.map(({ rule, sentence, resolution }) => [rule, sentence, resolution]),
          )
          expect(found.met.length + found.unmet.length).toBe(accessRules[subject]?.[action]?.length)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('says allowed or refused only where no unknown fact could change it', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, anyUnknown, (plain, other, unknown) => {
        const explore = explorerOf(unknown)
        const facts = factsOfPlain(plain)
        const truth = factsOfPlain(
          Object.fromEntries(
            Object.entries(plain).map(([name, value]) => [name, name in unknown ? other[name] : value]),
          ),
        )
        for (const { action, subject } of ruledActions()) {
          const found = explore(action, subject, facts)
          const { isAllowed, reasons } = decide(action, subject, truth)
          if (found.verdict === 'allowed') expect(isAllowed).toBe(true)
          if (found.verdict === 'refused') expect(isAllowed).toBe(false)
          const refused = reasons.map(({ rule }) => rule)
          expect(refused).toEqual(expect.arrayContaining(found.unmet.map(({ rule }) => rule)))
          expect(refused.filter((rule) => found.met.some((met) => met.rule === rule))).toEqual([])
        }
      }),
      { numRuns: 100 },
    )
  })

  it('refuses what no table knows, with the reason', () => {
    expect(explorerOf({})('clone', 'Region', factsOfPlain({}))).toEqual({
      action: 'clone',
      subject: 'Region',
      verdict: 'refused',
      isHidden: true,
      unmet: [
        {
          rule: 'unknown',
          kind: 'unknown',
          sentence: 'This action is not known here, so it is not allowed.',
          resolution: 'none',
          source: 'ACL-D26',
          effect: 'hide',
          when: {},
          dependsOn: [],
        },
      ],
      open: [],
      met: [],
    })
  })

  it('puts every rule in one of three lists, each in the order of its kinds, with all it hangs on', () => {
    const tables: AccessRules = {
      Cluster: {
        clone: [
          rule('state', { clusterState: ['running'] }),
          rule('flag', { flags: 'payment', isOwnRow: false }),
          rule('policy', { managementPolicy: 'create' }),
          rule('trial', { isTrial: false }),
          rule('quota', { hasClustersLeft: true, clusterState: ['running'] }),
          rule('property', { isCloneable: true }, 'disable'),
        ],
        show: [rule('property', { isCloneable: true }, 'disable')],
      },
    }
    const facts = factsOfPlain({ clusterState: 'running', isTrial: false, managementPolicy: ['list'] })
    const explore = explorerOf({ flags: 'account', isOwnRow: 'row', hasClustersLeft: 'account' }, tables)
    const found = explore('clone', 'Cluster', facts)

    expect(found.unmet.map(({ kind }) => kind)).toEqual(['policy', 'property'])
    expect(found.open.map(({ kind, dependsOn }) => [kind, dependsOn])).toEqual([['flag', ['account', 'row']]])
    expect(found.met.map(({ kind, dependsOn }) => [kind, dependsOn])).toEqual([
      ['trial', []],
      ['quota', []],
      ['state', []],
    ])
    expect(found.open[0]?.when).toEqual({ flags: 'payment', isOwnRow: false })
    expect(found.isHidden).toBe(true)
    expect(explore('show', 'Cluster', facts)).toMatchObject({ verdict: 'refused', isHidden: false })
  })

  it('hides nothing for a rule that may be met yet, where another refuses in sight', () => {
    const tables: AccessRules = {
      Cluster: {
        clone: [rule('flag', { flags: 'payment' }), rule('property', { isCloneable: true }, 'disable')],
      },
    }
    const facts = factsOfPlain({ isCloneable: false })
    const found = (unknown: UnknownFacts) => explorerOf(unknown, tables)('clone', 'Cluster', facts)
    expect(found({ flags: 'account' })).toMatchObject({ verdict: 'refused', isHidden: false })
    expect(found({})).toMatchObject({ verdict: 'refused', isHidden: true })
  })

  it('lists the actions of a subject in the order of its table', () => {
    const tables: AccessRules = { SupportToken: { list: [], update: [], create: [] }, Cluster: { clone: [] } }
    expect(ruledActions(tables)).toEqual([
      { subject: 'Cluster', action: 'clone' },
      { subject: 'SupportToken', action: 'list' },
      { subject: 'SupportToken', action: 'update' },
      { subject: 'SupportToken', action: 'create' },
    ])
  })
})

function rule(kind: RuleKind, when: When, effect: Rule['effect'] = 'hide'): Rule {
  return {
    id: `a.${kind}`,
    kind,
    when,
    effect,
    sentence: 'clusterAccess.ownRow',
    resolution: 'none',
    source: 'a',
  }
}

const person = buildPerson({
  uuid: 'u-owner',
  email: 'owner@sandbox.test',
  platformActions: [
    { name: 'clone', platforms: ['gc'] },
    { name: 'whitelisting', platforms: ['gc'] },
  ],
  features: [
    { key: 'whitelist', isToggled: true },
    { key: 'subcluster', isToggled: true },
  ],
})
const cluster = buildClusterDetail({ name: 'sales', ownerEmail: 'owner@sandbox.test' })
const mine: AccessContext = { person, productKey: 'basalt', cluster, detail: cluster }
const billing: Pick<ClusterUser, 'id' | 'email' | 'role'> = {
  id: 'u-billing',
  email: 'billing@sandbox.test',
  role: 'accountManager',
}

function see(who: Who, state?: 'sleeping' | 'corrupted') {
  const { context, unknown } = viewpointOf(who, mine, state)
  const explore = explorerOf(unknown)
  const facts = factsOf(context)
  return (action: Action, subject: Subject) => {
    const { verdict, unmet, open } = explore(action, subject, facts)
    return {
      verdict,
      unmet: unmet.map(({ rule }) => rule),
      open: open.map(({ rule, dependsOn }) => `${rule}: ${dependsOn.join()}`),
    }
  }
}

const allowed = { verdict: 'allowed', unmet: [], open: [] }

describe('a point of view', () => {
  it('of oneself knows the account and the policies that were sent', () => {
    const owner = see({ kind: 'me' })

    expect(owner('clone', 'Cluster')).toEqual(allowed)
    expect(owner('view', 'ClusterSecret')).toEqual(allowed)
    expect(owner('update', 'ClusterUser')).toEqual({
      verdict: 'conditional',
      unmet: [],
      open: ['cluster-user.self: row', 'cluster-user.role: row'],
    })
    expect(owner('choose', 'Platform').open).toContain('platform.choose.flag: choice')
  })

  it.each([
    // A role, and what the matrix lets it do: see and manage the whitelist, invite, clone, connect.
    ['owner', ['allowed', 'allowed', 'allowed', 'allowed', 'allowed']],
    ['accountAdmin', ['allowed', 'allowed', 'allowed', 'refused', 'allowed']],
    ['developer', ['refused', 'refused', 'refused', 'refused', 'refused']],
    ['accountManager', ['allowed', 'refused', 'refused', 'refused', 'refused']],
  ] as const)(
    'of %s follows the published matrix with the account of the viewer [ACL-019, ACL-025, ACL-026]',
    (role, verdicts) => {
      const sees = see({ kind: 'role', role })
      const sleeping = see({ kind: 'role', role }, 'sleeping')

      expect([
        sees('list', 'IpWhitelist').verdict,
        sees('create', 'IpWhitelist').verdict,
        sees('invite', 'ClusterUser').verdict,
        sees('clone', 'Cluster').verdict,
        sleeping('connect', 'Cluster').verdict,
      ]).toEqual(verdicts)
    },
  )

  it('of oneself is that of the role somebody views the console as', () => {
    const viewing: AccessContext = { ...mine, person: { ...person, viewsAs: 'developer' } }
    expect(viewpointOf({ kind: 'me' }, viewing).context.cluster?.policies.roleName).toBe('developer')
  })

  it('of a role does not know whose e-mail address it would be', () => {
    expect(see({ kind: 'role', role: 'owner' })('view', 'ClusterSecret')).toEqual({
      verdict: 'conditional',
      unmet: [],
      open: ['cluster-secret.owner: person'],
    })
  })

  it('of another person knows their role and address, and nothing of their account', () => {
    const sees = see({ kind: 'user', user: billing })

    expect(sees('list', 'IpWhitelist')).toEqual({
      verdict: 'conditional',
      unmet: [],
      open: ['whitelist.flag: account'],
    })
    expect(sees('create', 'IpWhitelist')).toEqual({
      verdict: 'refused',
      unmet: ['whitelist.policy.create'],
      open: ['whitelist.plan: account', 'whitelist.flag: account'],
    })
    expect(sees('list', 'ClusterUser')).toEqual(allowed)
    expect(sees('view', 'ClusterSecret').unmet).toEqual(['cluster-secret.owner'])
    expect(sees('open-access-and-security', 'ClusterPage')).toEqual(allowed)
  })

  it('of somebody in a role nobody knows is refused all that a policy grants', () => {
    const sees = see({ kind: 'user', user: { ...billing, role: 'auditor' } })

    expect(sees('list', 'ClusterUser').verdict).toBe('refused')
    expect(sees('open', 'AccessExplorer').verdict).toBe('refused')
  })

  it('of the viewer in the list of users is the viewer', () => {
    const sees = see({ kind: 'user', user: { id: 'u-owner', email: null, role: 'developer' } })

    expect(sees('clone', 'Cluster')).toEqual(allowed)
  })

  it('without an e-mail address does not know whose clusters they own', () => {
    const sees = see({ kind: 'user', user: { ...billing, email: null } })

    expect(sees('view', 'ClusterSecret').open).toEqual(['cluster-secret.owner: person'])
  })

  it('knows the role of the viewer, as what they view the console as', () => {
    expect(roleNameOf(mine)).toBe('owner')
    expect(roleNameOf({ ...mine, person: { ...person, viewsAs: 'developer' } })).toBe('developer')
    expect(roleNameOf({ person, productKey: 'basalt' })).toBeNull()
  })

  it('takes the cluster in another state, in every fact that tells of it', () => {
    expect(see({ kind: 'me' }, 'sleeping')('clone', 'Cluster').unmet).toEqual(['cluster.clone.state'])
    expect(see({ kind: 'me' }, 'corrupted')('delete', 'Cluster').unmet).toEqual([
      'cluster.delete.corrupted',
      'cluster.delete.unavailable',
    ])
  })

  it('is the same in the cluster and in what its page reads of it', () => {
    const { context } = viewpointOf({ kind: 'role', role: 'developer' }, mine, 'corrupted')

    expect([context.cluster?.policies.roleName, context.detail?.policies.roleName]).toEqual([
      'developer',
      'developer',
    ])
    expect([context.cluster?.isCorrupted, context.detail?.isCorrupted]).toEqual([true, true])
    expect(mine.detail?.policies.roleName).toBe('owner')
  })

  it('leaves out no unknown: a row, a choice, an update and an account hang on something', () => {
    const { unknown } = viewpointOf({ kind: 'user', user: billing }, mine)
    const causes: [FactName, string | undefined][] = [
      ['isOwnRow', 'row'],
      ['libraryOperation', 'row'],
      ['chosenType', 'choice'],
      ['isTrialDataApp', 'choice'],
      ['hasPendingUpdate', 'update'],
      ['isImportingDataApps', 'import'],
      ['planActions', 'account'],
      ['hasClustersLeft', 'account'],
      ['isOwnerByEmail', undefined],
      ['roleName', undefined],
      ['clusterState', undefined],
    ]
    expect(causes.map(([name]) => [name, unknown[name]])).toEqual(causes)
  })
})
