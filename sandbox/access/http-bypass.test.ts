import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectedAccess } from '../../src/testing/access/expected-access'
import { expectedVerdict } from '../../src/testing/access/expected-verdict'
import { idOf, type SandboxRig, startSandboxRig } from '../sandbox-rig'
import type { WireUser } from '../wire'
import { type SampledCall, titled } from './sampling/sampled-call'
import { sampledCalls } from './sampling/sampled-calls'
import { createSamplingWorld, policiesOf, type SamplingWorld } from './sampling/sampling-world'

const isOwn = ({ name }: SampledCall) =>
  /^(Cluster\.(list|create)|(Plans|BillingHistory|PaymentCard|Profile|Password|ConsentFlow)\.)/.test(name)
const rulesOf = ({ requires }: SampledCall, kind: string) =>
  requires.flat().flatMap((rule) => (rule.kind === kind ? [rule.id] : []))

/** The calls that carry a body. */
const withBody = sampledCalls.filter(
  ({ name }) =>
    !/\.(list|show|view|connect|disconnect|delete|remove)\b|, cancelled|^(SupportToken|ClusterPage)/.test(
      name,
    ) || /^(ClusterUser\.remove|SubCluster\.(connect|disconnect)|DataAgent\.delete)/.test(name),
)

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
  process.stdout.write(`Around access: ${world.summary()}\n`)
  await rig.close()
})

describe('access cannot be gone around', () => {
  it.each(titled(sampledCalls, 'without a token of one who is known is 401'))('%s', async (_title, call) => {
    for (const key of [null, 'forged']) {
      await world.answers(call, 401, {
        title: `token ${key}`,
        send: ([method, path, body]) => rig.call(key, method, path.replace('{id}', idOf('owner')), body),
      })
    }
    expect(world.takeDisagreements()).toEqual([])
  })

  it.each(titled(sampledCalls, 'of another tenant is 404'))('%s', async (_title, call) => {
    await world.answers(call, 404, {
      title: 'under the id of somebody else',
      send: ([method, path, body]) => rig.call('stranger', method, path.replace('{id}', idOf('owner')), body),
    })
    if (!isOwn(call)) {
      await world.answers(call, 404, {
        title: 'on a foreign cluster',
        send: ([method, path, body]) => rig.call('stranger', method, path, body),
      })
    }
    expect(world.takeDisagreements()).toEqual([])
  })

  it.each(titled(withBody, 'takes no field that it does not know'))('%s', async (_title, call) => {
    await world.answers(call, 422, {
      title: 'with fields of its own',
      send: ([method, path, body]) => {
        const [one] = Array.isArray(body) ? body : [body]
        const more = { ...one, isAllowed: true, clusterPolicy: { clusterPolicy: ['update'] } }
        return rig.call('user', method, path, Array.isArray(body) ? [more] : more)
      },
    })
    expect(world.takeDisagreements()).toEqual([])
  })
})

describe('access follows what is so now', () => {
  const ofCluster = sampledCalls.filter(({ roles }) => roles !== undefined)

  it.each(titled(ofCluster, 'by a manager who has been made a User since the page was loaded'))(
    '%s',
    async (_title, call) => {
      await world.check(call, {
        title: 'made a User meanwhile',
        key: 'manager',
        change: {
          rows: async ({ rig: { call: send }, of }) => {
            const page = await send('manager', 'GET', '/tenants/{id}/instances/sales-analytics')
            expect(page.body.clusterPolicy.roleName).toBe('accountAdmin')
            const change = { userEmail: 'manager@sandbox.test', roleName: 'developer' }
            expect((await send('owner', 'PUT', of('updateuserrole'), change)).status).toBe(200)
          },
        },
        broken: call.roles?.user ?? [],
      })
      await world.answers(call, isOwn(call) ? 200 : 404, {
        title: 'removed meanwhile',
        meanwhile: () => rig.call('owner', 'PUT', world.of('removeuserrole'), { userID: idOf('manager') }),
        send: ([method, path, body]) => rig.call('manager', method, path, body),
      })
      expect(world.takeDisagreements()).toEqual([])
    },
  )
})

describe('what the console does not know allows nothing', () => {
  const strange = ['*', 'all', 'any', 'LIST', 'Create', 'manage', 'update ', 'create,update,delete,list']
  const unknownRole = { roleName: 'superuser', authorizedRoles: ['root', 'Owner', 'OWNER', '*'] }
  const withRules = (kind: string) => sampledCalls.filter((call) => rulesOf(call, kind).length > 0)

  it.each(titled(withRules('policy'), 'with verbs and a role nobody knows'))('%s', async (_title, call) => {
    const sent = { ...policiesOf(strange), ...unknownRole }
    const policies = rulesOf(call, 'policy').filter((rule) => !call.metByUnknownRole?.includes(rule))
    await world.check(call, {
      title: 'unknown verbs and role',
      key: 'user',
      change: { sent },
      broken: [...policies, ...(call.reportedWithRefusal ?? [])],
    })
    expect(world.takeDisagreements()).toEqual([])
  })

  it.each(titled(withRules('flag'), 'with flags nobody knows'))('%s', async (_title, call) => {
    const person: Partial<WireUser> = {
      features: ['*', 'all', 'Whitelist', 'SUBCLUSTER', 'dataAgent'].map((key) => ({ key, toggle: true })),
      toggleFeatures: ['*', 'schedularX', ' schedular', 'azure'].map((key) => ({ key, published: true })),
    }
    await world.check(call, {
      title: 'unknown flags',
      key: call.actor,
      change: { person },
      broken: rulesOf(call, 'flag'),
    })
    expect(world.takeDisagreements()).toEqual([])
  })

  it.each(
    titled(
      withRules('plan').filter(({ actor }) => actor === 'owner'),
      'with platform actions nobody knows, and platforms nobody has',
    ),
  )('%s', async (_title, call) => {
    const platformActions = [
      { name: '*', platforms: 'gc, az, az-saas' },
      { name: 'Clone', platforms: 'gc' },
      ...['clone', 'whitelisting', 'packages_installion', 'subcluster', 'da'].map((name) => ({
        name,
        platforms: '*, all, gcp, GC',
      })),
    ]
    await world.check(call, {
      title: 'unknown platform actions',
      key: 'owner',
      change: { person: { platformActions } },
      broken: rulesOf(call, 'plan').filter((id) => id !== 'data-app.choose.plan'),
    })
    expect(world.takeDisagreements()).toEqual([])
  })
})
