import '../../locales/table-texts'
import { createContext, useContext } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { Button, type ButtonKind } from '../../ui/button'
import { ActionButton, ActionButtons } from '../action/action-button'
import type { Selection } from '../table/use-selection'

/** Whether a section is the first of its view: only there is the first button a primary one. */
export const MainSectionContext = createContext(true)

/** The actions of a list that need no record; the first one of the first section is the main one of its view. */
export function ToolbarActions(props: { definition: ResourceDefinition; without?: string | undefined }) {
  const { definition, without } = props
  const firstKind = useFirstKind()
  const actions = definition.actions.filter(({ where }) => where.includes('toolbar'))
  return actions.map(
    (action, index) =>
      action.name !== without && (
        <ActionButton
          key={action.name}
          definition={definition}
          action={action}
          kind={index === 0 ? firstKind : 'default'}
        />
      ),
  )
}

/** The way to make the first record, where a list is empty. */
export function EmptyAction({ definition }: { definition: ResourceDefinition }) {
  const kind = useFirstKind()
  const action = definition.actions.find(({ name }) => name === definition.list.empty.action)
  return action && <ActionButton definition={definition} action={action} kind={kind} />
}

/** How a section's first button looks: two primary ones on a view would say that neither is the main one. */
function useFirstKind(): ButtonKind {
  return useContext(MainSectionContext) ? 'primary' : 'default'
}

/** How many rows are selected, and what may be done to them; for lists with such actions. */
export function SelectionBar(props: { definition: ResourceDefinition; selection: Selection }) {
  const { definition, selection } = props
  const count = selection.records.length
  return (
    <>
      <span role="status" className="second">
        {count > 0 ? t('tables.selected', { count }) : ''}
      </span>
      {count > 0 && (
        <Button kind="quiet" onClick={selection.clear}>
          {t('tables.clearSelection')}
        </Button>
      )}
      <ActionButtons definition={definition} where="selection" selected={selection.records} />
    </>
  )
}
