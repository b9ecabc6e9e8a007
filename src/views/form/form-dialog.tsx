import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { ResourceDefinition } from '../../definitions/define'
import { type ResourceRecord, textOf } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { scopeKey, useScopeOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { AntdProvider } from '../../ui/antd-provider'
import { Dialog } from '../../ui/dialog'
import { lazyPiece } from '../../ui/lazy-piece'
import { returnFocus } from '../action/return-focus'
import { ConflictNotice } from './conflict-notice'
import { DialogFooter } from './dialog-footer'
import { draftKey } from './form-drafts'
import './form.css'
import type { FormMode } from '../../definitions/form-values'
import { FormKitContext } from './form-kit-context'
import { formPlanOf, lockOf } from './form-plan'
import { FormSection } from './form-section'
import { LeaveDialog } from './leave-dialog'
import { QuestionDialog } from './question-dialog'
import { RestoredNotice } from './restored-notice'
import { useDraft } from './use-draft'
import { useEditConflict } from './use-edit-conflict'
import { useFormSubmission } from './use-form-submission'
import { useKitForm } from './use-kit-form'
import { useLeaveGuard } from './use-leave-guard'
import { useWizard } from './use-wizard'

const WizardSteps = lazyPiece(() => import('./wizard-steps').then((file) => file.WizardSteps), {
  Waiting: () => <div className="form-steps" />,
})
const ReviewStep = lazyPiece(() => import('./review-step').then((file) => file.ReviewStep))

export type FormDialogProps = {
  definition: ResourceDefinition
  mode: FormMode
  /** What is changed; none where a record is made. */
  record?: ResourceRecord
  onClose: () => void
}

/** Pixels; for a definition that gives none. */
const houseWidth = 560

/**
 * The form of a definition over its list: makes a record, or changes one. It asks before typed words are lost, keeps
 * them through every failure, and says when somebody else changed the record meanwhile. The person must be allowed;
 * whoever opens it asks access first.
 */
export function FormDialog(props: FormDialogProps) {
  return (
    <AntdProvider>
      <FormDialogContent {...props} />
    </AntdProvider>
  )
}

function FormDialogContent({ definition, mode, record, onClose }: FormDialogProps) {
  const { person, productKey } = useSession()
  const scope = useScopeOf(definition)
  // The form is about the record as it was opened; what becomes of it meanwhile is told apart.
  const [opened] = useState(record ?? null)
  const plan = useMemo(() => formPlanOf(definition, mode), [definition, mode])
  const kitForm = useKitForm(definition, plan, { person, productKey, scope, mode, record: opened })
  const { form, kit, values, isDirty, shown } = kitForm

  const place = `${definition.name}.${mode}:${scopeKey(scope)}:${opened?.id ?? ''}`
  const draft = useDraft({ key: draftKey(person.uuid, place), form, fields: plan.fields, values, isDirty })
  const { blocker, allowLeaving } = useLeaveGuard(isDirty, { coversSearch: true })
  const [isAsking, setAsking] = useState(false)
  const edit = useEditConflict(definition, kitForm)

  function leave() {
    draft.erase()
    allowLeaving()
    onClose()
  }
  const wizard = useWizard(kitForm)
  const submission = useFormSubmission({
    definition,
    kitForm,
    isStillCurrent: edit.isStillCurrent,
    onDone: leave,
    onSessionEnded: allowLeaving,
    ...(wizard && { onFieldRefused: wizard.showField }),
    trustsList: true,
  })
  useFocusReturned()
  useFirstFocus(() => {
    const first = (wizard?.section ? [wizard.section] : plan.sections)
      .flatMap(({ fields }) => fields)
      .find((name) => shown.includes(name) && lockOf(plan, name, kit.context) === null)
    if (first !== undefined) form.setFocus(first)
  })

  const name = (opened && textOf(opened, definition.titleField)) ?? ''
  const isBlocked = blocker.state === 'blocked'
  return (
    <FormProvider {...form}>
      <FormKitContext
        value={{ ...kit, ...wizard?.kit, remedy: submission.remedy, upload: submission.upload }}
      >
        <Dialog title={t(plan.title, { name })} width={plan.width ?? houseWidth} onClose={handleClose}>
          <form
            className="form-dialog"
            onSubmit={handleSubmit}
            onPointerDown={kitForm.handlePointerDown}
            onKeyDownCapture={keepEscapeOfLists}
            aria-label={t(plan.title, { name })}
            noValidate
            data-refused={submission.isRefused || undefined}
          >
            {plan.intro !== undefined && <p>{t(plan.intro, { name })}</p>}
            {draft.isRestored && <RestoredNotice onStartOver={draft.startOver} />}
            {wizard && (
              <>
                <WizardSteps titles={wizard.titles} step={wizard.step} />
                {wizard.section === null && <ReviewStep shown={shown} />}
              </>
            )}
            {(wizard ? wizard.section && [wizard.section] : plan.sections)?.map((section) => (
              <FormSection
                key={section.fields[0]}
                section={section}
                isPlain={wizard !== null || plan.sections.length === 1}
              />
            ))}
            {edit.changes.length > 0 && (
              <ConflictNotice
                changes={edit.changes}
                onTakeNew={edit.takeNewValues}
                onKeepMine={edit.keepMine}
              />
            )}
            <DialogFooter
              submission={submission}
              wizard={wizard}
              isGone={edit.isGone || submission.isGone}
              onRetry={() => handleSubmit()}
              onCancel={handleClose}
            />
          </form>
        </Dialog>
      </FormKitContext>
      {submission.question && <QuestionDialog {...submission.question} />}
      {(isAsking || isBlocked) && (
        <LeaveDialog
          mode={mode}
          onStay={() => {
            setAsking(false)
            if (isBlocked) blocker.reset()
          }}
          onLeave={() => {
            if (!isBlocked) return leave()
            draft.erase()
            blocker.proceed()
          }}
        />
      )}
    </FormProvider>
  )

  function handleSubmit(event?: FormEvent) {
    if (!wizard?.holdsBack(event)) submission.handleSubmit(event)
  }

  /** While the call is under way its answer decides; closing then would leave nobody to tell it to. */
  function handleClose() {
    if (submission.isPending) return
    if (isDirty) setAsking(true)
    else leave()
  }
}

/** Escape closes an open list of choices, and only that: the list itself stops the key, but not the browser. */
function keepEscapeOfLists(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target } = event
  if (key !== 'Escape' || !(target instanceof Element)) return
  if (target.getAttribute('aria-expanded') === 'true') event.preventDefault()
}

/** Gives the focus back to where it was, also when the form and its question close in one go. */
function useFocusReturned() {
  const [opener] = useState(() => {
    const { activeElement, body } = document
    return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null
  })
  useEffect(() => () => returnFocus(opener), [opener])
}

/** Moves the focus once, when the form stands. */
function useFirstFocus(focus: () => void) {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    focus()
  })
}
