import { useEffect, useState } from 'react'
import type { ResourceRecord } from '../../definitions/resource-record'
import { clusters } from '../../resources/user/clusters/definition'
import { lazyPiece } from '../../ui/lazy-piece'
import styles from './clusters-page.module.css'

const ListCommands = lazyPiece(() =>
  import('../../views/section/list-commands').then((file) => file.ListCommands),
)

/** Milliseconds after which the list has surely been drawn: nobody copies a command sooner. */
const quietTime = 2000

/** What the list and the actions of its cards send, as commands for a shell; it comes once the page is at rest. */
export function ClusterCommands({ records }: { records: readonly ResourceRecord[] }) {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), quietTime)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.commands}>
      {isQuiet && <ListCommands definition={clusters} records={records} selected={[]} />}
    </div>
  )
}
