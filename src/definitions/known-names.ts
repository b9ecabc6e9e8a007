import type { Action, Subject } from '../access/vocabulary'
import type { ResourceDefinition } from './define'

/**
 * Kinds of names a definition may use, as a fault calls them. Some sources of choices come with the page of a create
 * form alone, and stand in no dialog.
 */
export type NameKind =
  | 'icon'
  | 'dialog'
  | 'consequences'
  | 'summary'
  | 'detail part'
  | 'toolbar'
  | 'cell'
  | 'choice source'
  | 'choice source of a dialog'

/** What one definition may name; the check is given it, since definitions may not import what draws them. */
export type KnownNames = {
  names: Readonly<Record<NameKind, ReadonlySet<string>>>
  /** Whether access has rules for the pair; a pair without rules is refused to everybody. */
  hasRules: (action: Action, subject: Subject) => boolean
}

/** The names a definition may use: those of the console, and those of its own folder. */
export type NamesKnownTo = (definition: ResourceDefinition) => KnownNames
