import type { ActionAnswer, ActionRequestOf, RequestContext } from '../../../definitions/define-behaviour'
import {
  agentFiles,
  type DataAgent,
  type DataAgentCommand,
  dataAgentResult,
} from '../../../domain/data-agent'
import { wireIdOf } from '../../../domain/listed-id'
import { onServerOf, safeHref } from '../../../domain/safe-href'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import { mayOpenTab, openInNewTab } from '../../../ui/open-in-new-tab'

/** What the actions on data agents send (D3 §7 'Data agents'; AGT-D10, API-D39). */
export const agentIds: ActionRequestOf<DataAgent> = (agents) => ({
  body: { ids: agents.map(wireIdOf) },
})

export const ofFile: ActionRequestOf<DataAgent> = ([agent], context) => ({
  body: { clientOrigin: location.origin, tenantName: tenantNameOf(agent, context) },
})

export const ofWheel: ActionRequestOf<DataAgent> = (_agents, context) => ({
  query: { instanceid: clusterIdOf(context) },
})

export const ofNotebook: ActionRequestOf<DataAgent> = (_agents, context) => ({
  query: { instanceid: clusterIdOf(context), file: agentFiles.notebook },
})

export const toExecute =
  (action: DataAgentCommand): ActionRequestOf<DataAgent> =>
  ([agent], context) => ({ body: { tenantName: tenantNameOf(agent, context), action } })

/** What comes of a command (D3 §4.1, §7, §8). */
export const commandResult: ActionAnswer = (answer) => {
  const status: unknown = Reflect.get(Object(answer), 'status')
  const fault = faults[dataAgentResult(typeof status === 'string' ? status : null)]
  return fault ? t(fault) : null
}

/**
 * The answer is the address of the file, which opens beside the console; where the press is too long ago for a browser to
 * let it, at another press. A path is one of the API's server.
 */
export const openFile: ActionAnswer = (answer, { apiUrl }) => {
  const href = typeof answer === 'string' ? safeHref(onServerOf(apiUrl, answer)) : null
  if (href === null) return t('dataAgents.fileNotSafe')
  const open = () => openInNewTab(href)
  if (!mayOpenTab()) return { label: t('dataAgents.downloadFile'), onPress: open }
  open()
  return null
}

const faults: Readonly<Record<string, MessageKey>> = {
  failed: 'dataAgents.actionFailed',
  busy: 'dataAgents.actionBusy',
  'already-started': 'dataAgents.alreadyStarted',
}

/** The calls speak of tenants by name, records by id; a tenant nobody knows, or can ask for, goes by its id. */
function tenantNameOf(agent: DataAgent | undefined, context: RequestContext): string {
  const id = agent?.tenantId ?? ''
  const tenants = context.read('listTenants', { path: { instanceId: clusterIdOf(context) } }, [])
  return tenants.find((tenant) => tenant.id === id)?.name ?? id
}

function clusterIdOf({ scope }: RequestContext): string {
  return scope.kind === 'cluster' ? scope.cluster.id : ''
}
