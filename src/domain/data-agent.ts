import * as z from 'zod/mini'
import { wireIdSchema } from './listed-id'

const side = {
  isDisconnected: z.boolean(),
  connectedServices: z.array(z.string()),
  disconnectedServices: z.array(z.string()),
}

/** A data agent connection: what links one tenant of a cluster to data sources (D3 §3 'Data agent connection'). */
export const dataAgentSchema = z.object({
  id: z.string(),
  wireId: wireIdSchema,
  name: z.string(),
  description: z.nullable(z.string()),
  tenantId: z.nullable(z.string()),
  /** The server's own word; what is shown is computed, see dataAgentState. */
  status: z.nullable(z.string()),
  hasAuthFile: z.boolean(),
  /** Names; null where the server sends them in a form that is not understood. */
  dataSources: z.nullable(z.array(z.string())),
  version: z.nullable(z.string()),
  /** `compatible` is outdated, `incompatible` too old to be used; null is current (AGT-D09). */
  compatibility: z.nullable(z.string()),
  /** How the agent itself stands; null where the server does not know. */
  agent: z.nullable(z.object(side)),
  controller: z.nullable(z.object({ ...side, isAgentStarted: z.boolean() })),
  error: z.nullable(z.string()),
})
export type DataAgent = z.infer<typeof dataAgentSchema>

/** Letters, digits and underscores, beginning with a letter or underscore; 1 to 254 characters (D3 §5, AGT-D19). */
export function isDataAgentName(text: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]{0,253}$/.test(text)
}

/** Commands of an agent, spelt as on the wire. */
export const dataAgentCommands = ['start', 'stop', 'restart'] as const
export type DataAgentCommand = (typeof dataAgentCommands)[number]

export type DataAgentResult = 'failed' | 'busy' | 'already-started' | 'done'

/** What became of a command, by the letters of the server's word; other words mean it was done (AGT-D17). */
export function dataAgentResult(status: string | null): DataAgentResult {
  switch ((status ?? '').toLowerCase().replace(/[^a-z]/g, '')) {
    case 'failed':
      return 'failed'
    case 'busy':
      return 'busy'
    case 'alreadystarted':
      return 'already-started'
    default:
      return 'done'
  }
}

/** The fixed files of the product (D3 §2.1, AGT-D08). */
export const agentFiles = {
  wheel: 'data_agent-0.0.1-py3-none-any.whl',
  notebook: 'data_agent_sample.ipynb',
} as const
