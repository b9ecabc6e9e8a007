import { type FormEvent, useId, useState } from 'react'
import { ApiError } from '../../../api/errors'
import {
  checkEventReplicas,
  checkEventTimes,
  type EventFault,
  scheduledEventSchema,
} from '../../../domain/scheduled-event'
import { t } from '../../../locales/t'
import { useScope } from '../../../providers/scope-context'
import { useNotices } from '../../../providers/use-notices'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { isToldElsewhere, useCommand } from '../../../views/action/use-command'
import { confirmWidth } from '../../../views/confirm/confirm-width'
import type { DialogProps } from '../../../views/confirm/dialog-props'
import { ActionCurl } from '../../../views/curl/action-curl'
import { LeaveDialog } from '../../../views/form/leave-dialog'
import { useIdempotencyKey } from '../../../views/form/use-idempotency-key'
import { forSchema } from '../../../views/records/resource-record'
import { EventAdditionalStep } from './event-additional-step'
import { draftOf, emptyForm, faultSentence, formOf, requestOf } from './event-form'
import { EventMainStep } from './event-main-step'
import { EventReviewStep } from './event-review-step'
import styles from './scheduled-event.module.css'

const steps = [
  'scheduledEvents.stepMain',
  'scheduledEvents.stepAdditional',
  'scheduledEvents.stepReview',
] as const
const review = steps.length - 1

/** On which step the server's words about a field belong. */
const stepOfField: Readonly<Record<string, { step: number; field: string }>> = {
  event: { step: 0, field: 'event' },
  startTime: { step: 0, field: 'start' },
  endTime: { step: 0, field: 'end' },
  analyticsReplicas: { step: 1, field: 'analyticsReplicas' },
  loaderReplicas: { step: 1, field: 'loaderReplicas' },
}

/** Makes or changes an event of the schedule in three steps (D2 §2 'Scheduling tab', SCH-D01). */
export function ScheduledEventDialog({ definition, action, records, onClose }: DialogProps) {
  const [record] = records
  const scope = useScope()
  const command = useCommand(definition)
  const notices = useNotices()
  const keyOf = useIdempotencyKey()
  const formId = useId()
  const [openedWith] = useState(() => (record ? formOf(eventOf.behaviour(record)) : emptyForm))
  const [form, setForm] = useState(openedWith)
  const [step, setStep] = useState(0)
  const [triedStep, setTriedStep] = useState(-1)
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const [isPending, setPending] = useState(false)
  const [isLeaving, setLeaving] = useState(false)

  const current =
    scope.kind === 'cluster'
      ? { analytics: scope.cluster.analyticsNodes, loader: scope.cluster.loaderNodes }
      : { analytics: 1, loader: 1 }
  const draft = draftOf(form)
  const isDirty = JSON.stringify(form) !== JSON.stringify(openedWith)

  function faultsOf(which: number): EventFault[] {
    if (which === 0) return checkEventTimes(draft, Date.now())
    return which === 1 ? checkEventReplicas(draft, current) : []
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const faulty = [0, 1].find((which) => which <= step && faultsOf(which).length > 0)
    if (faulty !== undefined) {
      setStep(faulty)
      setTriedStep(Math.max(triedStep, faulty))
      return
    }
    if (step < review) return setStep(step + 1)
    await send()
  }

  /** What the last step sends; the steps before it let nothing through that is not whole. */
  function bodyOf() {
    if (draft.event === null || draft.start === null) return undefined
    const request = requestOf({ ...draft, event: draft.event, start: draft.start })
    return record ? { ...request, recordID: record.id } : request
  }

  async function send() {
    const body = bodyOf()
    if (!body) return
    setPending(true)
    const outcome = await command(action, records, {
      body,
      idempotencyKey: keyOf(body),
      isShownIn: (listed) =>
        listed.some((other) => other.startTime === body.startTime && other.event === body.event),
    })
    setPending(false)
    if (outcome.kind === 'done') return onClose()
    if (outcome.kind === 'busy' || isToldElsewhere(outcome)) return
    const placed = outcome.kind === 'failed' ? placedErrors(outcome.error) : []
    setAnswers(Object.fromEntries(placed.map(({ field, message }) => [field, message])))
    if (placed[0]) setStep(placed[0].step)
    else notices.showError(outcome.sentence)
  }

  const shown = step <= triedStep ? faultsOf(step) : []
  const errors = {
    ...answers,
    ...Object.fromEntries(shown.map((fault) => [fault.field, faultSentence(fault, draft)])),
  }
  const stepProps = {
    form,
    errors,
    onChange: (next: typeof form) => {
      setAnswers({})
      setForm(next)
    },
  }
  const close = () => (isDirty ? setLeaving(true) : onClose())

  return (
    <Dialog
      title={t(record ? 'scheduledEvents.editTitle' : 'scheduledEvents.createTitle')}
      width={confirmWidth}
      onClose={close}
      actions={
        <>
          {step === review && (
            <ActionCurl
              definition={definition}
              action={action}
              records={records}
              given={() => {
                const body = bodyOf()
                return { body, idempotencyKey: keyOf(body) }
              }}
            />
          )}
          <Button onClick={step === 0 ? close : () => setStep(step - 1)}>
            {t(step === 0 ? 'common.cancel' : 'scheduledEvents.back')}
          </Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            isDisabled={isPending}
            aria-busy={isPending || undefined}
          >
            {t(
              step < review
                ? 'scheduledEvents.next'
                : record
                  ? 'scheduledEvents.submitEdit'
                  : 'scheduledEvents.submitCreate',
            )}
          </Button>
        </>
      }
    >
      <ol className={styles.steps}>
        {steps.map((title, index) => (
          <li key={title} aria-current={index === step ? 'step' : undefined}>
            {t(title)}
          </li>
        ))}
      </ol>
      <form
        id={formId}
        className={styles.body}
        noValidate
        aria-label={t(steps[step] ?? steps[0])}
        onSubmit={(event) => void handleSubmit(event)}
      >
        {step === 0 && <EventMainStep {...stepProps} />}
        {step === 1 && <EventAdditionalStep {...stepProps} current={current} />}
        {step === review && <EventReviewStep draft={draft} current={current} />}
      </form>
      {isLeaving && <LeaveDialog onStay={() => setLeaving(false)} onLeave={onClose} />}
    </Dialog>
  )
}

const eventOf = forSchema(scheduledEventSchema, (event) => event)

function placedErrors(error: unknown) {
  if (!(error instanceof ApiError)) return []
  return error.fieldErrors.flatMap(({ fieldName, message }) => {
    const place = stepOfField[fieldName]
    return place ? [{ ...place, message }] : []
  })
}
