import type { AccessRules, Rule } from './rule'
import { flagRule, planRule, policyRule } from './rule-builders'

const source = "D2 §6 'Tab and section visibility'"

/** Who has a schedule at all: the same three conditions hide the tab. */
const schedule: readonly Rule[] = [
  {
    id: 'scheduled-event.role',
    kind: 'policy',
    when: { authorizedRoles: ['owner', 'accountAdmin'] },
    sentence: 'access.needsHigherPermission',
    effect: 'hide',
    resolution: 'owner',
    source,
  },
  flagRule('schedular', { id: 'scheduled-event.flag', effect: 'hide', source }),
  {
    id: 'scheduled-event.platform',
    kind: 'platform',
    when: { isOnAzure: false },
    sentence: 'clusterAccess.scheduleNotOnAzure',
    effect: 'hide',
    resolution: 'none',
    source: `${source}, DET-D14`,
  },
]

const mayChange = policyRule('clusterPolicy', 'update', {
  id: 'scheduled-event.policy',
  effect: 'disable',
  source: "D2 §6 'Other gates': change controls, ACL-016",
})

const notStarted: Rule = {
  id: 'scheduled-event.started',
  kind: 'property',
  when: { hasEventStarted: false },
  sentence: 'clusterAccess.eventHasStarted',
  effect: 'disable',
  resolution: 'none',
  source: "D2 §4 'Scheduled events'",
}

/** What may be done with the schedule of a cluster. */
export const scheduledEventRules = {
  ScheduledEvent: {
    list: schedule,
    show: schedule,
    create: [...schedule, mayChange],
    update: [...schedule, mayChange, notStarted],
    remove: [...schedule, mayChange, notStarted],
    // An event does later what a person may not do now: its kind is asked for beside making or changing it.
    'choose-connection': [
      policyRule('connectionPolicy', 'create', {
        id: 'scheduled-event.connection.policy',
        effect: 'disable',
        source: "D3 §6 'Other rules', ACL-035",
      }),
    ],
    'choose-scale': [
      {
        id: 'scheduled-event.scale.trial',
        kind: 'trial',
        when: { isTrial: false },
        sentence: 'clusterAccess.nodesNeedPremium',
        effect: 'disable',
        resolution: 'upgrade',
        source: "D2 §6 'Other gates', D3 §6 'Other rules'",
      },
      planRule('cluster_scaling', 'clusterAccess.scalingAction', {
        id: 'scheduled-event.scale.plan',
        effect: 'disable',
        source: "D2 §6 'Other gates', D3 §6 'Other rules', ACL-018",
      }),
      flagRule('manualScaling', {
        id: 'scheduled-event.scale.flag',
        effect: 'disable',
        source: "D2 §6 'Other gates', CFG-053",
      }),
    ],
  },
} satisfies AccessRules
