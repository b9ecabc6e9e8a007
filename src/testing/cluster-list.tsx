import type { ReactNode } from 'react'
import { clusters } from '../resources/user/clusters/definition'
import { ActionHostProvider } from '../views/action/action-host-provider'
import { ListView } from '../views/list/list-view'
import { useKeptFocus } from '../views/list/use-kept-focus'
import { useRecords } from '../views/records/use-records'

/** The list of clusters without the page around it. */
export function ClusterList({ emptyAction }: { emptyAction?: ReactNode }) {
  const list = useRecords(clusters)
  const keptFocus = useKeptFocus()
  return (
    <ActionHostProvider definition={clusters}>
      <div {...keptFocus}>
        <ListView definition={clusters} list={list} emptyAction={emptyAction} />
      </div>
    </ActionHostProvider>
  )
}
