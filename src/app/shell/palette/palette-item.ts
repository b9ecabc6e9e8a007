import type { ActionDefinition } from '../../../definitions/define-action'
import type { ResourceRecord } from '../../../definitions/resource-record'
import type { PaletteEntry } from '../../../domain/palette'

export type PaletteGroup = 'recent' | 'here' | 'actions' | 'clusters' | 'records' | 'pages' | 'help'

/** One line of the palette. */
export type PaletteItem = PaletteEntry & {
  group: PaletteGroup
  icon: string
  /** Said beside the name. */
  note?: string
  /** Why it may not be used; null where it may. */
  reason?: string | null
  does: PaletteDeed
}

export type PaletteDeed =
  | { kind: 'go'; to: string }
  | { kind: 'leave'; href: string }
  | { kind: 'start'; action: ActionDefinition; record: ResourceRecord }
  | { kind: 'shortcuts' }

export function clusterAddress(name: string): string {
  return `/clusters/${encodeURIComponent(name)}`
}
