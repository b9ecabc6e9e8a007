import { hasStarted } from '../domain/scheduled-event'
import { hasFlag, isAuthorizedAs, isAzure } from './facts'
import type { Gates, Rule } from './rule'

const source = "D2 §6 'Tab and section visibility'"

/** Who has a schedule at all: the same three conditions hide the tab. */
const schedule: readonly Rule[] = [
  {
    id: 'scheduled-event.role',
    kind: 'policy',
    isMet: ({ cluster }) => cluster !== undefined && isAuthorizedAs(cluster, ['owner', 'accountAdmin']),
    sentence: 'access.needsHigherPermission',
    effect: 'hide',
    remedy: 'owner',
    source,
  },
  {
    id: 'scheduled-event.flag',
    kind: 'flag',
    isMet: ({ person, productKey }) => hasFlag(person, 'schedular', productKey),
    sentence: 'access.featureOff',
    effect: 'hide',
    remedy: 'support',
    source,
  },
  {
    id: 'scheduled-event.platform',
    kind: 'platform',
    isMet: ({ cluster }) => cluster !== undefined && !isAzure(cluster.platform),
    sentence: 'access.scheduleNotOnAzure',
    effect: 'hide',
    remedy: 'none',
    source: `${source}, DET-D14`,
  },
]

const notStarted: Rule = {
  id: 'scheduled-event.started',
  kind: 'property',
  isMet: ({ scheduledEvent, now }) =>
    scheduledEvent !== undefined && now !== undefined && !hasStarted(scheduledEvent, now),
  sentence: 'access.eventHasStarted',
  effect: 'disable',
  remedy: 'none',
  source: "D2 §4 'Scheduled events'",
}

/** What may be done with the schedule of a cluster. */
export const scheduledEventGates = {
  ScheduledEvent: {
    list: schedule,
    show: schedule,
    create: schedule,
    update: [...schedule, notStarted],
    remove: [...schedule, notStarted],
  },
} satisfies Gates
