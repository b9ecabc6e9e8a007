import { describe, expect, it } from 'vitest'
import { noPolicies } from '../domain/cluster'
import { buildCluster, buildPerson } from '../testing/builders'
import { explain } from './explain'

const every = ['list', 'create', 'update', 'delete'] as const
const supported = [{ name: 'whitelisting', platforms: ['gc', 'az'] }]
const published = [{ key: 'whitelist', isPublished: true }]

const ask = (
  action: (typeof every)[number],
  changes: {
    policy?: readonly string[]
    isPublished?: boolean
    platforms?: string[]
    platform?: string
  } = {},
) => {
  const { policy = every, isPublished = true, platforms = ['gc', 'az'], platform = 'gc' } = changes
  const { isAllowed, isHidden, reasons } = explain(action, 'IpWhitelist', {
    person: buildPerson({
      toggleFeatures: isPublished ? published : [],
      platformActions: platforms.length > 0 ? [{ name: 'whitelisting', platforms }] : [],
    }),
    productKey: 'basalt',
    cluster: buildCluster({ platform, policies: { ...noPolicies, whitelist: [...policy] } }),
  })
  return { isAllowed, isHidden, sentence: reasons[0]?.sentence ?? null }
}

describe('the IP whitelist', () => {
  it.each(every)('with policy, flag and plan allows to %s [WLT-007, WLT-008]', (action) => {
    expect(ask(action)).toEqual({ isAllowed: true, isHidden: false, sentence: null })
  })

  it.each(every.flatMap((action) => every.map((verb) => [action, verb] as const)))(
    'asks for %s no other verb than that: without %s [WLT-007, WLT-008]',
    (action, verb) => {
      const { isAllowed, isHidden } = ask(action, { policy: every.filter((other) => other !== verb) })
      expect(isAllowed).toBe(action !== verb)
      expect(isHidden).toBe(action === verb)
    },
  )

  it('is only viewed by the Billing User, without any control [WLT-009, ACL-025]', () => {
    const policy = ['list']
    expect(ask('list', { policy }).isAllowed).toBe(true)
    for (const action of ['create', 'update', 'delete'] as const) {
      expect(ask(action, { policy })).toEqual({
        isAllowed: false,
        isHidden: true,
        sentence: 'You need higher permission',
      })
    }
  })

  it.each(every)('is hidden with the flag off: %s', (action) => {
    expect(ask(action, { isPublished: false })).toMatchObject({ isAllowed: false, isHidden: true })
  })

  it.each([
    [[], 'gc'],
    [['gc'], 'az'],
    [['az'], 'gc'],
  ])(
    'keeps its controls, disabled, where the plan supports whitelisting on %j and the cluster runs on %s [ACL-017, ACL-038, ACL-040]',
    (platforms, platform) => {
      expect(ask('list', { platforms, platform }).isAllowed).toBe(true)
      for (const action of ['create', 'update', 'delete'] as const) {
        expect(ask(action, { platforms, platform })).toEqual({
          isAllowed: false,
          isHidden: false,
          sentence: "IP whitelisting isn't supported with your current plan.",
        })
      }
    },
  )

  it('allows nothing without a cluster', () => {
    const person = buildPerson({ toggleFeatures: published, platformActions: supported })
    for (const action of every) {
      expect(explain(action, 'IpWhitelist', { person, productKey: 'basalt' }).isAllowed).toBe(false)
    }
  })
})
