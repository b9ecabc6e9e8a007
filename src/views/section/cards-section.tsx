import type { ResourceDefinition } from '../../definitions/define'
import { ListView } from '../list/list-view'
import { useRecords } from '../records/use-records'
import { EmptyAction } from './empty-action'
import { ListCommands } from './list-commands'
import { OpenedForm } from './opened-form'
import { SectionHead } from './section-head'
import { ToolbarActions } from './toolbar-actions'

/** A resource's records as cards, under its title and actions. */
export function CardsSection(props: { definition: ResourceDefinition; titleId: string }) {
  const { definition, titleId } = props
  const { records } = useRecords(definition)
  const isEmpty = records?.length === 0
  return (
    <>
      <SectionHead definition={definition} titleId={titleId} count={records?.length ?? null}>
        <ToolbarActions
          definition={definition}
          without={isEmpty ? definition.list.empty.action : undefined}
        />
        <ListCommands definition={definition} records={records ?? []} selected={[]} />
      </SectionHead>
      <ListView definition={definition} emptyAction={<EmptyAction definition={definition} />} />
      <OpenedForm definition={definition} records={records} />
    </>
  )
}
