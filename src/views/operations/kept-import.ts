import * as z from 'zod/mini'
import { startedAppSchema } from '../../domain/operation'
import { keepText, keptText } from '../../ui/kept-text'
import { operationsPrefix } from './operation-store'

/** The data apps whose import was begun, or seen under way, in this tab: its end is told once (APP-D16). */
const keptImportSchema = z.object({
  /** Empty where it was seen under way, and of what nobody knows. */
  apps: z.array(startedAppSchema),
  tenant: z.optional(z.string()),
  /** The mark of the status that was read before it began. */
  before: z.optional(z.string()),
  /** Milliseconds since the epoch; 0 where it was seen under way. */
  startedAt: z.number(),
  /** It was read as under way since: the next end is its own, whatever the server calls its apps. */
  wasUnderWay: z.optional(z.boolean()),
})
export type KeptImport = z.infer<typeof keptImportSchema>

// Erased on log-out with the operations.
const keyOf = (personId: string, clusterId: string) => `${operationsPrefix}import:${personId}:${clusterId}`

export function keepImport(personId: string, clusterId: string, kept: KeptImport): void {
  keepText(keyOf(personId, clusterId), JSON.stringify(kept), 'tab')
}

/** Null where none was begun or seen here, or what was kept cannot be read. */
export function keptImport(personId: string, clusterId: string): KeptImport | null {
  try {
    return keptImportSchema.parse(JSON.parse(keptText(keyOf(personId, clusterId), 'tab') ?? ''))
  } catch {
    return null
  }
}

export function forgetImport(personId: string, clusterId: string): void {
  keepText(keyOf(personId, clusterId), null, 'tab')
}
