import type { ResourceDefinition } from '../../definitions/define'
import { ToolbarButton } from '../action/toolbar-button'

/** The actions of a list that need no record; the first one is the main one of its view. */
export function ToolbarActions(props: { definition: ResourceDefinition; without?: string | undefined }) {
  const { definition, without } = props
  const actions = definition.actions.filter(({ where }) => where.includes('toolbar'))
  return actions.map(
    (action, index) =>
      action.name !== without && (
        <ToolbarButton
          key={action.name}
          definition={definition}
          action={action}
          kind={index === 0 ? 'primary' : 'default'}
        />
      ),
  )
}
