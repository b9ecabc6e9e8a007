import { useState } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { FilterDefinition } from '../../definitions/define-list'
import { readFilterOn } from '../../definitions/filter-builder'
import { conditionsOf, levelsOf } from '../../domain/combined-filter'
import '../../locales/filter-texts'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { lazyDialog } from '../../ui/lazy-dialog'
import type { FilterDialogProps } from './filter-dialog'

const FilterDialog = lazyDialog<FilterDialogProps>(() =>
  import('./filter-dialog').then((file) => file.FilterDialog),
)

export type FilterBuilderProps = {
  definition: ResourceDefinition
  filter: Extract<FilterDefinition<string>, { levels: number }>
  /** As the address spells it; empty where nothing is filtered. */
  chosen: string
  onChange: (chosen: string) => void
}

/** A filter of conditions joined by AND and OR: a button that says how many there are, and a dialog to change them. */
export function FilterBuilder({ definition, filter: builder, chosen, onChange }: FilterBuilderProps) {
  const { fields, related, isRefused = false, levels } = builder
  const [isOpen, setOpen] = useState(false)
  const offered = Object.fromEntries(
    fields.flatMap((name) => {
      const field = definition.fields[name] ?? related?.[name]
      return field ? [[name, field] as const] : []
    }),
  )
  const filter = readFilterOn(offered, chosen)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={FilterDialog.preload}
        onFocus={FilterDialog.preload}
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" />
        {isRefused || (filter && levelsOf(filter) > levels)
          ? t('filter.notApplied')
          : filter
            ? t('filter.someConditions', { count: conditionsOf(filter).length })
            : t('filter.noConditions')}
      </Button>
      {isOpen && (
        <FilterDialog
          label={definition.label.many}
          fields={offered}
          levels={levels}
          filter={filter}
          onChange={(next) => onChange(next === null ? '' : JSON.stringify(next))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
