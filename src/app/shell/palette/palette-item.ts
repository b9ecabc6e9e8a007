import type { Verdict } from '../../../access/explain'
import type { ResourceDefinition } from '../../../definitions/define'
import type { ActionDefinition } from '../../../definitions/define-action'
import type { ResourceRecord } from '../../../definitions/resource-record'
import type { Scope } from '../../../definitions/scope'
import type { PaletteEntry } from '../../../domain/palette'

export type PaletteGroup = 'recent' | 'here' | 'actions' | 'clusters' | 'records' | 'pages' | 'help'

/** One line of the palette. */
export type PaletteItem = PaletteEntry & {
  group: PaletteGroup
  icon: string
  /** Said beside the name. */
  note?: string
  does: PaletteDeed
}

/** An action of a resource that opens no form; without a record, one of its list. */
export type PaletteCommand = {
  definition: ResourceDefinition
  scope: Scope
  action: ActionDefinition
  record: ResourceRecord | undefined
}

export type PaletteDeed =
  | { kind: 'go'; to: string }
  | { kind: 'leave'; href: string }
  | { kind: 'start'; action: ActionDefinition; record: ResourceRecord }
  | ({ kind: 'command' } & PaletteCommand)
  | { kind: 'shortcuts' }
  | { kind: 'run'; run: () => void }

/** Why it is refused; null where it is not. */
export function refusalOf({ isAllowed, reasons }: Verdict): string | null {
  return isAllowed ? null : (reasons[0]?.sentence ?? '')
}

export function clusterAddress(name: string): string {
  return `/clusters/${encodeURIComponent(name)}`
}
