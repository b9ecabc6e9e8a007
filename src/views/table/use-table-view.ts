import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import type { ResourceDefinition } from '../../definitions/define'
import { type FieldDefinition, isFigure } from '../../definitions/define-field'
import { t } from '../../locales/t'
import { useScopeOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { keepText, keptText } from '../../ui/kept-text'
import { isSortable } from '../records/use-list-address'

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
  /** By column: whether it is shown; a column that is not named stands as the definition says. */
  columns: z.record(z.string(), z.boolean()),
})

type ViewChoices = z.infer<typeof choicesSchema>

/** How a person sees a table. */
export type TableView = {
  /** Those that stand here, for this person and this cluster; the same array while nothing of them changes. */
  columns: readonly Column[]
  density: ViewChoices['density']
  choose: (change: { density: ViewChoices['density'] } | { column: string; isShown: boolean }) => void
}

/** The columns and the density of a resource's table, as chosen in this browser and kept for the next visit. */
export function useTableView(definition: ResourceDefinition): TableView {
  const { person, productKey } = useSession()
  const scope = useScopeOf(definition)
  const key = `basalt.table.${definition.name}`
  const [choices, setChoices] = useState(() => recall(key))
  const columns = useMemo(() => {
    const { columns, columnsShownWhen = {}, columnsOnDemand = [] } = definition.list
    return columns.flatMap((name): Column[] => {
      const field = definition.fields[name]
      const stands = columnsShownWhen[name]?.({ scope, person, productKey }) ?? true
      if (!field || !stands) return []
      const isLead = name === definition.titleField
      return [
        {
          name,
          label: t(field.label),
          field,
          isLead,
          isShown: isLead || (choices.columns[name] ?? !columnsOnDemand.includes(name)),
          isSortable: isSortable(definition, name),
          isFigure: isFigure(field),
        },
      ]
    })
  }, [definition, person, productKey, scope, choices])

  return {
    columns,
    density: choices.density,
    choose: (change) => {
      const next =
        'density' in change
          ? { ...choices, ...change }
          : { ...choices, columns: { ...choices.columns, [change.column]: change.isShown } }
      setChoices(next)
      keepText(key, JSON.stringify(next))
    },
  }
}

function recall(key: string): ViewChoices {
  try {
    return choicesSchema.parse(JSON.parse(keptText(key) ?? ''))
  } catch {
    return { density: 'comfortable', columns: {} }
  }
}
