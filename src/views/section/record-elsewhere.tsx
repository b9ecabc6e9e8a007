import '../../locales/table-texts'
import type { ReactNode } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { errorSentence } from '../error-sentence'
import { useReadRecord } from '../record/use-record'
import { isAbsent } from '../records/cached-records'
import { useReferencedList } from '../reference/use-referenced'

type RecordElsewhereProps = {
  definition: ResourceDefinition
  id: string
  /** Draws what was read; `missing`: what is said where there is none. */
  children: (read: { records: readonly ResourceRecord[]; areWhole?: boolean; missing: string }) => ReactNode
}

/** Of a list that the server cuts into pages: a record that is not on the page here, read by its id. */
export function RecordElsewhere(props: RecordElsewhereProps) {
  return props.definition.calls.one ? <ReadAlone {...props} /> : <ReadOfList {...props} />
}

function ReadAlone({ definition, id, children }: RecordElsewhereProps) {
  const { record, isConfirmed, isMissing, error } = useReadRecord(definition, id)
  if (!record && !error) return null
  const missing = isMissing ? sentenceOf('tables.recordGone', definition, id) : errorSentence(error)
  return children({ records: record ? [record] : [], areWhole: isConfirmed, missing })
}

function ReadOfList({ definition, id, children }: RecordElsewhereProps) {
  const { list, error } = useReferencedList(definition, [id])
  if (!list) return error && children({ records: [], missing: errorSentence(error) })
  const isGone = isAbsent(id, { records: list.data, faults: list.faults })
  const missing = sentenceOf(isGone ? 'tables.recordGone' : 'tables.recordUnread', definition, id)
  return children({ records: list.data.filter((record) => record.id === id), missing })
}

function sentenceOf(
  key: 'tables.recordGone' | 'tables.recordUnread',
  { label }: ResourceDefinition,
  id: string,
): string {
  return t(key, { one: t(label.one), id })
}
