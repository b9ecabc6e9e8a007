import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessRules } from '../../src/access/access-rules'
import { expectedAccess } from '../../src/testing/access/expected-access'
import { expectedVerdict } from '../../src/testing/access/expected-verdict'
import { type LifecycleState, lifecycleStates } from '../lifecycle'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'
import { bothOf, type Condition, proving, type SampledCall, titled } from './sampling/sampled-call'
import { sampledCalls } from './sampling/sampled-calls'
import { createSamplingWorld, policiesOf, type SamplingWorld } from './sampling/sampling-world'

const conditioned = sampledCalls.filter(({ conditions }) => conditions.length > 0)
const ofCluster = sampledCalls.filter(({ roles }) => roles !== undefined)

let rig: SandboxRig
let world: SamplingWorld
beforeAll(async () => {
  rig = await startSandboxRig()
  world = createSamplingWorld(rig, (action, facts) => {
    const expectations = expectedAccess[action]
    if (!expectations) throw new Error(`Nothing is transcribed of ${action}.`)
    return expectedVerdict(expectations, facts).sentences
  })
})
afterAll(async () => {
  process.stdout.write(`${world.summary()}\n`)
  await rig.close()
})

/** Every role of a cluster; the first that may, in every state. */
async function sampleRoles(call: SampledCall): Promise<void> {
  const roles = Object.entries(call.roles ?? {})
  const first = roles.find(([, refused]) => refused.length === 0)
  for (const [key, refused] of roles) {
    for (const state of statesFor(call, key === first?.[0])) {
      const byState = call.states?.[state] ?? []
      const isDone = 'repeats' in byState
      const hasNoEffect = isDone && refused.length === 0
      const broken = hasNoEffect ? [] : [...refused, ...(isDone ? [byState.repeats] : byState)]
      await world.check(call, { title: state, key, change: { state }, broken, hasNoEffect })
    }
  }
}

/** Every role in every state is `every-cell.test.ts`, on the rules that the calls ask. */
function statesFor({ states, start }: SampledCall, isFirst: boolean): readonly LifecycleState[] {
  if (!states) return [start?.state ?? 'running']
  return isFirst ? lifecycleStates : [start?.state ?? 'running']
}

/** A person who is sent just the verbs that suffice, whatever the role. */
async function samplePolicies(call: SampledCall): Promise<void> {
  const sent = { ...policiesOf([]), ...call.needs }
  await world.check(call, {
    title: 'just the verbs needed',
    key: 'user',
    change: { sent },
    broken: call.beyondPolicies ?? [],
  })
}

async function sampleConditions(call: SampledCall, conditions: readonly Condition[]): Promise<void> {
  for (const { name, by, breaks } of conditions) {
    await world.check(call, { title: name, key: call.actor, change: by, broken: breaks })
  }
}

/** Each condition with the next one that can be there at the same time. */
function pairsOf(conditions: readonly Condition[]): Condition[] {
  return conditions.flatMap((left, index) => {
    const [next = null] = conditions.slice(index + 1).flatMap((right) => bothOf(left, right) ?? [])
    return next ?? []
  })
}

/** Asked by the console alone: pages, tabs, and controls whose call asks another action of these. */
const looks = [
  'ClusterSize.show',
  'DeltaSharing.show',
  'Synapse.show',
  'Copilot.show',
  'AdvancedSql.show',
  'AccessExplorer.open',
  'ClusterPage.open-access-and-security',
  'ClusterPage.open-advanced-configurations',
  'ClusterPage.open-configurations',
  'ClusterPage.open-data-apps',
  'ClusterPage.open-libraries',
  'ClusterPage.open-main',
  'ClusterPage.open-scheduling',
  'ClusterPage.open-self-managed-clusters',
  'ClusterPage.show',
  'ClusterPage.upgrade',
  'ClusterUser.view',
  'ConsentFlow.open',
  'CookiePrompt.show',
  'DataAgent.remove',
  'DataAgent.view',
  'DataAppCatalogue.open',
  'Library.update',
  'Marketplace.open',
  'Plans.contact',
  'Plans.open',
  'ScheduledEvent.show',
  'SubCluster.list',
  'SupportToken.update',
  'TrialBanner.show',
  'UsageAnalysis.identify',
  'ViewAs.open',
]
/** Asked by resources that a definition describes; sampled where those are served. */
const described = [
  'Account.manage',
  'Account.view',
  'ClusterConfiguration.manage',
  'ClusterConfiguration.view',
]

describe('access over HTTP', () => {
  it('is sampled for every ruled action that has a call', () => {
    const sampled = [
      ...sampledCalls.flatMap(({ name }) => name.match(/[A-Z]\w+\.[a-z-]+/g) ?? []),
      ...['DataAgent.start', 'DataAgent.stop', 'DataAgent.restart'],
    ]
    const ruled = Object.entries(accessRules).flatMap(([subject, actions]) =>
      Object.keys(actions ?? {}).map((action) => `${subject}.${action}`),
    )
    expect(ruled.filter((name) => !sampled.includes(name)).sort()).toEqual([...looks, ...described].sort())
    expect(sampled.filter((name) => !ruled.includes(name))).toEqual([])
  })

  it.each(titled(ofCluster, 'is for the roles of the matrix, in the states of the specification'))(
    '%s',
    async (_title, call) => {
      await sampleRoles(call)
      expect(world.takeDisagreements()).toEqual([])
    },
  )

  it.each(proving(ofCluster, 'follows the policies that are sent, not the role'))(
    '%s',
    async (_title, call) => {
      await samplePolicies(call)
      expect(world.takeDisagreements()).toEqual([])
    },
  )

  it.each(proving(conditioned, 'is refused for each single condition'))('%s', async (_title, call) => {
    await sampleConditions(call, call.conditions)
    expect(world.takeDisagreements()).toEqual([])
  })

  it.each(titled(conditioned, 'is refused for two conditions at once, each with the next'))(
    '%s',
    async (_title, call) => {
      await sampleConditions(call, pairsOf(call.conditions))
      expect(world.takeDisagreements()).toEqual([])
    },
  )

  it.each([
    ['start', 'orders_agent', 'already_started'],
    ['start', 'legacy_agent', 'failed'],
    ['stop', 'inventory_agent', 'failed'],
    ['stop', 'warehouse_agent', 'failed'],
    ['restart', 'inventory_agent', 'failed'],
  ])(
    'DataAgent.%s of %s in a state that forbids it answers %s and does nothing',
    async (action, agent, word) => {
      const call = sampledCalls.find(({ name }) => name === `DataAgent.manage, to ${action}`)
      if (!call) throw new Error(`No call does ${action}.`)
      await world.answers(call, 200, {
        title: agent,
        send: async ([method]) => {
          const path = world.agents(`${await world.rowId('data-agents', agent)}/execute-action`)
          const answer = await rig.call('owner', method, path, { tenantName: 'default', action })
          expect(answer.body).toEqual({ body: { status: word } })
          return answer
        },
      })
      expect(world.takeDisagreements()).toEqual([])
    },
  )
})
