import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type * as z from 'zod/mini'
import type { ResourceDefinition } from '../definitions/define'
import type { OfRecords } from '../definitions/define-behaviour'
import type { FormContext } from '../definitions/form-values'
import type { ResourceRecord } from '../definitions/resource-record'
import type { Scope } from '../definitions/scope'
import type { LazyPiece } from '../ui/lazy-piece'
import type { ActionDialogProps } from './confirm/action-dialog-props'
import type { OptionsState } from './form/options-state'

/** What a field has to offer; a hook, asked on every drawing of its field. */
export type UseChoices = (context: FormContext) => OptionsState

export type ConsequencesProps = { record: ResourceRecord; others: OtherRecords; scope: Scope }

/** The other records of a list as they stand, and how many of it could not be read; null where it is not read. */
export type OtherRecords = { records: readonly ResourceRecord[]; unread: number } | null

export type DetailPartProps = { record: ResourceRecord }

export type SummaryProps = { context: FormContext }

/**
 * What the definition of one resource names and views draw for it; it stands in the folder of the resource. Typed by
 * the definition, so that no cell reads records of another schema.
 */
export type ResourceComponents<Definition extends { schema: z.ZodMiniType } = ResourceDefinition> = {
  /** What a `cell` of a field names, and the parts of a card. */
  cells?: Readonly<Record<string, OfRecords<[record: z.output<Definition['schema']>], ReactNode>>>
  /** What the `toolbar` of the list names. */
  toolbars?: Readonly<
    Record<string, OfRecords<[records: readonly z.output<Definition['schema']>[]], ReactNode>>
  >
  /** What an action's confirmation by a dialog of its own names. */
  dialogs?: Readonly<Record<string, LazyPiece<ActionDialogProps>>>
  /** What the `consequences` of an action's question name; each reads for itself, while the question stands. */
  consequences?: Readonly<Record<string, LazyPiece<ConsequencesProps>>>
  /** What the `summary` of a form names: drawn again with every value that changes. */
  summaries?: Readonly<Record<string, LazyPiece<SummaryProps>>>
  /** What the `parts` of the detail name; each reads for itself, while the detail stands. */
  details?: Readonly<Record<string, LazyPiece<DetailPartProps>>>
  /** What the `choices` of a form's field name. */
  choices?: Readonly<Record<string, UseChoices>>
}

/** Components of several resources, by the names of these. */
export type ComponentsOf = Readonly<Record<string, ResourceComponents>>

const ComponentsContext = createContext<ComponentsOf>({})

/** Hands components to the views below; those a page brings join those its resources have already. */
export function ComponentsProvider(props: { components: ComponentsOf; children: ReactNode }) {
  const { components, children } = props
  const above = useContext(ComponentsContext)
  const all = useMemo(() => {
    const joined = Object.entries(components).map(
      ([name, own]) => [name, { ...above[name], ...own }] as const,
    )
    return { ...above, ...Object.fromEntries(joined) }
  }, [above, components])
  return <ComponentsContext value={all}>{children}</ComponentsContext>
}

/** The components that came with a definition; a definition file has none. */
export function useComponents({ name }: Pick<ResourceDefinition, 'name'>): ResourceComponents {
  return useContext(ComponentsContext)[name] ?? none
}

const none: ResourceComponents = {}
