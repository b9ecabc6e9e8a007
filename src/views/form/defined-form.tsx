import '../../locales/form-texts'
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import { type FormMode, type FormRecord, isMaking } from '../../definitions/form-values'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { scopeKey, useScopeOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { AntdProvider } from '../../ui/antd-provider'
import { Dialog } from '../../ui/dialog'
import { lazyDialog } from '../../ui/lazy-dialog'
import { lazyPiece } from '../../ui/lazy-piece'
import { useIsThere } from '../../ui/use-is-there'
import './form.css'
import { focusReturn } from '../../ui/return-focus'
import { QuestionDialog } from '../confirm/question-dialog'
import { recordPath } from '../records/record-path'
import { useLabels, useRecordWords } from '../reference/record-words'
import { useComponents } from '../resource-components'
import { draftKey } from './draft-keys'
import { useDraft } from './form-drafts'
import { FormEngineContext } from './form-engine-context'
import { FormFooter } from './form-footer'
import { RestoredNotice } from './form-notice'
import { actionPlanOf, formPlanOf, keptFields, usualWidth } from './form-plan'
import { FormSection } from './form-section'
import type { FormSender } from './form-sender'
import { keepEscapeOfLists } from './keep-escape-of-lists'
import { LeaveQuestion, useLeaveGuard } from './leave-guard'
import { lookUp } from './look-up'
import { useEditConflict } from './use-edit-conflict'
import { useFormSubmission } from './use-form-submission'
import { useOthers } from './use-others'
import { useResourceForm } from './use-resource-form'
import { useWizard } from './use-wizard'

const ReviewStep = lazyPiece(() => import('./review-step').then((file) => file.ReviewStep))

const WizardSteps = lazyPiece(
  async () => {
    // The review is the last of the steps, and is here when that is drawn.
    const [{ WizardSteps }] = await Promise.all([import('./wizard-steps'), ReviewStep.preload()])
    return WizardSteps
  },
  { Waiting: () => <div style={{ height: 24 }} /> },
)

const ConflictNotice = lazyPiece(() => import('./conflict-notice').then((file) => file.ConflictNotice))

export type DefinedFormProps = {
  definition: ResourceDefinition
  mode: FormMode
  /** Of the mode `action`: the one whose values are asked for. */
  action?: ActionDefinition | undefined
  /** What is changed; none where a record is made. */
  record?: ResourceRecord
  /** Of a page: stands at the right on wide screens; reads the form through `useFormEngine`. */
  aside?: ReactNode
  /** Leaves the form's address. */
  onClose: () => void
  /** Leaves it without having sent anything, where that leads elsewhere. */
  onCancel?: () => void
  sender?: FormSender
  /** Values that stand in place of the record's as if a person had typed them; only the changes are looked at then. */
  filledIn?: FormRecord | undefined
}

/**
 * A form of a definition, on its page or in a dialog over its list: makes a record, or changes one. It asks before
 * typed words are lost, keeps them through every failure, and says when somebody else changed the record meanwhile. The
 * person must be allowed; its caller asks access first.
 * @throws RangeError for a definition without such a form
 */
export function DefinedForm(props: DefinedFormProps) {
  const { definition, mode, action, record, aside, onClose, onCancel = onClose, sender, filledIn } = props
  const { person, productKey } = useSession()
  const scope = useScopeOf(definition)
  // The form is about the record as it was opened; what becomes of it meanwhile is distinguished.
  const [opened] = useState(record ?? null)
  const plan = useMemo(
    () => (action ? actionPlanOf(definition, action, opened, person) : formPlanOf(definition, mode)),
    [definition, mode, action, opened, person],
  )
  const isPage = plan.layout === 'page'
  const others = useOthers(definition, scope, isMaking(mode) ? null : opened)
  const environment = { person, productKey, scope, mode, record: opened, others }
  const resourceForm = useResourceForm(definition, plan, environment)
  const { form, engine, values, isDirty, shown } = resourceForm

  const place = `${definition.name}.${action?.name ?? mode}:${scopeKey(scope)}:${opened?.id ?? ''}`
  const kept = useMemo(() => keptFields(plan), [plan])
  const edit = useEditConflict(definition, resourceForm)
  const draft = useDraft({
    key: filledIn ? null : draftKey(person.uuid, place),
    form,
    fields: kept,
    values,
    isDirty,
    filledIn,
    seen: edit.seen,
    onSeen: edit.onSeen,
  })
  const { blocker, allowLeaving } = useLeaveGuard(isDirty)
  const wizard = useWizard(resourceForm, filledIn !== undefined)
  const isThere = useIsThere()
  const navigate = useNavigate()
  const submission = useFormSubmission({
    definition,
    resourceForm,
    isStillCurrent: edit.isStillCurrent,
    onDone: (id) => {
      draft.erase()
      allowLeaving()
      if (!isThere.current) return
      if (plan.opens && id !== '') void navigate(recordPath(definition, id), { replace: true })
      else onClose()
    },
    sender,
    ...(wizard && { onFieldRefused: wizard.showField }),
  })
  const { question } = submission
  useFocusReturned(isPage)
  const sections = plan.sections.filter((section) => wizard === null || section === wizard.section)
  const opensAt = useRef(
    isPage ? undefined : resourceForm.firstOpen(sections.flatMap(({ fields }) => fields)),
  )

  const { summaries = {} } = useComponents(definition)
  const Summary = plan.summary === undefined ? null : lookUp(summaries, 'summary', plan.summary)
  const about = opened ? [opened] : []
  const words = useRecordWords(definition, [plan.title, plan.intro, plan.dangerText], about)(about)
  const changed = Object.fromEntries(edit.changes.map(({ name, value }) => [name, value]))
  const reviewed = wizard?.section === null ? shown : Object.keys(changed)
  const labels = useLabels(plan, reviewed, [...about, values, changed])
  const names = opened ? words : { name: '', names: '', count: 1 }
  const title = t(plan.title, names)
  const content = (
    <form
      className={isPage ? 'form' : 'form-fields'}
      onSubmit={handleSubmit}
      onPointerDown={resourceForm.handlePointerDown}
      onKeyDownCapture={keepEscapeOfLists}
      aria-label={title}
      noValidate
    >
      <div className="form-fields">
        {plan.dangerText !== undefined && <p>{t(plan.dangerText, names)}</p>}
        {plan.intro !== undefined && !isPage && <p>{t(plan.intro, names)}</p>}
        <RestoredNotice draft={draft} />
        {wizard && (
          <>
            {!filledIn && <WizardSteps titles={wizard.titles} step={wizard.step} />}
            {wizard.section === null && (
              <ReviewStep shown={shown} labels={labels} isOfChanges={filledIn !== undefined} />
            )}
          </>
        )}
        {sections.map((section) => (
          <FormSection
            key={section.fields[0]}
            section={section}
            isPlain={!isPage && (wizard !== null || plan.sections.length === 1)}
          />
        ))}
        {Summary && <Summary context={engine.context} />}
        {edit.changes.length > 0 && <ConflictNotice {...edit} labels={labels} />}
        <FormFooter
          submission={submission}
          wizard={wizard}
          isGone={edit.isGone || submission.isGone}
          onRetry={() => handleSubmit()}
          onCancel={handleClose}
        />
      </div>
      {aside !== undefined && <aside className="form-aside">{aside}</aside>}
    </form>
  )
  return (
    <FormProvider {...form}>
      <FormEngineContext
        value={{
          ...engine,
          ...wizard?.engine,
          opensAt,
          retryOption: submission.retryOption,
          upload: submission.upload,
        }}
      >
        {isPage ? (
          <AntdProvider>{content}</AntdProvider>
        ) : (
          <Dialog title={title} width={plan.width ?? usualWidth} onClose={handleClose}>
            {content}
          </Dialog>
        )}
      </FormEngineContext>
      {question && (
        <QuestionDialog {...question} title={t(question.title)} submit={t(question.submit)}>
          <p>{t(question.text)}</p>
          <ul className="form-list code">
            {question.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </QuestionDialog>
      )}
      <LeaveQuestion blocker={blocker} title={t(leaveTitleOf(mode))} onLeave={draft.erase} />
    </FormProvider>
  )

  function handleSubmit(event?: FormEvent) {
    if (!wizard?.holdsBack(event)) submission.handleSubmit(event)
  }

  function handleClose() {
    // While the call is under way its answer decides; a dialog that closed then would leave nobody to tell it to.
    if (submission.isPending && !isPage) {
      if (!sender?.isFollowed) return
      allowLeaving()
    }
    if (!isDirty) draft.erase()
    onCancel()
  }
}

function leaveTitleOf(mode: FormMode) {
  if (mode === 'action') return 'form.leaveActionTitle'
  return isMaking(mode) ? 'form.leaveTitle' : 'form.leaveEditTitle'
}

const ImportDialog = lazyDialog(() => import('../import/import-dialog').then((file) => file.ImportDialog))

const ReadFirst = lazyDialog(() => import('./read-first').then((file) => file.ReadFirst))

type OpenedDialogProps = Omit<DefinedFormProps, 'mode'> & {
  mode: FormMode | 'import'
  /** Nothing of the record was left out; without it a call for one record is asked first. */
  isWhole?: boolean
}

/** What makes or changes records over their list: a form, or the import of a file. */
export function OpenedDialog({ mode, isWhole = false, ...rest }: OpenedDialogProps) {
  const { definition, record, filledIn, onClose } = rest
  // As it opened: the form stays the same one when its page is answered.
  const [hasMore] = useState(!isWhole && !filledIn && definition.calls.one !== undefined)
  if (mode === 'import') return <ImportDialog {...rest} />
  if (!record || !hasMore || mode === 'action') return <DefinedForm {...rest} mode={mode} />
  return (
    <ReadFirst definition={definition} mode={mode} listed={record} onClose={onClose}>
      {(read) => <DefinedForm {...rest} mode={mode} record={read} />}
    </ReadFirst>
  )
}

/** Of a dialog: gives the focus back to where it was, also when the form and its question close in one go. */
function useFocusReturned(isPage: boolean) {
  const [giveBack] = useState(() => {
    const { activeElement, body } = document
    return focusReturn(activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null)
  })
  useEffect(() => (isPage ? undefined : giveBack), [isPage, giveBack])
}
