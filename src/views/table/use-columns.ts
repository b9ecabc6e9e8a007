import { useMemo } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { FieldDefinition } from '../../definitions/define-field'
import { useScopeOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { isSortable } from './sort-records'
import { isColumnShown, type ViewChoices } from './use-view-choices'

/** A column as the table draws it. */
export type Column = { name: string; field: FieldDefinition; isSortable: boolean; isFigure: boolean }

/** The columns a person sees: those that stand here, without the ones put away in the table's view menu. */
export function useShownColumns(definition: ResourceDefinition, choices: ViewChoices): readonly Column[] {
  const all = useColumns(definition)
  return useMemo(
    () =>
      all.filter(({ name }) => name === definition.titleField || isColumnShown(definition, name, choices)),
    [all, definition, choices],
  )
}

/** The columns that stand here, for this person and this cluster; the same array while those stay the same. */
export function useColumns(definition: ResourceDefinition): readonly Column[] {
  const { person, productKey } = useSession()
  const scope = useScopeOf(definition)
  return useMemo(() => {
    const { columns, columnsShownWhen = {} } = definition.list
    return columns.flatMap((name) => {
      const field = definition.fields[name]
      const isShown = columnsShownWhen[name]?.({ scope, person, productKey }) ?? true
      if (!field || !isShown) return []
      return [
        {
          name,
          field,
          isSortable: isSortable(definition, name),
          isFigure: field.kind === 'number' || field.kind === 'slider',
        },
      ]
    })
  }, [definition, person, productKey, scope])
}
