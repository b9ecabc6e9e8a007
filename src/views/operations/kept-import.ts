import { keepText, keptText } from '../../ui/kept-text'
import { operationsPrefix } from './operation-store'

/*
 * Names of the data apps whose import was begun, or seen under way, in this tab: its end is told once (APP-D16). Erased
 * on log-out with the operations.
 */
const keyOf = (personId: string, clusterId: string) => `${operationsPrefix}import:${personId}:${clusterId}`

export function keepImport(personId: string, clusterId: string, names: readonly string[]): void {
  keepText(keyOf(personId, clusterId), names.join(','), 'tab')
}

/** Null where none was begun or seen here; empty where it was seen under way, and of what nobody knows. */
export function keptImport(personId: string, clusterId: string): readonly string[] | null {
  const kept = keptText(keyOf(personId, clusterId), 'tab')
  return kept === null ? null : kept.split(',').filter((name) => name !== '')
}

export function forgetImport(personId: string, clusterId: string): void {
  keepText(keyOf(personId, clusterId), null, 'tab')
}
