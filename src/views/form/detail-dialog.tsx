import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { Dialog } from '../../ui/dialog'
import { useRecordWords } from '../reference/record-words'
import { DetailSections } from './detail-sections'

export type DetailDialogProps = {
  definition: ResourceDefinition
  record: ResourceRecord
  onClose: () => void
}

/** Everything a definition shows of one record, over its list. */
export function DetailDialog({ definition, record, onClose }: DetailDialogProps) {
  const { detail } = definition
  const names = useRecordWords(definition, [detail?.title], [record])([record])
  if (!detail) return null
  return (
    <Dialog title={t(detail.title, names)} width={detail.width ?? 640} onClose={onClose}>
      <DetailSections definition={definition} record={record} />
    </Dialog>
  )
}
