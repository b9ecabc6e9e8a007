import { keepText, keptText } from '../../ui/kept-text'
import { operationsPrefix } from './operation-store'

/** The data apps whose import was begun, or seen under way, in this tab: its end is told once (APP-D16). */
export type KeptImport = {
  /** Empty where it was seen under way, and of what nobody knows. */
  names: readonly string[]
  /** Milliseconds since the epoch; 0 where it was seen under way. */
  startedAt: number
}

// Erased on log-out with the operations.
const keyOf = (personId: string, clusterId: string) => `${operationsPrefix}import:${personId}:${clusterId}`

export function keepImport(personId: string, clusterId: string, { names, startedAt }: KeptImport): void {
  keepText(keyOf(personId, clusterId), [startedAt, ...names].join(','), 'tab')
}

/** Null where none was begun or seen here. */
export function keptImport(personId: string, clusterId: string): KeptImport | null {
  const kept = keptText(keyOf(personId, clusterId), 'tab')
  if (kept === null) return null
  const [startedAt, ...names] = kept.split(',')
  return { names, startedAt: Number(startedAt) }
}

export function forgetImport(personId: string, clusterId: string): void {
  keepText(keyOf(personId, clusterId), null, 'tab')
}
