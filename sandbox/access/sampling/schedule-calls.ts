import {
  flagRule,
  lacksFlag,
  lacksPlan,
  lacksVerb,
  onTrial,
  planRule,
  policyRule,
  rule,
  when,
} from './common-rules'
import type { ByRole, Condition, SampledCall, SampledRule } from './sampled-call'
import type { SampledCluster } from './sampled-cluster'

const scheduleRules = [
  policyRule('scheduled-event.role'),
  flagRule('scheduled-event.flag'),
  rule('platform', 'scheduled-event.platform', 'Schedules are not available on Azure clusters.'),
]
const notBegun = rule(
  'property',
  'scheduled-event.started',
  'This event has started; it can only be looked at.',
)
const noSchedule: readonly Condition[] = [
  when(
    'the role sent is that of a Billing User',
    { sent: { roleName: 'accountManager', authorizedRoles: ['accountManager'] } },
    ['scheduled-event.role'],
  ),
  lacksFlag('schedular', ['scheduled-event.flag']),
  when('the cluster is in the second cloud', { cluster: { platform: 'az' } }, ['scheduled-event.platform']),
]
const mayChange = policyRule('scheduled-event.policy')
const seesSchedule: ByRole = {
  owner: [],
  manager: [],
  user: ['scheduled-event.role'],
  billing: ['scheduled-event.role'],
}

// The calendar of the sampling stands at 2026-03-02T09:00:00Z.
const event = {
  event: 'disconnect',
  eventResult: null,
  startTime: '2026-03-02T18:00:00.000Z',
  eventInformation: { analyticsReplicas: null, loaderReplicas: null },
}

const scaled = {
  ...event,
  event: 'scale up',
  eventInformation: { analyticsReplicas: 1, loaderReplicas: null },
}

async function addEvents({ addRow }: SampledCluster): Promise<void> {
  const payload = { ...event, status: 'queued', isRolledBack: false }
  await addRow('scheduled-events', 'later', payload)
  await addRow('scheduled-events', 'begun', {
    ...payload,
    startTime: '2026-03-02T08:00:00.000Z',
    status: 'success',
  })
}

/** What is asked besides, because of what the event does. */
type Kind = Pick<SampledCall, 'conditions' | 'needs'> & {
  name?: string
  proves?: readonly string[]
  rules: readonly SampledRule[]
}

const connecting: Kind = {
  name: ' with ScheduledEvent.choose-connection',
  proves: ['ACL-035'],
  rules: [policyRule('cluster.connection.policy')],
  conditions: [lacksVerb('connectionPolicy', 'create', ['cluster.connection.policy'])],
  needs: { connectionPolicy: ['create'] },
}

const scaling: Kind = {
  name: ' with ScheduledEvent.choose-scale',
  proves: ['CFG-053'],
  rules: [
    rule('trial', 'configuration.trial', 'Only available for Premium users. Chat with us to upgrade.'),
    planRule('service-quantity.plan', 'Scaling'),
    flagRule('service-quantity.flag'),
  ],
  conditions: [
    when('the person is on trial', { person: onTrial }, ['configuration.trial']),
    lacksPlan('cluster_scaling', ['service-quantity.plan']),
    lacksFlag('manualScaling', ['service-quantity.flag']),
  ],
  needs: {},
}

function scheduleCall(
  name: 'list' | 'create' | 'update' | 'remove',
  done: 200 | 201,
  request: SampledCall['request'],
  kind: Kind = { rules: [], conditions: [], needs: {} },
): SampledCall {
  const isOfOne = name === 'update' || name === 'remove'
  const isChange = name !== 'list'
  const begun = when('the event has begun', { target: 'begun' }, ['scheduled-event.started'])
  return {
    name: `ScheduledEvent.${name}${kind.name ?? ''}`,
    proves: [...(isChange ? ['ACL-014', 'ACL-016'] : ['ACL-014']), ...(kind.proves ?? [])],
    actor: 'owner',
    start: isOfOne ? { target: 'later', rows: addEvents } : {},
    request,
    done,
    requires: [
      [...scheduleRules, ...(isChange ? [mayChange] : []), ...(isOfOne ? [notBegun] : [])],
      kind.rules,
    ],
    conditions: [
      ...noSchedule,
      ...(isChange ? [lacksVerb('clusterPolicy', 'update', ['scheduled-event.policy'])] : []),
      ...(isOfOne ? [begun] : []),
      ...kind.conditions,
    ],
    needs: {
      authorizedRoles: ['accountAdmin'],
      ...(isChange ? { clusterPolicy: ['update'] } : {}),
      ...kind.needs,
    },
    roles: isChange
      ? { ...seesSchedule, user: ['scheduled-event.role', 'scheduled-event.policy'] }
      : seesSchedule,
  }
}

/** The schedule of a cluster; what an event does is asked for beside making one, and where a change makes it another. */
export const scheduleCalls: readonly SampledCall[] = [
  scheduleCall('list', 200, ({ schedule }) => ['GET', schedule]),
  scheduleCall('create', 201, ({ schedule }) => ['POST', schedule, event], connecting),
  scheduleCall('create', 201, ({ schedule }) => ['POST', schedule, scaled], scaling),
  scheduleCall('update', 200, ({ schedule }, recordID) => ['PUT', schedule, { ...event, recordID }]),
  scheduleCall(
    'update',
    200,
    ({ schedule }, recordID) => ['PUT', schedule, { ...scaled, recordID }],
    scaling,
  ),
  scheduleCall('remove', 200, ({ clusterId }, id) => [
    'DELETE',
    `/users/instances/${clusterId}/${id}/deletescheduledevent`,
  ]),
]
