import { useMemo } from 'react'
import { Link } from 'react-router'
import type { ResourceDefinition } from '../../definitions/define'
import type { PanelDefinition } from '../../definitions/define-dashboard'
import { isFigure } from '../../definitions/define-field'
import type { ResourceRecord } from '../../definitions/resource-record'
import { numberText } from '../../locales/locale'
import { inSentence, t } from '../../locales/t'
import { userScope, useScopeOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { nameOf } from '../../views/action/names-of'
import { filterRecords } from '../../views/list/filter-records'
import { UnreadRecords } from '../../views/list/unread-records'
import { useRecords } from '../../views/records/use-records'
import { addressOfRecord } from '../../views/reference/address-of-record'
import { FieldCell } from '../../views/table/field-cell'
import { sortRecords } from '../../views/table/sort-records'
import { type ColumnViewer, standsFor, usualColumns } from '../../views/table/use-table-view'
import styles from './dashboard.module.css'
import { PanelFailure } from './panel-failure'
import { PanelFoot, PanelFrame, PanelWaiting } from './panel-frame'
import { panelPart } from './panel-part'
import type { PanelQuestion } from './use-panel-question'

const usualRows = 5
const mostColumns = 3

export type RowsOfListProps = PanelQuestion & {
  panel: Extract<PanelDefinition, { kind: 'list' }>
  definition: ResourceDefinition
  title: string
}

/** The first records that are found, each as the way to where it is shown. */
export function RowsOfList({ panel, definition, question, title, address }: RowsOfListProps) {
  const { limit = usualRows } = panel
  const isPaged = definition.list.paging?.kind === 'server'
  const asked = useMemo(() => ({ ...question, page: 1, size: limit }), [question, limit])
  const read = useRecords(definition, asked, false, panelPart(definition, asked))
  const { records, error, isCounted } = read
  const { person, productKey } = useSession()
  const scope = useScopeOf(definition)
  const matching = useMemo(
    () =>
      records && !isPaged
        ? sortRecords(filterRecords(records, definition, asked), definition, asked.sort)
        : records,
    [records, definition, asked, isPaged],
  )
  if (!matching && error) return <PanelFailure {...{ definition, title, read }} kind="list" />
  if (!matching) return <PanelWaiting title={title} kind="list" />
  const rows = matching.slice(0, limit)
  const viewer = { person, productKey, scope }
  const total = isPaged ? read.total : matching.length
  return (
    <PanelFrame title={title} kind="list">
      <UnreadRecords label={definition.label} list={read} />
      {rows.length === 0 ? (
        <p className={`second ${styles.none}`}>{noneWords(definition, question)}</p>
      ) : (
        <Rows {...{ definition, rows, title }} columns={columnsOf(panel, definition, viewer)} />
      )}
      <PanelFoot title={title} address={address} list={read}>
        {isCounted && total > rows.length && (
          <span className="second figures">
            {t('dashboard.firstOf', { count: rows.length, total: numberText(total) })}
          </span>
        )}
      </PanelFoot>
    </PanelFrame>
  )
}

/** Where nothing is asked for there is nothing at all. */
function noneWords(
  { list, label }: ResourceDefinition,
  { search, filters }: PanelQuestion['question'],
): string {
  const isNarrowed = search !== '' || Object.keys(filters).length > 0
  return isNarrowed ? t('views.noMatches', { many: inSentence(label.many) }) : t(list.empty.title)
}

/** The record's name comes first; then those the panel names, else the first that the list has, as far as they stand. */
function columnsOf(
  { columns }: RowsOfListProps['panel'],
  definition: ResourceDefinition,
  viewer: ColumnViewer,
): readonly string[] {
  const { titleField } = definition
  const named = columns?.filter((name) => standsFor(definition, name, viewer))
  const others = (named ?? usualColumns(definition, viewer)).filter((name) => name !== titleField)
  return [titleField, ...(named ? others : others.slice(0, mostColumns - 1))]
}

type RowsProps = {
  definition: ResourceDefinition
  rows: readonly ResourceRecord[]
  columns: readonly string[]
  title: string
}

function Rows({ definition, rows, columns, title }: RowsProps) {
  const described = columns.flatMap((name) => {
    const field = definition.fields[name]
    // A press in a row of the list does something; here it leads there.
    return field ? [{ name, field: { ...field, action: undefined, copyable: undefined } }] : []
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} aria-label={t('chart.tableOf', { title })} tabIndex={0}>
      <table className={styles.rows}>
        <thead>
          <tr>
            {described.map(({ name, field }) => (
              <th key={name} scope="col" className={isFigure(field) ? styles.right : undefined}>
                {t(field.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((record) => (
            <tr key={record.id}>
              {described.map(({ name, field }) =>
                name === definition.titleField ? (
                  <th key={name} scope="row">
                    <RecordLink definition={definition} record={record} />
                  </th>
                ) : (
                  <td key={name} className={isFigure(field) ? styles.right : undefined}>
                    <FieldCell definition={definition} field={field} column={name} record={record} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function RecordLink({ definition, record }: { definition: ResourceDefinition; record: ResourceRecord }) {
  const address = addressOfRecord(definition, record, userScope)
  const name = nameOf(definition, record)
  return address === null ? name : <Link to={address}>{name}</Link>
}
