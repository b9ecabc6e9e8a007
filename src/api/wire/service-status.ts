import * as z from 'zod/mini'
import type { ServiceGroup, ServiceNode, ServiceStatuses } from '../../domain/service'
import { plainStatus } from '../../domain/service-status'
import { missingFrom } from '../record-faults'
import { enveloped, optionalFlag, optionalNumber, optionalText } from './primitives'
import { recordsOf } from './records'

const wireNode = z.pipe(
  z
    .looseObject({
      node_name: optionalText,
      name: optionalText,
      subcluster: optionalText,
      status: optionalText,
      statusType: optionalText,
      statusMessage: z.optional(z.unknown()),
      warnings: z.optional(z.unknown()),
      error: z.optional(z.unknown()),
      subclusterStatus: optionalText,
      failover: optionalFlag,
    })
    .check(z.refine(({ node_name, name }) => node_name !== null || name !== null)),
  z.transform((sent): ServiceNode => {
    const status = sent.statusType ?? sent.status ?? 'N/A'
    const fault = faultOf(plainStatus(status), sent)
    const words = fault === 'warning' ? sent.warnings : sent.error
    return {
      name: sent.node_name ?? sent.name ?? '',
      subCluster: sent.subcluster ?? sent.name,
      status,
      fault,
      messages: fault === null ? [] : [...new Set([...textsOf(sent.statusMessage), ...textsOf(words)])],
      isDisconnected: ['disconnected', 'sleeping'].includes((sent.subclusterStatus ?? '').toLowerCase()),
      isFailover: sent.failover,
    }
  }),
)

const failed = ['error', 'startup error', 'failed to start', 'terminated unexpectedly']

/** The two shapes of a status (CFG-D11): a word that says so, or a text that comes with it. */
function faultOf(status: string, sent: { error?: unknown; warnings?: unknown }): ServiceNode['fault'] {
  if (failed.includes(status) || textsOf(sent.error).length > 0) return 'error'
  return status === 'started with warnings' || textsOf(sent.warnings).length > 0 ? 'warning' : null
}

/** The texts in what may be one, a list of them, or records with a message. */
function textsOf(sent: unknown): string[] {
  if (typeof sent === 'string') return sent.trim() === '' ? [] : [sent.trim()]
  if (Array.isArray(sent)) return sent.flatMap(textsOf)
  if (typeof sent !== 'object' || sent === null) return []
  return 'message' in sent ? textsOf(sent.message) : Object.values(sent).flatMap(textsOf)
}

/** A service with one node may be sent as that node; one that is nothing of the kind loses itself alone. */
const wireNodes = z.catch(
  z.pipe(
    z.transform((sent: unknown): unknown =>
      typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? [sent] : sent,
    ),
    // Null first: it would read as a list without nodes.
    z.union([
      z.pipe(
        z.nullish(z.never()),
        z.transform(() => ({ nodes: [], unread: 0, isListed: false })),
      ),
      z.pipe(
        recordsOf(wireNode),
        z.transform((nodes: ServiceNode[]) => ({ nodes, unread: missingFrom(nodes), isListed: true })),
      ),
    ]),
  ),
  { nodes: [], unread: 1, isListed: false },
)
const wireGroupStatus = z.catch(optionalText, null)

const lists = /^(analytics|loader)(SubCluster)?Services$|^(sqli|notebook)Service$/

// An answer without any of the lists is another one.
const anyList = z.looseObject({}).check(z.refine((sent) => Object.keys(sent).some((key) => lists.test(key))))

const wireStatuses = z.looseObject({
  analyticsServices: wireNodes,
  loaderServices: wireNodes,
  sqliService: wireNodes,
  notebookService: wireNodes,
  analyticsSubClusterServices: wireNodes,
  loaderSubClusterServices: wireNodes,
  analyticsStatus: wireGroupStatus,
  loaderStatus: wireGroupStatus,
  sqliStatus: wireGroupStatus,
  notebookStatus: wireGroupStatus,
  analyticsSubClusterStatus: wireGroupStatus,
  loaderSubClusterStatus: wireGroupStatus,
})

/** GET /instances/{id}/services/status: the nodes of every service, and the status of each together (CFG-D37). */
export const serviceStatusResponse = enveloped(
  z.pipe(
    z.pipe(anyList, wireStatuses),
    z.transform(
      (sent): ServiceStatuses => ({
        analytics: groupOf(sent.analyticsServices, sent.analyticsStatus),
        loader: groupOf(sent.loaderServices, sent.loaderStatus),
        sqli: groupOf(sent.sqliService, sent.sqliStatus),
        notebook: groupOf(sent.notebookService, sent.notebookStatus),
        analyticsSubCluster: groupOf(sent.analyticsSubClusterServices, sent.analyticsSubClusterStatus),
        loaderSubCluster: groupOf(sent.loaderSubClusterServices, sent.loaderSubClusterStatus),
      }),
    ),
  ),
  'services',
)

function groupOf(list: Omit<ServiceGroup, 'status'>, status: string | null): ServiceGroup {
  return { status, ...list }
}

/** Body of POST /systemconfigurations, which reads a value (D2 §7 'Services', API-D11). */
export const systemConfigurationRequest = z.strictObject({
  configKey: z.string(),
  configType: z.string(),
  /** Answered where the key has no value. */
  defaultValue: z.union([z.number(), z.string()]),
})

/** What it answers: the value `sysConfig`, a figure also where it came as its digits; null where it is neither that nor a text. */
export const systemConfigurationResponse = enveloped(
  z.pipe(
    z.looseObject({ sysConfig: z.catch(z.union([optionalNumber, z.nullable(z.string())]), null) }),
    z.transform(({ sysConfig }) => ({ value: sysConfig })),
  ),
)
