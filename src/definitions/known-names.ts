import type * as z from 'zod/mini'
import type { Action, Subject } from '../access/vocabulary'

/** Kinds of names a definition may use, as a fault calls them. */
export type NameKind = 'list query' | 'icon' | 'dialog' | 'cell' | 'input' | 'choice source'

/** What the registries of the kit hold; the check is given it, since definitions may not import the kit. */
export type KnownNames = {
  names: Readonly<Record<NameKind, ReadonlySet<string>>>
  /** Schema of the records a named behaviour reads. */
  schemaOf: (kind: NameKind, name: string) => z.ZodMiniType | undefined
  /** Whether access has rules for the pair; a pair without rules is refused to everybody. */
  isGated: (action: Action, subject: Subject) => boolean
}
