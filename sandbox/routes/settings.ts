import type { Subject } from '../../src/access/vocabulary'
import type { MessageKey } from '../../src/locales/messages'
import { t } from '../../src/locales/t'
import type { ClusterInput } from '../cluster-request'
import { findClusterOrRefuse, requireAllowed } from '../cluster-request'
import { type Handler, ok } from '../handler'
import { changeOverrides } from '../store/clusters'
import { deleteRecord, findRecord, insertRecordOnce } from '../store/records'
import type { ClusterOverrides } from '../store/schema'

/** PUT …/sqli */
export const switchSql: Handler<'switchSql'> = (input) =>
  turn(input, 'ExternalBi', 'settings.externalBi', input.body.sqliEnabled, {
    sqliEnabled: input.body.sqliEnabled,
  })

/** PUT …/{product}x */
export const switchAdvancedSql: Handler<'switchAdvancedSql'> = (input) => {
  const { productXEnabled } = input.body
  const change = { [`${input.productKey}XEnabled`]: productXEnabled }
  return turn(input, 'AdvancedSql', 'settings.advancedSql', productXEnabled, change)
}

/** POST /users/instances/mlflow: the caller is the person of the token; the body's `userID` says no more. */
export const switchMlflow: Handler<'switchMlflow'> = (input) => {
  const { instanceID, isEnabled } = input.body
  const asked = { ...input, params: { instanceId: String(instanceID) } }
  return turn(asked, 'Mlflow', 'settings.mlflow', isEnabled, { mlflowEnabled: isEnabled })
}

/** POST /users/{id}/instances/{clusterId}/copilot: the key is kept nowhere. */
export const switchCopilot: Handler<'switchCopilot'> = (input) => {
  const { openAIEnabled } = input.body
  const asked = { ...input, params: { instanceId: input.params.clusterId ?? '' } }
  return turn(asked, 'Copilot', 'settings.copilot', openAIEnabled, { enableOpenAI: openAIEnabled })
}

/** PUT …/azuresynapse: the credentials are kept nowhere. */
export const switchSynapse: Handler<'switchSynapse'> = (input) => {
  const { enableMicrosoftSynapse } = input.body
  return turn(input, 'Synapse', 'settings.synapse', enableMicrosoftSynapse, { enableMicrosoftSynapse })
}

/** GET /instances/{instanceId}/datastudio */
export const getDataStudio: Handler<'getDataStudio'> = async (input) => {
  const { cluster } = await findClusterOrRefuse(input)
  const row = await findRecord(input.db, dataStudios, { clusterId: cluster.id }, dataStudioOf(cluster.id))
  return ok({ enable: row !== null })
}

/** POST /instances/{instanceId}/datastudio: the cluster itself does not say whether it is on, a row does. */
export const switchDataStudio: Handler<'switchDataStudio'> = async (input) => {
  const { enable } = input.body
  const visible = await findClusterOrRefuse(input)
  await requireAllowed('update', 'DataStudio', input, visible)
  const { id: clusterId } = visible.cluster
  const id = dataStudioOf(clusterId)
  const row = { id, resource: dataStudios, owner: { clusterId }, payload: {}, createdAt: input.clock.now() }
  if (enable) await insertRecordOnce(input.db, row)
  else await deleteRecord(input.db, id)
  return turned('settings.dataStudio', enable, visible.cluster.name)
}

const dataStudios = 'data-studios'
const dataStudioOf = (clusterId: string) => `data-studio-${clusterId}`

async function turn(
  input: ClusterInput,
  subject: Subject,
  what: MessageKey,
  isOn: boolean,
  change: ClusterOverrides,
) {
  const visible = await findClusterOrRefuse(input)
  await requireAllowed('update', subject, input, visible)
  await changeOverrides(input.db, visible.cluster.id, change)
  return turned(what, isOn, visible.cluster.name)
}

function turned(what: MessageKey, isOn: boolean, name: string) {
  return ok({ message: t(isOn ? 'settings.turnedOn' : 'settings.turnedOff', { what: t(what), name }) })
}
