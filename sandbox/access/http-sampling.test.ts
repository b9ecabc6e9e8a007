import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
  world = createSamplingWorld(rig)
})
afterAll(async () => {
  process.stdout.write(`${world.summary()}\n`)
  await rig.close()
})

/** Every role of a cluster, in every state where the state counts. */
async function sampleRoles(call: SampledCall): Promise<void> {
  for (const [key, refused] of Object.entries(call.roles ?? {})) {
    for (const state of statesFor(call, refused.length > 0)) {
      const byState = call.states?.[state] ?? []
      const isDone = 'repeats' in byState
      const hasNoEffect = isDone && refused.length === 0
      const broken = hasNoEffect ? [] : [...refused, ...(isDone ? [byState.repeats] : byState)]
      await world.check(call, { title: state, key, change: { state }, broken, hasNoEffect })
    }
  }
}

/** A role that may, in every state where the state counts; one that may not, where everything else is met and not. */
function statesFor({ states, start }: SampledCall, isRefused: boolean): readonly LifecycleState[] {
  if (!states) return [start?.state ?? 'running']
  return isRefused ? ['running', 'sleeping'] : lifecycleStates
}

/** Whoever is sent just the verbs that suffice, whatever the role. */
async function samplePolicies(call: SampledCall): Promise<void> {
  const sent = { ...policiesOf([]), ...call.needs }
  await world.check(call, { title: 'just the verbs needed', key: 'user', change: { sent }, broken: [] })
}

async function sampleConditions(call: SampledCall, conditions: readonly Condition[]): Promise<void> {
  for (const { name, by, breaks } of conditions) {
    await world.check(call, { title: name, key: call.actor, change: by, broken: breaks })
  }
}

function pairsOf(conditions: readonly Condition[]): Condition[] {
  return conditions.flatMap((left, index) =>
    conditions.slice(index + 1).flatMap((right) => bothOf(left, right) ?? []),
  )
}

describe('access over HTTP', () => {
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

  it.each(titled(conditioned, 'is refused for each two conditions at once'))('%s', async (_title, call) => {
    await sampleConditions(call, pairsOf(call.conditions))
    expect(world.takeDisagreements()).toEqual([])
  })
})
