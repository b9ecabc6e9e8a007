import { describe, expect, it } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { FieldDefinition } from '../../definitions/define-field'
import type { FilterDefinition } from '../../definitions/define-list'
import '../../locales/account-texts'
import { t } from '../../locales/t'
import { pinnedDefinitions } from './pinned-definitions'

/*
 * Where each resource stands and what it is called, who may read and change it, and what else of its list, its details
 * and its actions the other pinned tests leave open.
 */
type Pinned = {
  /** What one, several and the list are called, with the line under the title; where it stands; what access is asked. */
  place: string
  /** The columns that can be sorted by; the words of each filter, and what it looks at. */
  list: string
  /** Of one record: its title, its fields, and what is particular of it. */
  detail?: string
  /** By form: the line under the title of a section. */
  sections?: Readonly<Record<string, string>>
  /** Reasons of options that cannot be chosen, by field and value. */
  closed?: Readonly<Record<string, string>>
  /** What is said of an action while it runs and when it fails, and how long its success waits. */
  actions?: Readonly<Record<string, string>>
}

describe('the definition of', () => {
  it.each(pinnedDefinitions)(
    '$name stands, sorts, filters and reports as it should',
    ({ name, definition }) => {
      expect(written(definition)).toEqual(pinned[name])
    },
  )
})

const joined = (parts: readonly unknown[]) => parts.filter(Boolean).join('; ')

function written(definition: ResourceDefinition): Pinned {
  const { create, edit, clone, scale, formFields = {}, actions } = definition
  const detail = detailOf(definition)
  const sections = entriesOf({ create, edit, clone, scale }, (form) =>
    joined(form?.sections.map(({ text }) => text && t(text)) ?? []),
  )
  const closed = entriesOf(formFields, closedOptions)
  const told = entriesOf(Object.fromEntries(actions.map((action) => [action.name, action])), toldOf)
  return {
    place: placeOf(definition),
    list: listOf(definition),
    ...(detail && { detail }),
    ...(sections && { sections }),
    ...(closed && { closed }),
    ...(told && { actions: told }),
  }
}

/** What is written of each part; nothing where nothing is. */
function entriesOf<Part>(parts: Readonly<Record<string, Part>>, write: (part: Part) => string) {
  const entries = Object.entries(parts).flatMap(([key, part]) => {
    const words = write(part)
    return words === '' ? [] : [[key, words]]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function placeOf(definition: ResourceDefinition): string {
  const { label, about, scope, place, access, titleField, nameRecord, calls } = definition
  const { subject, ...operations } = access
  return joined([
    `${t(label.one)}, ${t(label.many)}`,
    label.title && `"${t(label.title)}"`,
    about && t(about),
    `of the ${scope}`,
    place.kind === 'tab' ? `on ${place.tab} at ${place.anchor}` : place.kind,
    `named by ${titleField}${nameRecord ? ' in words' : ''}`,
    calls.recordsAt && `at ${calls.recordsAt}`,
    `${subject} ${Object.entries(operations).flat().join(' ')}`,
  ])
}

function listOf({ list: { sortable, filters, card, poll, refresh } }: ResourceDefinition): string {
  return joined([
    sortable ? `sorted by ${sortable.join(' ')}` : 'sorted by all',
    ...(filters ?? []).map(filterOf),
    card && `drawn by ${card.state} ${card.foot}`,
    ...(card?.panels ?? []).map(({ key, title, empty }) => `${key} "${t(title)}" "${t(empty)}"`),
    poll && `kept fresh by ${poll.call}`,
    refresh?.faster && `sooner while ${refresh.faster.values.join(' ')}`,
  ])
}

function filterOf({ label, all, column, several, field, reader }: FilterDefinition<string>): string {
  const places = [column && `under ${column}`, several && 'several', field && `by ${field}`, reader && 'read']
  return [`"${t(label)}"`, `"${t(all)}"`, ...places].filter(Boolean).join(' ')
}

function detailOf({ detail }: ResourceDefinition): string | undefined {
  if (!detail) return undefined
  const { title, sections, parts, width, parameter } = detail
  return joined([
    `"${t(title)}"`,
    ...sections.map((section) => `${t(section.title)}: ${section.fields.join(' ')}`),
    parts && `shows ${parts}`,
    width && `${width} px`,
    parameter && `at ${parameter}`,
  ])
}

function closedOptions({ options = [] }: FieldDefinition): string {
  return joined(
    options.map(({ value, disabledReason }) => disabledReason && `${value}: ${t(disabledReason)}`),
  )
}

function toldOf({ progress, failure, successDelayMs, answer }: ActionDefinition): string {
  return joined([
    progress && `"${t(progress)}"`,
    failure && `fails with "${t(failure)}"`,
    successDelayMs && `after ${successDelayMs} ms`,
    answer && 'judges the answer',
  ])
}

const pinned: Readonly<Record<string, Pinned>> = {
  // D1 §4, §5, §8.
  clusters: {
    place: 'Cluster, Clusters; of the user; page; named by name; Cluster list list create create',
    list: `sorted by all; "State" "All states" several read; "Platform" "All platforms" several read; "Region" "All regions" several by regionAlias; drawn by state foot; connected "Connected Clusters ({{count}})" "You don't have Connected Clusters"; disconnected "Disconnected Clusters ({{count}})" "You don't have Disconnected Clusters"; kept fresh by listClusterStatuses`,
    sections: {
      create:
        'Where the cluster runs and what it is called. These cannot be changed later.; What the cluster costs per hour depends on its size. You can resize it later.',
    },
    actions: {
      connect: '"Connecting {{name}}"',
      disconnect: '"Disconnecting {{name}}"',
      delete: 'fails with "The input is not valid Name!"',
    },
  },
  // D2 §2 'Access and security tab'.
  'cluster-users': {
    place:
      'user, Cluster Administration Users; Who may work with this cluster, and in which role.; of the cluster; on access-and-security at cluster-users; named by email; ClusterUser list list create invite edit update',
    list: 'sorted by name email role status lastLoginAt; "Role" "All roles" under role read',
  },
  // D3 §2.1, §4.1.
  'data-agents': {
    place:
      'Data Agent, Data Agents; "Data Agent"; A data agent is a connection that links one cluster tenant to data sources.; of the cluster; on configurations at cluster-data-agent; named by name; DataAgent list list create create edit update',
    list: 'sorted by all',
    actions: {
      start: 'after 2000 ms; judges the answer',
      stop: 'after 2000 ms; judges the answer',
      restart: 'after 2000 ms; judges the answer',
      authorize: 'judges the answer',
      reauthorize: 'judges the answer',
    },
  },
  // D2 §2 'Libraries tab', §4.
  libraries: {
    place:
      'Library, Libraries; Packages the cluster’s services can use. Installing or removing one takes a few minutes and needs a connected cluster.; of the cluster; on libraries at libraries; named by name; Library list list create install edit update',
    list: 'sorted by all; sooner while installing uninstalling',
    closed: { source: 'organization: Your organization has no library store yet. Please contact support.' },
  },
  // D2 §2 'Scheduling tab'.
  'scheduled-events': {
    place:
      'Scheduled event, Scheduled events; "Table View"; Connect, disconnect or scale the cluster at a time you choose, once. With an end time it is rolled back.; of the cluster; on scheduling at scheduled-events; named by event in words; ScheduledEvent list list create create edit update',
    list: 'sorted by all',
    detail: '"Scheduled event: {{name}}"; Scheduled event: event startTime endTime status result',
  },
  // D3 §2.2, §4.2.
  'sub-clusters': {
    place:
      'Self-Managed Cluster, Self-Managed Clusters; Extra compute beside the cluster: analytics, failover, advanced SQL, loading. Each is billed for its own IPU.; of the cluster; on self-managed-clusters at self-managed-clusters; named by name; at subClusters; SubCluster list list create create edit update scale scale',
    list: 'sorted by all; sooner while changing',
  },
  // D2 §2 'Access and security tab'.
  whitelists: {
    place:
      'IP range, IP ranges; "IP Whitelisting"; While a range is active, its addresses may reach this cluster.; of the cluster; on access-and-security at ip-whitelisting; named by range; IpWhitelist list list create create edit update',
    list: 'sorted by all',
  },
  // D3 §2.4, §3 'Billing stat', BIL-D02.
  'billing-stats': {
    place:
      'Month, Months; "Billing history"; What your clusters cost, month by month. Costs are in ICC, as billed.; of the user; page; named by dateFormatted; BillingHistory list list',
    list: 'sorted by units users usage totalCost',
    detail: '"Billing of {{name}}"; shows clusters; 880 px; at month',
  },
}
