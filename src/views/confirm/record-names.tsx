import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { nameOf } from '../action/names-of'
import styles from './record-names.module.css'

export type RecordNamesProps = {
  definition: ResourceDefinition
  /** `sentence`: what is said beside the record's name. */
  entries: readonly { record: ResourceRecord; sentence?: string }[]
}

/** Names the records a dialog speaks of, each with its reason where there is one; long lists scroll. */
export function RecordNames({ definition, entries }: RecordNamesProps) {
  return (
    <ul className={styles.names} tabIndex={entries.length > 6 ? 0 : undefined}>
      {entries.map(({ record, sentence }) => (
        <li key={record.id} className="row">
          <b>{nameOf(definition, record)}</b>
          {sentence && <span className="second">{sentence}</span>}
        </li>
      ))}
    </ul>
  )
}
