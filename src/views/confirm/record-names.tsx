import { type ReactNode, useState } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { nameOf } from '../action/names-of'
import styles from './record-names.module.css'

export type RecordNamesProps = {
  definition: ResourceDefinition
  /** `sentence`: what is said beside the record's name. */
  entries: readonly Entry[]
  /** What is drawn below a name while it is open; the only name is from the start. */
  about?: ((record: ResourceRecord) => ReactNode) | undefined
}

type Entry = { record: ResourceRecord; sentence?: string }

/** More than one would push the names below it out of view. */
const openedAtOnce = 1

/** Names the records a dialog speaks of, each with its reason where there is one; long lists scroll. */
export function RecordNames({ definition, entries, about }: RecordNamesProps) {
  return (
    <ul
      className={about ? `${styles.names} ${styles.told}` : styles.names}
      tabIndex={entries.length > 6 ? 0 : undefined}
    >
      {entries.map(({ record, sentence }) => (
        <li key={record.id} className={about ? undefined : 'row'}>
          {about ? (
            <OpenedName name={nameOf(definition, record)} isOpened={entries.length <= openedAtOnce}>
              {() => about(record)}
            </OpenedName>
          ) : (
            <b>{nameOf(definition, record)}</b>
          )}
          {sentence && <span className="second">{sentence}</span>}
        </li>
      ))}
    </ul>
  )
}

type OpenedNameProps = { name: string; isOpened: boolean; children: () => ReactNode }

/** What is read about a record is read when its name is opened: there may be hundreds. */
function OpenedName({ name, isOpened, children }: OpenedNameProps) {
  const [isOpen, setOpen] = useState(isOpened)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <b>{name}</b>
      </summary>
      {isOpen && children()}
    </details>
  )
}
