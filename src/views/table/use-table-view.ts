import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import type { ResourceDefinition } from '../../definitions/define'
import type { ColumnCondition } from '../../definitions/define-behaviour'
import { type FieldDefinition, isFigure } from '../../definitions/define-field'
import { isSortable } from '../../definitions/sortable'
import { t } from '../../locales/t'
import { useScopeOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { keepText, keptText } from '../../ui/kept-text'
import { useQueryParameters } from '../../ui/use-query-parameters'
import { addressPrefix } from '../records/use-list-address'

/** A column as the table draws it. */
export type Column = {
  name: string
  label: string
  field: FieldDefinition
  /** The record's title: always shown, and the header of its row. */
  isLead: boolean
  isShown: boolean
  isSortable: boolean
  isFigure: boolean
}

const choicesSchema = z.object({
  density: z.enum(['comfortable', 'compact']),
  /** Rows of a table, or a card each; as the definition says, where it is left out. */
  as: z.optional(z.enum(['table', 'cards'])),
  /** By column: whether it is shown; a column that is not named stands as the definition says. */
  columns: z.record(z.string(), z.boolean()),
  /** Columns in their order; those that are not named come after, as the definition has them. */
  order: z.optional(z.array(z.string())),
})

type ViewChoices = z.infer<typeof choicesSchema>

/** How the records of a list stand. */
export type ListLook = 'table' | 'cards'

/** A change of how a table is seen; `order` names all its columns. */
export type TableChange =
  | { density: ViewChoices['density'] }
  | { as: ListLook }
  | { column: string; isShown: boolean }
  | { order: readonly string[] }

/** How a person sees a table. */
export type TableView = {
  /** Those that stand here, for this person and this cluster; the same array while nothing of them changes. */
  columns: readonly Column[]
  density: ViewChoices['density']
  as: ListLook
  /** The columns that are chosen, in their order, as an address spells them. */
  spelled: string
  /** Whether the columns are those that the definition shows, in its order. */
  isAsDefined: boolean
  choose: (change: TableChange) => void
  /** Columns as the definition has them. */
  reset: () => void
}

/** Where an address says which columns a list has, behind the list's prefix: `cols=name,status`. */
export const columnsKey = 'cols'

/**
 * The columns and the density of a resource's table, as chosen in this browser and kept for the next visit. Columns that
 * the address names go before, until somebody chooses.
 */
export function useTableView(definition: ResourceDefinition): TableView {
  const { person, productKey } = useSession()
  const scope = useScopeOf(definition)
  const [parameters, setParameters] = useQueryParameters()
  const addressKey = addressPrefix(definition) + columnsKey
  const addressed = parameters.get(addressKey)
  const { name, narrowed } = definition
  // Under a record a list lacks the column that says whose it is: each such list is looked at in its own way.
  const key = `basalt.table.${narrowed ? `${name}.${narrowed.by}` : name}`
  const [kept, setKept] = useState(() => recall(key))
  const choices = useMemo(
    () => ({ ...kept, ...choicesOf(addressed, definition) }),
    [kept, addressed, definition],
  )
  const columns = useMemo(() => {
    return inOrder(definition, choices.order).flatMap((name): Column[] => {
      const field = definition.fields[name]
      if (!field || !standsFor(definition, name, { scope, person, productKey })) return []
      return [
        {
          name,
          label: t(field.label),
          field,
          isLead: name === definition.titleField,
          isShown: isShownIn(definition, choices, name),
          isSortable: isSortable(definition, name),
          isFigure: isFigure(field),
        },
      ]
    })
  }, [definition, person, productKey, scope, choices])

  function remember(next: ViewChoices) {
    setKept(next)
    keepText(key, JSON.stringify(next))
  }

  function keep(next: ViewChoices) {
    remember(next)
    if (addressed === null) return
    setParameters(
      (before) => {
        before.delete(addressKey)
        return before
      },
      { replace: true },
    )
  }

  return {
    columns,
    density: choices.density,
    as: choices.as ?? definition.list.as ?? 'table',
    spelled: spell(definition, choices),
    isAsDefined: spell(definition, choices) === spell(definition, { columns: {} }),
    choose: (change) => {
      if ('order' in change) keep({ ...choices, order: [...change.order] })
      else if ('column' in change)
        keep({ ...choices, columns: { ...choices.columns, [change.column]: change.isShown } })
      // Columns of an address are nobody's choice: the person's own stay as they are kept.
      else remember({ ...kept, ...change })
    },
    reset: () => keep({ ...choices, columns: {}, order: undefined }),
  }
}

/** Who looks at a table, and where. */
export type ColumnViewer = Parameters<ColumnCondition>[0]

/** Whether a column stands here at all, for this person and this cluster. */
export function standsFor({ list }: ResourceDefinition, name: string, viewer: ColumnViewer): boolean {
  return list.columnsShownWhen?.[name]?.(viewer) ?? true
}

/** The columns that stand until a person chooses otherwise, in the order of the definition. */
export function usualColumns(definition: ResourceDefinition, viewer: ColumnViewer): string[] {
  return inOrder(definition).filter(
    (name) => standsFor(definition, name, viewer) && isShownIn(definition, { columns: {} }, name),
  )
}

/** Columns as an address spells them: the title where it always stands, and always there. */
export function spelledColumns(definition: ResourceDefinition, columns: readonly string[]): string {
  return inOrder(definition, columns)
    .filter((name) => name === definition.titleField || columns.includes(name))
    .join()
}

/** The title stays where the definition has it; what has no place in the order comes after. */
function inOrder(
  { list: { columns }, titleField }: ResourceDefinition,
  order: readonly string[] = [],
): string[] {
  const placeOf = (name: string) => {
    const place = order.indexOf(name)
    return place === -1 ? order.length : place
  }
  const others = columns.filter((name) => name !== titleField)
  const sorted = others.toSorted((one, other) => placeOf(one) - placeOf(other))
  const lead = columns.indexOf(titleField)
  return lead === -1 ? sorted : sorted.toSpliced(lead, 0, titleField)
}

function isShownIn(
  { list, titleField }: ResourceDefinition,
  { columns }: Pick<ViewChoices, 'columns'>,
  name: string,
): boolean {
  const isOnDemand = list.columnsOnDemand?.includes(name) ?? false
  return name === titleField || (columns[name] ?? !isOnDemand)
}

function spell(definition: ResourceDefinition, choices: Pick<ViewChoices, 'columns' | 'order'>): string {
  return inOrder(definition, choices.order)
    .filter((name) => isShownIn(definition, choices, name))
    .join()
}

/** What an address says of the columns; nothing where it names one that is not there. */
function choicesOf(
  addressed: string | null,
  { list: { columns } }: ResourceDefinition,
): Pick<ViewChoices, 'columns' | 'order'> | null {
  const order = addressed?.split(',') ?? []
  if (order.length === 0 || order.some((name) => !columns.includes(name))) return null
  return { order, columns: Object.fromEntries(columns.map((name) => [name, order.includes(name)])) }
}

function recall(key: string): ViewChoices {
  try {
    return choicesSchema.parse(JSON.parse(keptText(key) ?? ''))
  } catch {
    return { density: 'comfortable', columns: {} }
  }
}
