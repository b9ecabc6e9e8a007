import { type ResourceRecord, recordAs, textOf } from '../../../definitions/resource-record'
import type { Cluster } from '../../../domain/cluster'
import { clusterStateOf } from '../../../domain/cluster-state'
import { csvOf } from '../../../domain/csv'
import { rounded } from '../../../domain/rounded'
import { t } from '../../../locales/t'
import { useNotices } from '../../../providers/use-notices'
import { platformLabel, stateLabel } from '../../../resources/user/clusters/labels'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { saveCsv } from '../../../views/action/save-file'
import type { Column } from '../../../views/table/use-table-view'
import type { MonthIpu } from './month-ipu'

export type CsvButtonProps = {
  /** Those on screen, in their order. */
  columns: readonly Column[]
  /** All that match the search and the filters. */
  records: readonly ResourceRecord[]
  monthIpu: MonthIpu
}

/** Saves what the table shows, all of its rows, as a file; what is not known is empty there. */
export function CsvButton({ columns, records, monthIpu }: CsvButtonProps) {
  const { showSuccess } = useNotices()

  function save() {
    const heads = columns.map(({ label }) => label)
    const rows = records.map((record) => columns.map(({ name }) => cellOf(record, name, monthIpu)))
    saveCsv(csvOf([heads, ...rows]), 'clusters.csv')
    const count = rows.length
    showSuccess(t('manyClusters.csvDone', { count }))
  }

  return (
    <Button kind="icon" aria-label={t('manyClusters.csv')} onClick={save}>
      <Icon name="download" />
    </Button>
  )
}

function cellOf(record: ResourceRecord, column: string, { values }: MonthIpu): string | number {
  if (column === 'state') return t(stateLabel(clusterStateOf(recordAs<Cluster>(record))))
  if (column === 'monthIpu') {
    const value = values?.get(record.id) ?? null
    return value === null ? '' : rounded(value)
  }
  const text = textOf(record, column) ?? ''
  return column === 'platform' ? platformLabel(text) : text
}
