import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../../sandbox-rig'
import type { SampledCall, SampledRule } from './sampled-call'
import { createSamplingWorld, type Sample, type SamplingWorld } from './sampling-world'

let rig: SandboxRig
let world: SamplingWorld
beforeAll(async () => {
  rig = await startSandboxRig()
  world = createSamplingWorld(rig, () => [])
})
afterAll(() => rig.close())

/** A call that is refused where the rule is unmet, and leaves something behind whatever it is answered. */
const careless: SampledCall = {
  name: 'Cluster.list',
  proves: [],
  actor: 'owner',
  request: async () => {
    await rig.control('PATCH', '/clusters/sales-analytics', { cloneable: false })
    return ['GET', '/users/{id}/instances']
  },
  done: 200,
  requires: [[{ id: 'trial', kind: 'trial', says: 'No' }]],
  conditions: [],
  needs: {},
}
const quiet: SampledCall = { ...careless, request: () => ['GET', '/users/{id}/instances'] }
const sample = { title: 'now', key: 'owner', change: {}, broken: [] }
const changed = 'Cluster.list, owner, now: The state has changed.'

it.each([
  ['is refused and changes something', careless, { ...sample, broken: ['trial'] }, true],
  ['is refused and changes nothing', quiet, { ...sample, broken: ['trial'] }, false],
  ['has no effect and changes something', careless, { ...sample, hasNoEffect: true }, true],
  ['has no effect and changes nothing', quiet, { ...sample, hasNoEffect: true }, false],
  ['may change something', careless, sample, false],
])('notes of a request that %s whether the state has changed', async (_what, call, each, isNoted) => {
  await world.check(call, each)
  expect(world.takeDisagreements().includes(changed)).toBe(isNoted)
})

it('notes another answer than the expected one, and a refusal that the log does not hold', async () => {
  await world.check(quiet, { ...sample, broken: ['trial'] })
  const noted = world.takeDisagreements()
  expect(noted[0]).toMatch(/^Cluster\.list, owner, now: 403 expected, 200 received: /)
  expect(noted).toContain('Cluster.list, owner, now: The log holds nothing.')
  await world.check(quiet, sample)
  expect(world.takeDisagreements()).toEqual([])
})

it('notes of a refusal other words, rules and kinds than expected, and what log and transcription hold', async () => {
  const said = 'You need higher permission'
  const policy: SampledRule = { id: 'cluster.connection.policy', kind: 'policy', says: said }
  const noted = async (
    rules: readonly SampledRule[],
    transcribed: readonly string[] = [said],
    who: Partial<Sample> = { key: 'user' },
  ) => {
    const own = createSamplingWorld(rig, () => transcribed)
    const call: SampledCall = {
      ...quiet,
      name: 'Cluster.disconnect',
      request: ({ of }) => ['PUT', of('disconnect')],
      requires: [rules],
    }
    await own.check(call, { ...sample, ...who, broken: rules.map(({ id }) => id) })
    return own.takeDisagreements().map((each) => each.replace(/^Cluster\.disconnect, \w+, now: /, ''))
  }
  const inLog = 'The log holds cluster.connection.policy.'
  expect(await noted([policy])).toEqual([])
  expect(await noted([{ ...policy, says: 'No' }])).toEqual([
    expect.stringMatching(/"says":"No".* expected, .*"says":"You need higher permission".* received$/),
  ])
  expect(await noted([{ ...policy, id: 'cluster.other' }])).toEqual([
    ...[expect.stringMatching(/"ruleId":"cluster.other".* expected, /), inLog],
  ])
  expect(await noted([policy, { id: 'cluster.flag', kind: 'flag', says: said }])).toEqual([
    ...[expect.stringMatching(/"unmet":"cluster.connection.policy, cluster.flag".* expected, /), inLog],
  ])
  expect(await noted([{ ...policy, kind: 'state' }])).toEqual([
    expect.stringMatching(/^409 expected, 403 received: /),
  ])
  const state = 'Only a connected or starting cluster can be disconnected.'
  const creating = { change: { state: 'creating' } } as const
  expect(
    await noted([{ id: 'cluster.disconnect.state', kind: 'state', says: state }], [state], creating),
  ).toEqual([])
  expect(await noted([policy], ['No'])).toEqual(['No transcribed, You need higher permission said'])
})

it('notes of an answer that is no rule of the action whether it is that one, and changes nothing', async () => {
  const odd = { title: 'odd', send: () => rig.call(null, 'GET', '/users/{id}/instances') }
  await world.answers(quiet, 401, odd)
  expect(world.takeDisagreements()).toEqual([])
  const meddling = async () => {
    await rig.control('PATCH', '/clusters/sales-analytics', { cloneable: false })
    return odd.send()
  }
  await world.answers(quiet, 404, { ...odd, send: meddling })
  expect(world.takeDisagreements()).toEqual([
    'Cluster.list, odd: 404 expected, 401 received',
    'Cluster.list, odd: The state has changed.',
  ])
})
