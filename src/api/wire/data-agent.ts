import * as z from 'zod/mini'
import { type DataAgent, dataAgentCommands } from '../../domain/data-agent'
import type { ListedId } from '../../domain/listed-id'
import { noteValueFaults, valueFaultsOf } from '../record-faults'
import { errorWords, plainWords, textOf } from './error-words'
import {
  enveloped,
  listedId,
  listOf,
  optionalFlag,
  optionalNumber,
  optionalState,
  optionalText,
  sentId,
} from './primitives'
import { leniently, recordsOf } from './records'

const side = {
  disconnected: optionalFlag,
  connectedServicesAddresses: listOf(z.string()),
  disconnectedServicesAddresses: listOf(z.string()),
}

/** A side that says nothing of what it is asked is not known, rather than reached (AGT-020). */
function said<Side extends z.core.$ZodType>(side: Side) {
  return z.optional(
    z.pipe(
      z.transform((sent: unknown) =>
        sideKeys.some((key) => isSaid(Reflect.get(Object(sent), key))) ? sent : null,
      ),
      z.nullable(side),
    ),
  )
}

/** That an agent is started says nothing of whether it is reached. */
const sideKeys = Object.keys(side)

function isSaid(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) && value.length > 0
  return value !== null && value !== undefined && value !== ''
}

/** The specification calls it "version response" and gives no key, so it is found by its name. */
const versionKey = /^(data_?agent)?_?version(response)?$/i
const wireVersion = z.looseObject({ version: optionalText, compatibility: optionalState })

/** By name, else by id; null where it has neither. */
const dataSource = z.catch(
  z.pipe(
    z.union([z.string(), z.looseObject({ name: z.string() })]),
    z.transform((sent) => textOf(typeof sent === 'string' ? sent : sent.name)),
  ),
  ({ value }) => textOf(Reflect.get(Object(value), 'name')) ?? textOf(Reflect.get(Object(value), 'id')),
)

/** Sources of which none has a name are some all the same. */
const dataSources = z.pipe(
  listOf(dataSource),
  z.transform((sources, { issues }): string[] => {
    const named = sources.filter((source) => source !== null)
    if (named.length === 0 && sources.length > 0)
      issues.push({ code: 'invalid_type', expected: 'array', input: sources })
    return named
  }),
)

const agentFields = {
  id: listedId,
  name: z.string(),
  description: optionalText,
  tenantId: optionalText,
  status: optionalText,
  hasAuthFile: optionalFlag,
  dataAgentConnectivityStatusResponse: said(z.looseObject(side)),
  dataAgentControllerConnectivityStatusResponse: said(
    z.looseObject({ ...side, isDataAgentStarted: optionalFlag }),
  ),
  error: errorWords,
}

const wireDataAgent = z.pipe(
  leniently(z.looseObject(agentFields), z.looseObject({ ...agentFields, dataSources })),
  z.transform((sent): DataAgent => {
    const faults = valueFaultsOf(sent)
    const agent = sent.dataAgentConnectivityStatusResponse
    const controller = sent.dataAgentControllerConnectivityStatusResponse
    const read: DataAgent = {
      ...sent.id,
      name: sent.name,
      description: sent.description,
      tenantId: sent.tenantId,
      status: sent.status,
      hasAuthFile: sent.hasAuthFile,
      // An agent without sources may be deleted: what is not understood is not none.
      dataSources: faults.length > 0 ? null : sent.dataSources,
      ...versionOf(sent),
      agent: agent ? sideOf(agent) : null,
      controller: controller
        ? { ...sideOf(controller), isAgentStarted: controller.isDataAgentStarted }
        : null,
      error: sent.error,
    }
    return noteValueFaults(read, faults)
  }),
)

type WireSide = z.output<z.ZodMiniObject<typeof side>>

function sideOf(sent: WireSide) {
  return {
    isDisconnected: sent.disconnected,
    connectedServices: sent.connectedServicesAddresses,
    disconnectedServices: sent.disconnectedServicesAddresses,
  }
}

function versionOf(sent: Readonly<Record<string, unknown>>): Pick<DataAgent, 'version' | 'compatibility'> {
  const values = Object.entries(sent).flatMap(([key, value]) => (versionKey.test(key) ? [value] : []))
  for (const value of values) {
    const read = wireVersion.safeParse(value)
    if (read.success) return { version: read.data.version, compatibility: read.data.compatibility }
  }
  const plain = values.find((value) => typeof value === 'string' && value !== '')
  const { compatibility } = sent
  return {
    version: typeof plain === 'string' ? plain : null,
    compatibility: typeof compatibility === 'string' ? compatibility.toLowerCase() : null,
  }
}

/** GET …/da/list: one page, and of how many records where the server says so (D3 §3, §7; API-D21). */
export const dataAgentListResponse = enveloped(
  z.pipe(
    z.pipe(
      z.transform((sent: unknown): unknown => (sent === null ? { dataAgents: null } : sent)),
      // An answer without the list is of another shape, and says nothing of how many there are.
      z.looseObject({
        dataAgents: z.nullable(recordsOf(wireDataAgent, (agent) => [agent])),
        total: optionalNumber,
      }),
    ),
    z.transform(({ dataAgents, total }) => {
      const records = dataAgents ?? []
      return { records, ...(total !== null && { total }) }
    }),
  ),
  'body',
)

/** Body of POST …/da/create. */
export const createDataAgentRequest = z.strictObject({
  tenantID: sentId,
  name: z.string(),
  description: z.optional(z.string()),
})

/** Body of PUT …/da/{id}/update. */
export const updateDataAgentRequest = z.strictObject({ description: z.string() })

/** Body of DELETE …/da/delete. */
export const deleteDataAgentsRequest = z.strictObject({ ids: z.array(sentId) })

/** Body of POST …/generate-auth-file. */
export const authFileRequest = z.strictObject({ clientOrigin: z.string(), tenantName: z.string() })

/** The address the authentication file is fetched from. */
export const authFileResponse = enveloped(z.string(), 'body', 'url', 'downloadUrl', 'downloadURL')

/** Body of POST …/execute-action. */
export const executeDataAgentRequest = z.strictObject({
  tenantName: z.string(),
  action: z.enum(dataAgentCommands),
})

/** What became of it, in the server's word, which may come alone. */
export const executeDataAgentResponse = enveloped(
  z.union([
    z.pipe(
      z.optional(z.nullable(z.looseObject({ status: optionalText }))),
      z.transform((sent) => ({ status: sent?.status ?? null })),
    ),
    z.pipe(
      plainWords,
      z.transform((status) => ({ status })),
    ),
  ]),
  'body',
)

/** GET /instances/{id}/tenants (API-D25): names, alone or with ids of their own. */
export const tenantListResponse = enveloped(
  recordsOf(
    z.pipe(
      z.union([z.string(), z.looseObject({ id: z.optional(listedId), name: z.string() })]),
      z.transform((sent): ListedId & { name: string } =>
        typeof sent === 'string' ? { id: sent, name: sent } : { id: sent.name, ...sent.id, name: sent.name },
      ),
    ),
  ),
  'body',
  'tenants',
)
