import { describe, expect, it } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { FieldDefinition } from '../../definitions/define-field'
import { t } from '../../locales/t'
import type { Text } from '../../locales/text'
import { pinnedDefinitions } from './pinned-definitions'

/*
 * What a person reads and finds of each resource, written by hand from the specification: the columns of its list and
 * how it is searched, filtered, sorted and paged; the fields of its forms; the places and words of its actions.
 */
type Pinned = {
  list: string
  /** By form: its title, its fields in order, then what is particular of it, then what is said when it has worked. */
  forms: Readonly<Record<string, string>>
  /** By field of a form: its label, what is said while it is empty, and what is particular of it. */
  fields: Readonly<Record<string, string>>
  /** By action: where it stands, its label, the title of its question, and what is said when it has worked. */
  actions: Readonly<Record<string, string>>
}

describe('the definition of', () => {
  it.each(pinnedDefinitions)(
    '$name shows, asks and says what the specification says',
    ({ name, definition }) => {
      expect({
        list: listOf(definition),
        forms: formsOf(definition),
        fields: fieldsOf(definition),
        actions: actionsOf(definition),
      }).toEqual(pinned[name])
    },
  )
})

function listOf({ list }: ResourceDefinition): string {
  const { columns, columnsOnDemand, sort, paging, search, filters } = list
  return [
    columns.join(' '),
    columnsOnDemand && `on demand ${columnsOnDemand.join(' ')}`,
    sort && `by ${sort.field} ${sort.order}`,
    paging && paging.kind !== 'none' && `pages of ${paging.sizes.join(' ')} by the ${paging.kind}`,
    search && `search in ${search.fields.join(' ')}${search.debounce ? ` after ${search.debounce} ms` : ''}`,
    filters && `filters ${filters.map(({ key }) => key).join(' ')}`,
  ]
    .filter(Boolean)
    .join('; ')
}

function formsOf(definition: ResourceDefinition): Pinned['forms'] {
  const { create, edit, clone, scale } = definition
  return Object.fromEntries(
    Object.entries({ create, edit, clone, scale }).flatMap(([kind, form]) =>
      form ? [[kind, formOf(form)]] : [],
    ),
  )
}

type Form = {
  title: Text
  sections: readonly { fields: readonly string[] }[]
  width?: number
  locked?: readonly string[]
  submitWhen?: string
  reloadsPerson?: boolean
  wizard?: { review: Text }
  useServerMessage?: boolean
  success?: Text
}

function formOf(form: Form): string {
  const { title, sections, width, locked, submitWhen, reloadsPerson, wizard, useServerMessage, success } =
    form
  return [
    t(title),
    sections.map(({ fields }) => fields.join(' ')).join(' | '),
    width && `${width} px`,
    locked && `locked ${locked.join(' ')}`,
    submitWhen && `sent when ${submitWhen}`,
    reloadsPerson && 'person read again',
    wizard && `steps to ${t(wizard.review)}`,
    useServerMessage && "server's words",
    success && `"${t(success)}"`,
  ]
    .filter(Boolean)
    .join('; ')
}

function fieldsOf({ formFields }: ResourceDefinition): Pinned['fields'] {
  return Object.fromEntries(Object.entries(formFields ?? {}).map(([name, field]) => [name, fieldOf(field)]))
}

function fieldOf({ label, required, debounce, resets, accept, notBefore, wire }: FieldDefinition): string {
  return [
    t(label),
    required && `"${t(required)}"`,
    debounce && `checked after ${debounce} ms`,
    resets && `empties ${resets.join(' ')}`,
    accept && `takes ${accept.join(' ')}`,
    notBefore && `not before ${notBefore}`,
    wire && `the server's ${wire.join(' ')}`,
  ]
    .filter(Boolean)
    .join('; ')
}

function actionsOf({ actions }: ResourceDefinition): Pinned['actions'] {
  return Object.fromEntries(actions.map((action) => [action.name, actionOf(action)]))
}

function actionOf(action: ActionDefinition): string {
  const { where, label, confirm, dangerText, conflictsWith, useServerMessage, success, caution } = action
  return [
    where.length > 0 ? where.join(' ') : 'in a cell',
    t(label),
    confirm && 'title' in confirm && `asks "${t(confirm.title)}" and "${t(confirm.submit)}"`,
    caution && 'with caution',
    dangerText && `loses "${t(dangerText)}"`,
    conflictsWith?.length && `not during ${conflictsWith.join(' ')}`,
    useServerMessage && "server's words",
    success && `"${t(success)}"`,
  ]
    .filter(Boolean)
    .join('; ')
}

const pinned: Readonly<Record<string, Pinned>> = {
  // D3 §2.4, §3 'Billing stat', BIL-D02.
  'billing-stats': {
    list: 'dateFormatted units users usage totalCost',
    forms: {},
    fields: {},
    actions: {},
  },
  // D1 §4, §5, §7.
  clusters: {
    list: 'name regionAlias sizeName version idleTime; search in name; filters state platform region',
    forms: {
      create:
        'Create New Cluster; platform region name | csize | image installation dsize idleTime optimizationLevel | tenantID blueprintId keepAlive packages; person read again; "cluster is created successfully"',
      clone: 'Clone Cluster; name; sent when complete; person read again; "Cluster is cloned successfully"',
    },
    fields: {
      platform: 'Platform; "Please select a platform"',
      region: `Region; "Please select a region"; the server's regionAlias zone k8sClusterCode appId`,
      name: 'Name; "Please enter a valid name"',
      csize: `Size; "Please select a size"; the server's analyticsSizeID loaderSizeID`,
      image: 'Version; "Please select a version"',
      installation: 'Installation type; "Please select an installation type"',
      dsize: 'Disk size; "Please enter a disk size"',
      idleTime: 'Idle time',
      optimizationLevel: 'Optimization level; "Please select an optimization level"',
      tenantID: 'Tenant content',
      blueprintId: 'Data application',
      keepAlive: "Keep alive; the server's sleeppable",
      packages: 'Required python packages',
    },
    actions: {
      connect: 'card header; Connect; not during disconnect',
      disconnect: 'menu header; Disconnect; asks "Disconnect {{name}}?" and "Disconnect"',
      clone: 'menu page; Clone',
      delete:
        'menu page; Delete; asks "Are you sure you want to delete {{name}} cluster?" and "Delete"; loses "The cluster, its data and its settings are lost for good."; "{{name}} is deleted successfully"',
    },
  },
  // D2 §2 'Access and security tab', §5 'Invite user', §9.
  'cluster-users': {
    list: 'name status email role lastLoginAt; search in name email; filters role',
    forms: {
      create: `Invite User; email role; 645 px; server's words; "The invitation was sent."`,
      edit: `Change the role of {{name}}; role; server's words; "The role was changed."`,
    },
    fields: {
      email: `Email; "This doesn't seem to be a valid email. Try again."; checked after 1500 ms; the server's userEmail`,
      role: `Role; "please input your role"; the server's roleName`,
    },
    actions: {
      invite: 'toolbar; Invite User',
      roles: 'toolbar; Roles and Permissions',
      'change-role': 'row; Change role',
      withdraw: `row; Withdraw invitation; asks "Withdraw the ownership invitation of {{name}}?" and "Withdraw invitation"; loses "The ownership stays where it is; to hand it over later, {{name}} has to be invited again."; server's words; "The invitation was withdrawn."`,
      remove: `row; Remove; asks "Remove {{name}}?" and "Remove"; loses "{{name}} loses all access to this cluster at once."; server's words; "The user was removed."`,
    },
  },
  // D3 §2.1, §5, §8.
  'data-agents': {
    list: 'name status description tenantId version hasAuthFile dataSources; pages of 10 by the server; search in name after 500 ms',
    forms: {
      create: 'New Data Agent; name tenantId description; "Data Agent {{name}} created successfully"',
      edit: 'Edit {{name}}; name tenantId description; locked name tenantId; "Data Agent {{name}} updated successfully"',
    },
    fields: {
      name: 'Name; "name required"',
      tenantId: `Tenant; "tenant required"; the server's tenantID`,
      description: 'Description',
    },
    actions: {
      create: 'toolbar; New',
      'agent-wheel': 'toolbar; Download agent wheel',
      'agent-notebook': 'toolbar; Download sample notebook',
      start: `row; Start; server's words; "{{name}} started successfully"`,
      stop: `row; Stop; asks "Stop {{name}}?" and "Stop"; not during restart; server's words; "{{name}} stopped successfully"`,
      restart: `row; Restart; asks "Restart {{name}}?" and "Restart"; not during stop; server's words; "{{name}} restarted successfully"`,
      authorize: `row; Generate authentication file; server's words; "Authentication file generated"`,
      steps: 'menu; Set-up steps',
      edit: 'menu; Edit',
      reauthorize: `menu; Regenerate authentication file; server's words; "Authentication file generated"`,
      remove:
        'menu; Delete; loses "The connection and its authentication file are gone for good."; "{{count}} Data Agent(s) deleted: {{names}}"',
      manage:
        'selection; Delete Selected; loses "The connection and its authentication file are gone for good."; "{{count}} Data Agent(s) deleted: {{names}}"',
    },
  },
  // D2 §2 'Libraries tab', §7.
  libraries: {
    list: 'name status version type source analyticsState loaderState chidoriState; on demand analyticsState loaderState chidoriState; search in name',
    forms: {
      create: `Install new library; source packages coordinates mavenRepository package cranRepository path file; 620 px; server's words; "Installing {{name}}"`,
      edit: `Edit the version of {{name}}; version; server's words; "Installing {{name}}"`,
    },
    fields: {
      source: 'Source; "Source"',
      packages: 'Packages; "Add at least one PyPI Package"',
      coordinates: 'Coordinates; "Please add Maven Coordinates"',
      mavenRepository: "Repository; the server's repository",
      package: 'Package; "Please add CRAN Package"',
      cranRepository: "Repository; the server's repository",
      path: 'Path; "Please enter the path of a Py, JAR, WHL, or Egg file"',
      file: 'File; "Please upload a supported file"; takes .py .jar .whl .egg',
      version: 'Version',
    },
    actions: {
      install: 'toolbar; Install new library',
      sync: 'toolbar; Sync Versions; "Python Packages Versions Syncronised"',
      reinstall: `row; Reinstall; asks "Reinstall {{name}}?" and "Reinstall"; server's words; "Installing {{name}}"`,
      'edit-version': 'row; Edit version',
      uninstall: `row; Uninstall; asks "Uninstall {{name}}?" and "Uninstall"; loses "Code on the cluster that uses {{name}} stops working."; server's words; "Uninstalling {{name}}"`,
      'uninstall-selected': `selection; Uninstall Selected; asks "Uninstall {{name}}?" and "Uninstall"; loses "Code on the cluster that uses {{name}} stops working."; server's words; "Uninstalling {{name}}"`,
    },
  },
  // D2 §2 'Scheduling tab', §9.
  'scheduled-events': {
    list: 'event status startTime endTime result; by startTime asc; pages of 10 20 50 100 by the client',
    forms: {
      create: `Schedule an event; event startTime endTime | analyticsReplicas loaderReplicas; steps to Review; server's words; "The event is scheduled"`,
      edit: `Edit scheduled event; event startTime endTime | analyticsReplicas loaderReplicas; steps to Review; server's words; "The event was changed"`,
    },
    fields: {
      event: 'Event; "Please select an event"; empties analyticsReplicas loaderReplicas',
      startTime: 'Start time; "Please select a start time"; not before today',
      endTime: 'End time; not before startTime',
      analyticsReplicas: 'Analytics nodes; "Please enter at least one of analytics and loader counts"',
      loaderReplicas: 'Loader nodes',
    },
    actions: {
      create: 'toolbar; New event',
      view: 'row; View',
      edit: 'row; Edit',
      delete: `row; Delete; asks "Delete the event {{name}}?" and "Delete"; loses "The event is removed from the schedule."; server's words; "The event was deleted"`,
    },
  },
  // D3 §2.2, §5, §8.
  'sub-clusters': {
    list: 'name status ipu sizeName type url',
    forms: {
      create: `Create Self-Managed Cluster; name type size nodes; sent when complete; server's words; "Self-Managed Cluster Created"`,
      edit: `Edit Self-Managed Cluster; name type size; locked name type; sent when complete; server's words; "Self-Managed Cluster Updated"`,
      scale: `Scale Self-Managed Cluster; name type nodes; locked name type; sent when complete; server's words; "Self-Managed Cluster Updated"`,
    },
    fields: {
      name: 'Name; "Input is required"',
      type: 'Type; "Input is required"',
      size: 'Size; "Input is required"',
      nodes: 'Nodes; "Input is required"',
    },
    actions: {
      create: 'toolbar; New Self-Managed Cluster',
      connect: `row; Connect; server's words; "Self-Managed Cluster Connected"`,
      disconnect: `row; Disconnect; asks "Disconnect {{name}}?" and "Disconnect"; server's words; "Self-Managed Cluster Disconnected"`,
      edit: 'menu; Edit size',
      scale: 'menu; Scale',
      start: `menu; Start nodes; server's words; "Start nodes of {{name}}: on its way"`,
      restart: `menu; Restart nodes; asks "Restart the nodes of {{name}}?" and "Restart nodes"; server's words; "Restart nodes of {{name}}: on its way"`,
      stop: `menu; Stop nodes; asks "Stop the nodes of {{name}}?" and "Stop nodes"; server's words; "Stop nodes of {{name}}: on its way"`,
      delete:
        'menu; Delete; asks "Delete {{name}}?" and "Delete"; loses "Its nodes, its endpoint and everything that runs on it are gone for good."; "Self-Managed Cluster Deleted"',
    },
  },
  // D2 §5 'IP whitelist'.
  whitelists: {
    list: 'range description isActive; search in range description',
    forms: {
      create: `Add an IP range; range description; server's words; "The IP range was added."`,
      edit: `Edit {{name}}; range description; server's words; "The IP range was changed."`,
    },
    fields: {
      range: 'IP range; "Please input IP range"',
      description: 'Description',
    },
    actions: {
      add: 'toolbar; Add',
      edit: 'row; Edit',
      'switch-on': `in a cell; Switch on; asks "Switch on {{name}}?" and "Switch on"; with caution; server's words; "The IP range was changed."`,
      'switch-off': `in a cell; Switch off; asks "Switch off {{name}}?" and "Switch off"; with caution; server's words; "The IP range was changed."`,
      delete: `row; Delete; asks "Delete {{name}}?" and "Delete"; with caution; loses "The entry is gone for good."; server's words; "The IP range was deleted."`,
    },
  },
}
