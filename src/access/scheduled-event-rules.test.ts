import { describe, expect, it } from 'vitest'
import { noPolicies } from '../domain/cluster'
import { buildPerson } from '../testing/builders'
import { buildClusterDetail } from '../testing/detail-builders'
import type { AccessContext } from './access-context'
import { explain } from './explain'

const now = Date.parse('2026-03-02T09:00:00Z')
const asking = (changes: {
  roles?: string[]
  cluster?: string[]
  platform?: string
  person?: Partial<AccessContext['person']>
  startTime?: string
}): AccessContext => ({
  person: buildPerson({ toggleFeatures: [{ key: 'schedular', isPublished: true }], ...changes.person }),
  productKey: 'basalt',
  cluster: buildClusterDetail({
    platform: changes.platform ?? 'gc',
    policies: {
      ...noPolicies,
      cluster: changes.cluster ?? ['update'],
      authorizedRoles: changes.roles ?? ['owner'],
    },
  }),
  now,
  scheduledEvent: {
    id: 'e-1',
    event: 'connect',
    startTime: changes.startTime ?? '2026-03-02T09:00:01Z',
    endTime: null,
    analyticsReplicas: null,
    loaderReplicas: null,
    result: null,
    status: 'queued',
  },
})

describe('the schedule', () => {
  it.each([
    [{}, true],
    [{ roles: ['accountAdmin'] }, true],
    [{ roles: ['developer', 'accountAdmin'] }, true],
    [{ roles: ['developer'] }, false],
    [{ roles: ['accountManager'] }, false],
    [{ roles: [] }, false],
    [{ platform: 'az' }, false],
    [{ platform: 'az-saas' }, false],
    [{ person: { toggleFeatures: [], features: [] } }, false],
    [{ person: { toggleFeatures: [], features: [{ key: 'scheduler', isToggled: true }] } }, true],
    [{ person: { toggleFeatures: [], features: [{ key: 'schedular', isToggled: true }] } }, true],
  ])('is there with role, platform and flag; with %o: %s [SCH-017]', (changes, isThere) => {
    const verdict = explain('list', 'ScheduledEvent', asking(changes))
    expect([verdict.isAllowed, verdict.isHidden]).toEqual([isThere, !isThere])
  })

  it.each(['update', 'remove'] as const)('lets %s only what is to come [SCH-005, SCH-006]', (action) => {
    expect(explain(action, 'ScheduledEvent', asking({})).isAllowed).toBe(true)
    const verdict = explain(action, 'ScheduledEvent', asking({ startTime: '2026-03-02T09:00:00Z' }))
    expect([verdict.isAllowed, verdict.isHidden, verdict.reasons[0]?.sentence]).toEqual([
      false,
      false,
      'This event has started; it can only be looked at.',
    ])
  })

  it.each(['create', 'update', 'remove'] as const)('lets %s only with the cluster policy', (action) => {
    const { isHidden, reasons } = explain(action, 'ScheduledEvent', asking({ cluster: ['list'] }))
    expect([isHidden, reasons.map(({ sentence }) => sentence)]).toEqual([
      false,
      ['You need higher permission'],
    ])
  })
})
