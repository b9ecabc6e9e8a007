import { connectionPolicy } from './cluster-rules'
import { mayScale } from './configuration-rules'
import type { AccessRules, Rule } from './rule'
import { flagRule, policyRule } from './rule-builders'

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
  source: "D2 §6 'Other gates', ACL-016",
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
    'choose-connection': [{ ...connectionPolicy, effect: 'disable' }],
    'choose-scale': mayScale,
  },
} satisfies AccessRules
