import type { ResourceDefinition } from '../../definitions/define'
import { ToolbarButton } from '../action/toolbar-button'

/** The way to make the first record, where a list is empty. */
export function EmptyAction({ definition }: { definition: ResourceDefinition }) {
  const action = definition.actions.find(({ name }) => name === definition.list.empty.action)
  return action ? <ToolbarButton definition={definition} action={action} kind="primary" /> : null
}
