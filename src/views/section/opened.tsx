import '../../locales/table-texts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import type { Verdict } from '../../access/explain'
import { joinedReasons } from '../../access/joined-reasons'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import { openedBy } from '../../definitions/opened-by'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { useNotices } from '../../providers/use-notices'
import { lazyPiece } from '../../ui/lazy-piece'
import { useActionHost } from '../action/action-host-context'
import { failureTitle } from '../action/failure-title'
import { type ActionContext, useActionContext } from '../action/use-action-context'
import type { OpenForm } from '../action/use-open-form'
import { openingVerdict, verdictOn } from '../action/verdict-on'
import { isAsked } from '../confirm/dialogs'
import { DetailDialog, FormDialog } from '../form/form-dialogs'
import { cachedRecords, isAbsent } from '../records/cached-records'
import { recordPath } from '../records/record-path'

const RecordElsewhere = lazyPiece(() => import('./record-elsewhere').then((file) => file.RecordElsewhere))

type OpenedProps = {
  definition: ResourceDefinition
  /** Undefined until the list is here, and while another page of it is awaited. */
  records: readonly ResourceRecord[] | undefined
  areWhole?: boolean
  opened: OpenForm
  /** What is said of a record that is not there; null where its list tells. */
  missing: string | null
  onClose: () => void
}

type ListedProps = OpenedProps & { records: readonly ResourceRecord[] }

/** Waits for the list before it opens; then it stands whatever page is turned beneath, with the last records. */
export function Opened({ records, ...props }: Omit<OpenedProps, 'missing'>) {
  const [last, setLast] = useState(records)
  if (records && records !== last) setLast(records)
  return last && <Listed {...props} records={last} />
}

/**
 * What an address says is open, of the records here: where the server cuts the list into pages, a record that is not on
 * this one is read for itself.
 */
function Listed(props: Omit<ListedProps, 'missing'>) {
  const { definition, records, opened } = props
  const { recordId } = opened
  const [isElsewhere] = useState(
    () => definition.list.paging?.kind === 'server' && !records.some(({ id }) => id === recordId),
  )
  if (!isElsewhere || recordId === null) return <Shown {...props} missing={null} />
  return (
    <RecordElsewhere definition={definition} id={recordId}>
      {(read) => <Shown {...props} {...read} />}
    </RecordElsewhere>
  )
}

function Shown({ definition, records, areWhole = false, opened, missing, onClose }: ListedProps) {
  const notices = useNotices()
  const client = useQueryClient()
  const context = useActionContext(definition)
  const { mode, recordId } = opened
  const [first] = useState(() => records.find(({ id }) => id === recordId))
  const record = records.find(({ id }) => id === recordId) ?? first
  const [verdict] = useState(() => verdictOf(definition, opened, record, context))
  const reasons = verdict.isAllowed ? null : joinedReasons(verdict.reasons) || t('access.unknownAction')
  const isMissing = recordId !== null && !record
  const refusal = isMissing ? (missing ?? missingSentence(recordId)) : reasons
  const opener = opened.action ?? definition.actions.find((action) => openedBy(action) === mode)
  const title = opener && failureTitle(definition, opener.label, record ? [record] : [])
  useEffect(() => {
    if (refusal === null) return
    notices.showError(refusal, title)
    onClose()
  }, [refusal, title, notices, onClose])

  /** One that could not be read is not gone. */
  function missingSentence(id: string) {
    const { faults } = cachedRecords(client, definition, context.scope)
    const isGone = isAbsent(id, { records, faults })
    return t(isGone ? 'tables.recordGone' : 'tables.recordUnread', { one: t(definition.label.one), id })
  }

  if (refusal !== null) return null
  // An address from before its records had pages.
  if (mode === 'detail' && record && definition.detail?.page)
    return <Navigate to={recordPath(definition, record.id)} replace />
  if (mode === 'detail')
    return record ? <DetailDialog definition={definition} record={record} onClose={onClose} /> : null
  if (mode === 'question') {
    return (
      <Question
        definition={definition}
        action={opened.action}
        records={record ? [record] : []}
        onAsked={onClose}
      />
    )
  }
  return (
    <FormDialog
      definition={definition}
      mode={mode}
      action={opened.action}
      isWhole={areWhole}
      {...(mode !== 'create' && record ? { record } : {})}
      onClose={onClose}
    />
  )
}

type QuestionProps = {
  definition: ResourceDefinition
  action: ActionDefinition
  records: readonly ResourceRecord[]
  onAsked: () => void
}

/** Asks as the action's own button does. One that would be done without a question is left to its button. */
function Question({ definition, action, records, onAsked }: QuestionProps) {
  const { start } = useActionHost()
  const { list } = useActionContext(definition)
  useEffect(() => {
    if (isAsked(action, records, list())) start(action, records, null)
    onAsked()
  }, [action, records, list, start, onAsked])
  return null
}

/** Asked of the action that opens it; without one, of what the definition says for the operation. */
function verdictOf(
  definition: ResourceDefinition,
  { mode, action: asking }: OpenForm,
  record: ResourceRecord | undefined,
  context: ActionContext,
): Verdict {
  if (asking) return verdictOn(definition, asking, record, context)
  return openingVerdict(definition, mode, record, context) ?? unknown
}

/** Nothing says who may. */
const unknown: Verdict = { isAllowed: false, isHidden: true, reasons: [] }
