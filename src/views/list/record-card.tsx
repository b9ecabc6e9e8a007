import { memo } from 'react'
import { Link } from 'react-router'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { CopyButton } from '../../ui/copy-button'
import { ActionButtons } from '../action/action-button'
import { ActionMenu } from '../action/action-menu'
import { nameOf } from '../action/names-of'
import { FieldText } from '../cells/field-text'
import { recordPath } from '../records/record-path'
import { useComponents } from '../resource-components'
import styles from './record-card.module.css'

export type RecordCardProps = { definition: ResourceDefinition; record: ResourceRecord }

/**
 * One record as a card. The name's link covers the whole card, so that a click anywhere opens it (CLU-005); buttons
 * and links lie above it and are not nested in it. Redrawn only when its record is another object.
 */
export const RecordCard = memo(function RecordCard({ definition, record }: RecordCardProps) {
  const { card, columns } = definition.list
  const { cells = {} } = useComponents(definition)
  const name = nameOf(definition, record)
  const lines = columns.filter((column) => column !== definition.titleField)

  return (
    <article className={`surface ${styles.card}`} aria-label={name} data-record={record.id}>
      <div className={`row ${styles.head}`}>
        <span className={styles.above}>{card && cells[card.state]?.(record)}</span>
        <span className={styles.above}>
          <ActionMenu definition={definition} record={record} place="menu" />
        </span>
      </div>
      <div className={`row ${styles.name}`}>
        <h3>
          {definition.place.kind === 'page' ? (
            <Link className={`code ellipsis ${styles.link}`} to={recordPath(definition, name)} title={name}>
              {name}
            </Link>
          ) : (
            <span title={name}>{name}</span>
          )}
        </h3>
        <span className={styles.copy}>
          <CopyButton text={name} what={name} />
        </span>
      </div>
      <dl className={`second ${styles.lines}`}>
        {lines.map((column) => {
          const field = definition.fields[column]
          return field ? (
            <div key={column}>
              <dt className="ellipsis">{t(field.label)}</dt>
              <dd className="ellipsis">
                <FieldText definition={definition} field={field} column={column} record={record} />
              </dd>
            </div>
          ) : null
        })}
      </dl>
      <div className={`row ${styles.foot}`}>
        <div className={styles.footText}>{card && cells[card.foot]?.(record)}</div>
        <div className={`row ${styles.above}`}>
          <ActionButtons definition={definition} where="card" record={record} isCompact />
        </div>
      </div>
    </article>
  )
})
