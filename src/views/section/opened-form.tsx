import '../../locales/table-texts'
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
import { useActionHost } from '../action/action-host-context'
import { failureTitle } from '../action/failure-title'
import { type ActionContext, useActionContext } from '../action/use-action-context'
import { type OpenForm, useOpenForm } from '../action/use-open-form'
import { openingVerdict, verdictOn } from '../action/verdict-on'
import { isAsked } from '../confirm/dialogs'
import { DetailDialog, FormDialog } from '../form/form-dialogs'
import { recordPath } from '../records/record-path'

export type OpenedFormProps = {
  definition: ResourceDefinition
  /** Undefined until the list is here. */
  records: readonly ResourceRecord[] | undefined
}

/**
 * The form, question or detail that the address says is open. What the person may not do, or a record that is not
 * there, is said instead. A record that goes away while its form is open leaves the form standing.
 */
export function OpenedForm({ definition, records }: OpenedFormProps) {
  const { opened, close } = useOpenForm(definition)
  if (!opened || !records || !isDefined(definition, opened.mode)) return null
  const key = `${opened.action?.name ?? opened.mode}:${opened.recordId ?? ''}`
  return <Opened key={key} definition={definition} records={records} opened={opened} onClose={close} />
}

type OpenedProps = {
  definition: ResourceDefinition
  records: readonly ResourceRecord[]
  opened: OpenForm
  onClose: () => void
}

function Opened({ definition, records, opened, onClose }: OpenedProps) {
  const notices = useNotices()
  const context = useActionContext(definition)
  const { mode, recordId } = opened
  const [first] = useState(() => records.find(({ id }) => id === recordId))
  const record = records.find(({ id }) => id === recordId) ?? first
  const [verdict] = useState(() => verdictOf(definition, opened, record, context))
  const reasons = verdict.isAllowed ? null : joinedReasons(verdict.reasons) || t('access.unknownAction')
  const isMissing = recordId !== null && !record
  const refusal = isMissing ? t('tables.recordGone', { one: t(definition.label.one), id: recordId }) : reasons
  const opener = opened.action ?? definition.actions.find((action) => openedBy(action) === mode)
  const title = opener && failureTitle(definition, opener.label, record ? [record] : [])
  useEffect(() => {
    if (refusal === null) return
    notices.showError(refusal, title)
    onClose()
  }, [refusal, title, notices, onClose])

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

function isDefined(definition: ResourceDefinition, mode: OpenForm['mode']): boolean {
  if (mode === 'action' || mode === 'question') return true
  const form = definition[mode]
  return form !== undefined && !('layout' in form && form.layout === 'page')
}
