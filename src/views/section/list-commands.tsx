import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { listQueries } from '../../providers/list-queries'
import type { ListQuery } from '../../providers/list-query'
import { CommandsButton } from '../curl/commands-button'
import { CopyAsCurl } from '../curl/copy-as-curl'
import { useCurlContext } from '../curl/use-curl-context'
import styles from './section.module.css'

export type ListCommandsProps = {
  definition: ResourceDefinition
  records: readonly ResourceRecord[]
  selected: readonly ResourceRecord[]
  /** What a list is asked that the server cuts into pages. */
  question?: ListQuery
}

/** What reading the list and pressing its buttons send, as commands for a shell. */
export function ListCommands({ definition, records, selected, question }: ListCommandsProps) {
  const context = useCurlContext(definition)
  const { paging } = definition.list

  async function command() {
    const { curlOfList } = await import('../curl/curl-of')
    const query = paging?.kind === 'server' && question ? listQueries[paging.query]?.(question) : undefined
    return curlOfList(definition, context, query)
  }

  return (
    <span className={styles.commands}>
      <CopyAsCurl command={command} />
      <CommandsButton definition={definition} records={records} selected={selected} />
    </span>
  )
}
