import { defineResource } from '../../../definitions/define'
import type { ActionDefinition } from '../../../definitions/define-action'
import {
  command,
  createAction,
  downloadAction,
  editAction,
  question,
} from '../../../definitions/standard-actions'
import { agentFiles, type DataAgent, dataAgentSchema } from '../../../domain/data-agent'
import { nameHint, nameRule, toDataAgent, toDescription } from './form'
import { agentIds, commandResult, ofFile, ofNotebook, ofWheel, openFile, toExecute } from './requests'

const connection = {
  title: 'dataAgents.connection',
  fields: ['name', 'tenantId', 'description'],
} as const

/** Data agents: what links a tenant of the cluster to data sources (D3 §2.1, §4.1, §5, §8). */
export const dataAgents = defineResource({
  name: 'data-agents',
  label: { one: 'dataAgents.one', many: 'dataAgents.many', title: 'dataAgents.title' },
  about: 'dataAgents.about',
  scope: 'cluster',
  place: { kind: 'tab', tab: 'configurations', anchor: 'cluster-data-agent' },
  access: { subject: 'DataAgent', list: 'list', create: 'create', edit: 'update' },
  schema: dataAgentSchema,
  titleField: 'name',
  calls: { list: 'listDataAgents' },
  fields: {
    name: { label: 'dataAgents.name', kind: 'text' },
    description: { label: 'dataAgents.description', kind: 'text', cell: 'description' },
    tenantId: { label: 'dataAgents.tenant', kind: 'text', cell: 'tenant' },
    version: { label: 'dataAgents.version', kind: 'text', cell: 'version' },
    status: { label: 'dataAgents.status', kind: 'state', cell: 'status' },
    hasAuthFile: { label: 'dataAgents.authFile', kind: 'text', cell: 'file' },
    dataSources: { label: 'dataAgents.dataSources', kind: 'list' },
  },
  formFields: {
    name: {
      label: 'dataAgents.name',
      kind: 'text',
      hint: nameHint,
      rule: nameRule,
      required: 'dataAgents.nameRequired',
    },
    tenantId: {
      label: 'dataAgents.tenant',
      kind: 'choice',
      choices: 'tenants',
      placeholder: 'dataAgents.tenantPlaceholder',
      required: 'dataAgents.tenantRequired',
      wire: ['tenantID'],
    },
    description: { label: 'dataAgents.description', kind: 'long-text' },
  },
  list: {
    columns: ['name', 'status', 'description', 'tenantId', 'version', 'hasAuthFile', 'dataSources'],
    search: {
      fields: ['name'],
      label: 'dataAgents.search',
      placeholder: 'dataAgents.searchPlaceholder',
      debounce: 500,
    },
    paging: { kind: 'server', sizes: [10], query: 'data-agents' },
    loading: 'dataAgents.loading',
    empty: { title: 'dataAgents.empty', action: 'create', noMatches: 'dataAgents.empty' },
    error: 'dataAgents.failed',
    errorNotice: 'dataAgents.failedNotice',
    retry: 'dataAgents.refresh',
  },
  create: {
    title: 'dataAgents.createTitle',
    submit: 'dataAgents.createSubmit',
    success: 'dataAgents.created',
    call: 'createDataAgent',
    request: toDataAgent,
    sections: [connection],
  },
  edit: {
    title: 'dataAgents.editTitle',
    submit: 'dataAgents.editSubmit',
    success: 'dataAgents.updated',
    call: 'updateDataAgent',
    request: toDescription,
    locked: ['name', 'tenantId'],
    sections: [connection],
  },
  actions: [
    createAction('create', 'dataAgents.new'),
    downloadAction(
      'agent-wheel',
      'list',
      'downloadDataAgent',
      ofWheel,
      'dataAgents.downloadWheel',
      agentFiles.wheel,
    ),
    downloadAction(
      'agent-notebook',
      'list',
      'downloadDeltaShare',
      ofNotebook,
      'dataAgents.downloadNotebook',
      agentFiles.notebook,
    ),
    execute('start', 'connect', 'dataAgents.start', 'dataAgents.started', []),
    {
      ...execute('stop', 'stop', 'dataAgents.stop', 'dataAgents.stoppedNow', ['restart']),
      confirm: question('dataAgents.stopTitle', 'dataAgents.stopText', 'dataAgents.stop', 'what-it-links'),
    },
    {
      ...execute('restart', 'restart', 'dataAgents.restart', 'dataAgents.restarted', ['stop']),
      confirm: question(
        'dataAgents.restartTitle',
        'dataAgents.restartText',
        'dataAgents.restart',
        'what-it-links',
      ),
    },
    generate('authorize', 'dataAgents.generate', 'row'),
    {
      name: 'steps',
      requires: 'view',
      label: 'dataAgents.steps',
      icon: 'book',
      where: ['menu'],
      confirm: { kind: 'dialog', dialog: 'steps' },
    },
    { ...editAction('update'), where: ['menu'] },
    generate('reauthorize', 'dataAgents.regenerate', 'menu'),
    remove('remove', 'dataAgents.delete', 'menu'),
    remove('manage', 'dataAgents.deleteSelected', 'selection'),
  ],
})

type Words = ActionDefinition['label']

/** Its result is reported two seconds after the answer (D3 §4.1). */
function execute(
  name: 'start' | 'stop' | 'restart',
  icon: string,
  label: Words,
  success: Words,
  conflictsWith: readonly string[],
): ActionDefinition<DataAgent> {
  const call = command(name, 'executeDataAgent', toExecute(name), label, icon)
  return { ...call, answer: commandResult, successDelayMs: 2_000, success, conflictsWith }
}

function generate(
  name: 'authorize' | 'reauthorize',
  label: Words,
  place: 'row' | 'menu',
): ActionDefinition<DataAgent> {
  const call = command(name, 'generateDataAgentFile', ofFile, label, 'key', [place])
  return { ...call, answer: openFile, success: 'dataAgents.fileGenerated' }
}

/** The dialog says which of them can be deleted, and sends those. */
function remove(
  requires: 'remove' | 'manage',
  label: Words,
  place: 'menu' | 'selection',
): ActionDefinition<DataAgent> {
  return {
    ...command(requires, 'deleteDataAgents', agentIds, label, 'delete', [place]),
    bulk: 'one-call',
    confirm: { kind: 'dialog', dialog: 'delete' },
    dangerText: 'dataAgents.deleteLoses',
    success: 'dataAgents.deleted',
    useServerMessage: false,
  }
}
