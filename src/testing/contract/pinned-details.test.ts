import { describe, expect, it } from 'vitest'
import { listed } from '../../definitions/condition'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { FieldDefinition } from '../../definitions/define-field'
import type { CreateDefinition } from '../../definitions/define-form'
import '../../locales/account-texts'
import { t } from '../../locales/t'
import { pinnedDefinitions } from './pinned-definitions'

/*
 * What else each resource says and does, beside pinned-words.test.ts and pinned-expectations.test.ts: the words of a
 * list that is awaited, empty or failed, how a value is shown and entered, what a form and an action call, and what
 * their questions say.
 */
type Pinned = {
  /** While it is awaited, empty (with the action offered) or not to be had; and the words of its search. */
  list: string
  /** By column: its label, its kind, and the cell that draws it. */
  columns: Readonly<Record<string, string>>
  /** By field of a form: how it is entered, the words about it, and what of it depends on the others. */
  inputs: Readonly<Record<string, string>>
  /** By form: what it calls, its words, and what it does beside that. */
  forms: Readonly<Record<string, string>>
  /** By action: its icon, the verdict it needs, its call, and the words of its question. */
  actions: Readonly<Record<string, string>>
}

describe('the definition of', () => {
  it.each(pinnedDefinitions)(
    '$name says what is awaited, missing and asked, and calls what it should',
    ({ name, definition }) => {
      const { list, fields, formFields = {}, create, edit, clone, scale, actions } = definition
      const forms = Object.entries({ create, edit, clone, scale }).flatMap(([kind, form]) =>
        form ? [[kind, formOf(form)]] : [],
      )
      expect({
        list: listOf(list),
        columns: eachOf(fields, columnOf),
        inputs: eachOf(formFields, inputOf),
        forms: Object.fromEntries(forms),
        actions: Object.fromEntries(actions.map((action) => [action.name, actionOf(action)])),
      }).toEqual(pinned[name])
    },
  )
})

function eachOf(fields: ResourceDefinition['fields'], write: (field: FieldDefinition) => string) {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field ? [[name, write(field)]] : [])),
  )
}

const joined = (parts: readonly unknown[]) => parts.filter(Boolean).join('; ')
const given = (part: object, names: readonly string[]) => names.filter((name) => name in part).join(' ')

function listOf(list: ResourceDefinition['list']) {
  const { loading, empty, error, errorNotice, retry, search, toolbar, optimisticUpdates } = list
  return joined([
    t(loading),
    t(empty.title),
    empty.text && t(empty.text),
    empty.action && `offers ${empty.action}`,
    t(error),
    errorNotice && t(errorNotice),
    retry && t(retry),
    search && `"${t(search.label)}" "${t(search.placeholder)}"`,
    toolbar && `beside ${toolbar}`,
    ...Object.entries(optimisticUpdates?.changes ?? {}).map(([name, when]) => `${name} shows ${when}`),
  ])
}

function columnOf({ label, kind, cell, unit }: FieldDefinition) {
  return joined([t(label), unit && `in ${t(unit)}`, kind, cell && `cell ${cell}`])
}

function inputOf(field: FieldDefinition) {
  const { kind, input, unit, choices, options, help, placeholder } = field
  return joined([
    input ?? kind,
    unit && `in ${t(unit)}`,
    choices && `of ${choices}`,
    options && `of ${options.map(({ value, label }) => `${value} "${t(label)}"`).join(', ')}`,
    help && `"${t(help)}"`,
    placeholder && `such as "${t(placeholder)}"`,
    given(field, ['hint', 'rule', 'warning', 'shownWhen', 'lockedWhen', 'requiredWhen', 'review']),
  ])
}

const doings = [
  'request',
  'initial',
  'isMade',
  'awaited',
  'retryOption',
  'ask',
  'upload',
  'operation',
  'recordTitle',
]

function formOf(form: CreateDefinition<string>) {
  const { call, layout, submit, intro, note, summary, sections } = form
  return joined([
    typeof call === 'string' && call,
    layout,
    `"${t(submit)}"`,
    intro && t(intro),
    note && t(note),
    summary && `shows ${summary}`,
    sections.map(({ title }) => title && t(title)).join(' | '),
    given(form, doings),
  ])
}

function actionOf(action: ActionDefinition) {
  const { icon, requires, call, opens, bulk, confirm, optimistic, done, enabledWhen, operation } = action
  return joined([
    icon,
    `may ${requires}`,
    typeof call === 'string' && call,
    action.fileName,
    opens && `opens ${opens}`,
    bulk,
    confirm && ('text' in confirm ? t(confirm.text) : `the dialog ${confirm.dialog}`),
    confirm?.kind === 'typed-name' && `"${t(confirm.field)}" "${t(confirm.mismatch)}"`,
    confirm && 'consequences' in confirm && `with ${confirm.consequences}`,
    optimistic && `shown as ${optimistic}`,
    done && `${done.value}: "${t(done.text)}"`,
    ...listed(enabledWhen).map(({ reason }) => t(reason)),
    operation && `stands as ${operation}`,
    given(action, ['reloadsPerson']),
  ])
}

const pinned: Readonly<Record<string, Pinned>> = {
  // D1 §4, §5, §7.
  clusters: {
    list: 'Getting your clusters; YOUR CLUSTERS LIST IS EMPTY; A cluster holds your data and answers your queries. It is ready 5 to 10 minutes after you create it.; Your clusters could not be loaded; "Search clusters by name" "Search by name"; connect shows at-once; disconnect shows at-once; delete shows when-accepted',
    columns: {
      name: 'Name; text',
      regionAlias: 'Region; text; cell place',
      sizeName: 'Size; text',
      version: 'Version; text',
      idleTime: 'Idle time; text',
      createdAt: 'Created On; date',
      ownerName: 'Owner; text',
    },
    inputs: {
      platform: 'choice-cards; of platforms',
      region: 'choice; of regions; such as "Choose a region"; lockedWhen',
      name: 'text; hint rule',
      csize: 'slider; of sizes; shownWhen lockedWhen',
      image: 'choice; of versions; such as "Choose a version"; shownWhen lockedWhen',
      installation: 'choice-cards; of installation-types; shownWhen',
      dsize: 'number; in GB; hint rule shownWhen',
      idleTime:
        'choice; of idle-times; "The cluster disconnects by itself when it was not used for this long."; such as "Choose an idle time"',
      optimizationLevel: 'choice-cards; of optimization-levels; shownWhen',
      tenantID: 'text; "The id of the tenant whose content the cluster starts with."; shownWhen',
      blueprintId:
        'choice; of data-apps; "Installed when the cluster starts for the first time."; such as "No data application"',
      keepAlive: 'switch; "Stays connected when it is idle, and keeps consuming IPU units."; shownWhen',
      packages: 'list; of required-packages; "Installed with the data application."',
    },
    forms: {
      create:
        'createCluster; page; "Create Cluster"; Choose where the cluster runs, how large it is and what it starts with.; Creating takes 5-10 minutes; Name and place | Capacity | Version and storage | Content and lifetime; request initial awaited operation',
      clone:
        'cloneCluster; "Clone"; The clone of {{name}} starts with the same data and settings: size {{sizeName}}, {{regionAlias}}, version {{version}}. It counts as one more cluster.; Clone Cluster; request initial awaited operation',
    },
    actions: {
      connect:
        'connect; may connect; connectCluster; shown as connect; running: "{{name}} is connected"; stands as connect',
      disconnect:
        'disconnect; may disconnect; disconnectCluster; Everybody loses the connection to {{name}}, and what runs on it stops. Nothing is lost; connecting it again may take up to 5 mins.; with what-stops; shown as disconnect; sleeping: "{{name}} is disconnected"',
      clone: 'clone; may clone; opens clone',
      delete:
        'delete; may delete; deleteCluster; This action cannot be undone.; "Type {{name}} to confirm" "The input is not valid Name!"; with what-is-lost; shown as delete; reloadsPerson',
    },
  },
  // D2 §2 'Access and security tab'.
  'cluster-users': {
    list: 'Getting the users of this cluster; No users yet; offers invite; The users of this cluster could not be loaded.; "Search users" "Name or email"',
    columns: {
      name: 'Name; text; cell name',
      email: 'Email; text',
      role: 'Role; text; cell role',
      status: 'Status; state; cell status',
      lastLoginAt: 'Last Login; date',
    },
    inputs: {
      email: 'text; such as "name@company.com"; rule',
      role: 'choice; of roles; such as "Choose a role"; hint',
    },
    forms: {
      create: 'inviteClusterUser; "Invite"; Who, and in which role; request retryOption',
      edit: 'changeClusterUserRole; "Save"; Which role; request',
    },
    actions: {
      invite: 'invite; may invite; opens create',
      roles: 'shield; may view; the dialog roles',
      'change-role':
        'edit; may update; opens edit; A role is given to an email address; this person has none here.',
      withdraw:
        'close; may withdraw; withdrawOwnershipInvitation; The invited person returns to the role they had before.; with what-is-left',
      remove:
        'delete; may remove; removeClusterUser; You can invite this person again later.; with what-is-left',
    },
  },
  // D3 §5 'Data agent'.
  'data-agents': {
    list: 'Loading data agents; no data agents; offers create; error while fetching; Error happened while getting Data Agents Connections; Refresh; "Search data agents by name" "Search by name"',
    columns: {
      name: 'Name; text',
      description: 'Description; text; cell description',
      tenantId: 'Tenant; text; cell tenant',
      version: 'Version; text; cell version',
      status: 'Status; state; cell status',
      hasAuthFile: 'Authentication File; text; cell file',
      dataSources: 'Data Sources; list',
    },
    inputs: {
      name: 'text; hint rule',
      tenantId: 'choice; of tenants; such as "Choose a tenant"',
      description: 'long-text',
    },
    forms: {
      create: 'createDataAgent; "Create"; Connection; request',
      edit: 'updateDataAgent; "Save"; Connection; request',
    },
    actions: {
      create: 'plus; may create; opens create',
      'agent-wheel': 'download; may list; downloadDataAgent; data_agent-0.0.1-py3-none-any.whl',
      'agent-notebook': 'download; may list; downloadDeltaShare; data_agent_sample.ipynb',
      start: 'connect; may start; executeDataAgent',
      stop: 'stop; may stop; executeDataAgent; The cluster reaches nothing through it until it is started again.; with what-it-links',
      restart:
        'restart; may restart; executeDataAgent; The cluster reaches nothing through it until it has started again.; with what-it-links',
      authorize: 'key; may authorize; generateDataAgentFile',
      steps: 'book; may view; the dialog steps',
      edit: 'edit; may update; opens edit',
      reauthorize: 'key; may reauthorize; generateDataAgentFile',
      remove: 'delete; may remove; deleteDataAgents; one-call; the dialog delete',
      manage: 'delete; may manage; deleteDataAgents; one-call; the dialog delete',
    },
  },
  // D2 §2 'Libraries tab', §4, §5.
  libraries: {
    list: 'Loading libraries; No library is installed.; Install Python, Java or R packages for your notebooks and loads.; offers install; The libraries could not be loaded.; "Filter libraries" "Filter by name"',
    columns: {
      name: 'Library; text',
      version: 'Version; text',
      type: 'Type; text; cell type',
      source: 'Source; text',
      status: 'Status; state; cell status',
      analyticsState: 'Analytics State; state; cell analytics',
      loaderState: 'Loader State; state; cell loader',
      chidoriState: 'Chidori State; state; cell chidori',
    },
    inputs: {
      source:
        'choice-cards; of pypi "PyPI", organization "Organization", path "File Path/GCS", maven "Maven", cran "CRAN", file "File Uploader"',
      packages: 'long-text; "One per line, as pip takes them, for example numpy==1.3"; rule shownWhen',
      coordinates: 'text; "Group, artifact and version, for example org.example:tool:1.0"; rule shownWhen',
      mavenRepository: 'text; hint shownWhen',
      package: 'text; "The name of a CRAN package, for example jsonlite"; rule shownWhen',
      cranRepository: 'text; hint shownWhen',
      path: 'text; "A path on the cluster or an address such as gs://bucket/tool.whl, ending in .py, .jar, .whl or .egg"; rule shownWhen',
      file: 'file; "Choose a file or drop it here: Py, JAR, WHL or Egg"; rule shownWhen',
      version: 'text; "Leave it empty for the latest version."; rule',
    },
    forms: {
      create: 'installLibrary; "Install"; Library; request initial isMade ask upload operation recordTitle',
      edit: 'installLibrary; "Install this version"; Version; request initial',
    },
    actions: {
      install: 'plus; may install; opens create',
      sync: 'sync; may sync; syncLibraries',
      reinstall:
        'reinstall; may update; installLibrary; The same version is installed again. Code that uses it may fail meanwhile.; Libraries of this kind can be neither reinstalled nor uninstalled here.',
      'edit-version':
        'edit; may update; opens edit; The version can be changed of PyPI and Maven packages only.',
      uninstall:
        'delete; may uninstall; uninstallLibrary; It can be installed again at any time.; with who-uses-it; Libraries of this kind can be neither reinstalled nor uninstalled here.',
      'uninstall-selected':
        'delete; may uninstall; uninstallLibraries; one-call; It can be installed again at any time.; with who-uses-it; Libraries of this kind can be neither reinstalled nor uninstalled here.',
    },
  },
  // D2 §2 'Scheduling tab', §9.
  'scheduled-events': {
    list: 'Loading the schedule; Nothing is scheduled.; Let the cluster sleep at night, or be larger for the end of the month.; offers create; The schedule could not be loaded.',
    columns: {
      event: 'Event; text; cell event',
      startTime: 'Start time; date; cell start',
      endTime: 'End time; date; cell end',
      status: 'Status; state; cell status',
      result: 'Result; text; cell result',
      analyticsReplicas: 'Analytics nodes; number',
      loaderReplicas: 'Loader nodes; number',
    },
    inputs: {
      event: 'choice; of kinds; such as "Please select an event"; review',
      startTime: 'date-time; hint rule review',
      endTime: 'date-time; "At this time the event is rolled back."; rule review',
      analyticsReplicas: 'number; hint rule shownWhen requiredWhen review',
      loaderReplicas: 'number; hint rule shownWhen review',
    },
    forms: {
      create:
        'createScheduledEvent; "Schedule event"; shows consumption; Event Main Info | Event Additional Info; request isMade recordTitle',
      edit: 'updateScheduledEvent; "Save event"; shows consumption; Event Main Info | Event Additional Info; request recordTitle',
    },
    actions: {
      create: 'plus; may create; opens create',
      view: 'details; may show; opens detail',
      edit: 'edit; may update; opens edit; This console does not know what the event does, and so cannot change it.',
      delete:
        'delete; may remove; deleteScheduledEvent; The cluster stays as it is; nothing happens at the planned time.; with what-is-skipped',
    },
  },
  // D3 §4 'Sub-cluster'.
  'sub-clusters': {
    list: 'Loading Self-Managed Clusters; No Self-Managed Clusters created yet.; offers create; The Self-Managed Clusters could not be loaded.',
    columns: {
      name: 'Name; text; cell name',
      ipu: 'IPU; number',
      sizeName: 'Size; text',
      type: 'Type; text; cell type',
      status: 'Status; state; cell status',
      url: 'Endpoint; text; cell endpoint',
    },
    inputs: {
      name: 'text; hint rule',
      type: 'choice; of types; such as "Choose a type"',
      size: 'choice; of sizes; such as "Choose a size"',
      nodes: 'number; "From 1 to 10. Each node is billed."; rule lockedWhen',
    },
    forms: {
      create:
        'createSubCluster; "Create"; shows consumption; Self-Managed Cluster; request initial recordTitle',
      edit: 'updateSubCluster; "Save size"; shows consumption; Self-Managed Cluster; request initial',
      scale: 'scaleSubCluster; "Scale"; shows consumption; Self-Managed Cluster; request',
    },
    actions: {
      create: 'plus; may create; opens create',
      connect: 'connect; may connect; connectSubCluster',
      disconnect:
        'disconnect; may disconnect; disconnectSubCluster; Queries on it end. Its settings are kept, and it can be connected again.; with what-it-serves',
      edit: 'edit; may update; opens edit',
      scale: 'resize; may scale; opens scale',
      start: 'connect; may start; executeService',
      restart:
        'restart; may restart; executeService; Queries on them end. They start again by themselves.; with what-it-serves',
      stop: 'stop; may stop; executeService; Queries on them end. They can be started again.; with what-it-serves',
      delete:
        'delete; may remove; deleteSubCluster; The cluster it belongs to stays as it is.; with what-it-serves',
    },
  },
  // D2 §2 'Access and security tab'.
  whitelists: {
    list: 'Getting the IP whitelist; No IP ranges yet; Add the first range that may reach this cluster.; offers add; The IP whitelist could not be loaded.; "Search IP ranges" "Range or description"',
    columns: { range: 'IP range; text', description: 'Description; text', isActive: 'Active; switch' },
    inputs: {
      range:
        'ip-ranges; "IPv4 addresses, each with an optional mask, separated by commas."; such as "203.0.113.0/24, 198.51.100.7"; rule warning',
      description: 'text; such as "Where these addresses belong"',
    },
    forms: {
      create: 'addWhitelist; "Add range"; Which addresses; request',
      edit: 'changeWhitelist; "Save"; Which addresses; request',
    },
    actions: {
      add: 'plus; may create; opens create',
      edit: 'edit; may update; opens edit',
      'switch-on': 'connect; may update; changeWhitelist; You can switch it back here.; with who-is-let-in',
      'switch-off': 'connect; may update; changeWhitelist; You can switch it back here.; with who-is-let-in',
      delete: 'delete; may delete; deleteWhitelist; The other ranges stay as they are.; with who-is-left',
    },
  },
  // D3 §2.4, §3 'Billing stat'.
  'billing-stats': {
    list: 'Getting your billing history; No month has been billed yet; The first one shows here as soon as a cluster has cost something.; Your billing history could not be loaded.; beside export',
    columns: {
      dateFormatted: 'Month; text; cell month',
      units: 'Units; in IPU; number',
      users: 'Users; number',
      usage: 'Usage; in GB; number',
      totalCost: 'Total cost; number; cell cost',
    },
    inputs: {},
    forms: {},
    actions: {},
  },
}
