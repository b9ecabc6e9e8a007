import type { ResourceDefinition } from '../../definitions/define'
import { useActionContext } from '../action/use-action-context'
import { listVerdict } from '../action/verdict-on'
import { useRecords } from '../records/use-records'

/**
 * Reads the list that a page of one form does not show, where that form says what no two records may have alike, or
 * take at one time. Draws nothing; of a list that the server pages it reads nothing, as nobody has it whole.
 */
export function ListBeside({ definition }: { definition: ResourceDefinition }) {
  const context = useActionContext(definition)
  const isWhole = definition.list.paging?.kind !== 'server'
  const isRead = isWhole && hasRuleOfOthers(definition) && listVerdict(definition, context).isAllowed
  return isRead ? <ReadList definition={definition} /> : null
}

function ReadList({ definition }: { definition: ResourceDefinition }) {
  useRecords(definition)
  return null
}

function hasRuleOfOthers({ fields, formFields, actions = [] }: ResourceDefinition): boolean {
  return [fields, formFields, ...actions.map((action) => action.fields)]
    .flatMap((some) => Object.values(some ?? {}))
    .some((field) => field?.unique !== undefined || field?.noOverlap !== undefined)
}
