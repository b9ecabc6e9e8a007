import { Children, type ComponentProps, createContext, use } from 'react'
import type { GroupHeadingProps } from './group-heading'
import type { GroupStarts } from './group-records'
import { LateGroupHeading } from './late-group-heading'
import styles from './record-table.module.css'

/** What the headings of a table's groups are made of. */
export const GroupsContext = createContext<
  (Pick<GroupHeadingProps, 'definition' | 'groupedBy' | 'columns'> & { starts: GroupStarts }) | null
>(null)

/** A row of a table with groups: before the first one of each stands its heading, over all columns. */
export function GroupRow(props: ComponentProps<'tr'> & { 'data-record'?: string }) {
  const groups = use(GroupsContext)
  const start = groups?.starts.get(props['data-record'] ?? '')
  return (
    <>
      {groups && start && (
        <tr className={styles.group} data-group="">
          <th scope="rowgroup" colSpan={Children.count(props.children)}>
            <LateGroupHeading {...groups} {...start} />
          </th>
        </tr>
      )}
      <tr {...props} />
    </>
  )
}
