import * as z from 'zod/mini'
import type { AccessContext } from '../../src/access/access-context'
import { clusterSchema } from '../../src/domain/cluster'
import { blueprintSchema, pipelineSchema } from '../../src/domain/cluster-choices'
import { clusterDetailSchema } from '../../src/domain/cluster-detail'
import { clusterStates } from '../../src/domain/cluster-state'
import { clusterUserSchema } from '../../src/domain/cluster-user'
import { dataAgentSchema } from '../../src/domain/data-agent'
import { librarySchema } from '../../src/domain/library'
import { personSchema } from '../../src/domain/person'
import { scheduledEventSchema } from '../../src/domain/scheduled-event'
import { subClusterSchema } from '../../src/domain/sub-cluster'
import { Refusal } from '../terminal.mjs'

/** What a file says: a context, or the facts a log wrote down; maybe which action is meant. */
export type ContextFile = { action?: string; subject?: string } & (
  | { kind: 'context'; context: AccessContext }
  | {
      kind: 'facts'
      facts: Readonly<Record<string, unknown>>
      /** Names of those that could not be read. */
      unread?: readonly string[] | null
      rulesVersion?: string
    }
)

const contextFile = z.strictObject({
  action: z.optional(z.string()),
  subject: z.optional(z.string()),
  person: personSchema,
  productKey: z._default(z.string(), 'basalt'),
  cluster: z.optional(clusterSchema),
  detail: z.optional(clusterDetailSchema),
  state: z.optional(z.enum(clusterStates)),
  platform: z.optional(z.string()),
  subCluster: z.optional(subClusterSchema),
  scheduledEvent: z.optional(scheduledEventSchema),
  libraries: z.optional(z.array(librarySchema)),
  now: z.optional(z.number()),
  subClusterType: z.optional(z.string()),
  environment: z.optional(z.string()),
  pipeline: z.optional(z.nullable(pipelineSchema)),
  blueprint: z.optional(blueprintSchema),
  hasPendingUpdate: z.optional(z.boolean()),
  isImportingDataApps: z.optional(z.boolean()),
  isNodeDisconnected: z.optional(z.boolean()),
  hasPremiumPackage: z.optional(z.boolean()),
  dataAgent: z.optional(dataAgentSchema),
  member: z.optional(clusterUserSchema),
})

/** An entry of a denial log holds more than this; only this is read. */
const factsFile = z.object({
  action: z.optional(z.string()),
  subject: z.optional(z.string()),
  facts: z.record(z.string(), z.unknown()),
  unread: z.optional(z.nullable(z.array(z.string()))),
  rulesVersion: z.optional(z.string()),
})

/**
 * Reads the text of a context file.
 * @throws Refusal naming the first place that is wrong
 */
export function readContextFile(text: string): ContextFile {
  const content = parseJson(text)
  if (typeof content === 'object' && content !== null && 'facts' in content) {
    return { kind: 'facts', ...check(factsFile, content) }
  }
  const { action, subject, ...context } = check(contextFile, content)
  return { kind: 'context', action, subject, context }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Refusal(`The context is no JSON: ${error instanceof Error ? error.message : error}`, 2)
  }
}

function check<Output>(schema: z.ZodMiniType<Output>, content: unknown): Output {
  const { success, data, error } = z.safeParse(schema, content)
  if (success) return data
  const issue = error.issues[0]
  const place = issue?.path.join('.') || 'the file'
  throw new Refusal(
    `The context cannot be read: ${place}: ${issue?.message}. It holds either {person, cluster, …} or {action, subject, facts}.`,
    2,
  )
}
