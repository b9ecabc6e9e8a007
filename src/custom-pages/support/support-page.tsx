import Flex from 'antd/es/flex'
import Input from 'antd/es/input/Input'
import TextArea from 'antd/es/input/TextArea'
import { type AriaAttributes, type ReactNode, useId, useRef } from 'react'
import { type Control, type ControllerRenderProps, useController, useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { ApiError, NetworkError, SessionEndedError } from '../../api/errors'
import { type FormRecord, textValue } from '../../definitions/form-values'
import type { Person } from '../../domain/person'
import { t } from '../../locales/t'
import { notificationProvider } from '../../providers/notification-provider'
import { useCallMutation } from '../../providers/use-call'
import { AntdProvider } from '../../ui/antd-provider'
import { Button } from '../../ui/button'
import { Hint } from '../../ui/hint'
import { errorSentence, isOutcomeUnknown } from '../../views/error-sentence'
import { faultsReason, resolved } from '../../views/form/check-values'
import { FieldFrame, tiedTo } from '../../views/form/field-frame'
import '../../views/form/form.css'
import { draftKey } from '../../views/form/draft-keys'
import { useDraft } from '../../views/form/form-drafts'
import { RestoredNotice } from '../../views/form/form-notice'
import { LeaveQuestion, useLeaveGuard } from '../../views/form/leave-guard'
import { type PlacedErrors, placeErrors } from '../../views/form/place-errors'
import { useIdempotencyKey } from '../../views/form/use-idempotency-key'
import './support-page.css'

export type SupportPageProps = {
  /** Who is signed in; null keeps no draft: the next person here may be another. */
  person: Pick<Person, 'uuid' | 'email'> | null
  /** A guard stands before the console: only a link leads back to what it offers. */
  isBehindGuard?: boolean
  /** Called when the message has arrived, with what is said of it. */
  onSent: (words: string) => void
}

/** The 'Contact Support' form; it asks for an email where the session has none (D1 §2, §5). */
export function SupportPage(props: SupportPageProps) {
  return (
    <AntdProvider>
      <SupportForm {...props} />
    </AntdProvider>
  )
}

const fewestRows = 6
const mostRows = 20
const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
const message = { label: 'support.message', kind: 'long-text' } as const
const personFields = { message } as const
const visitorFields = { email: { label: 'support.email', kind: 'text' }, message } as const

function SupportForm({ person, isBehindGuard = false, onSent }: SupportPageProps) {
  // An empty address would be refused, and the answer comes by email: who has none is asked for one (SUP-D05).
  const email = person?.email || null
  const fields = email === null ? visitorFields : personFields
  const isInFlight = useRef(false)
  const page = useRef<HTMLFormElement>(null)
  const keyFor = useIdempotencyKey()
  const form = useForm<FormRecord>({
    mode: 'onTouched',
    defaultValues: { email: '', message: '' },
    resolver: (values) => resolved(values, faultsOf(values, email)),
  })
  const { control, formState } = form
  const values = useWatch({ control })
  const { isDirty } = formState
  const key = person && draftKey(person.uuid, 'support')
  const draft = useDraft({ key, form, fields, values, isDirty })
  const { blocker, allowLeaving } = useLeaveGuard(isDirty)
  // Shown also to who has left the page meanwhile.
  const send = useCallMutation('sendSupportMessage', {
    onSuccess: ({ message: answer }) => {
      // A visitor who is still here reads it on the page that comes.
      if (person === null && !isBehindGuard && page.current !== null) return
      notificationProvider.open({ type: 'success', message: answer ?? t('support.sent') })
    },
    onError: (error) => {
      const { inline, notice } = placed(error)
      const words =
        page.current === null ? (notice ?? inline.map((fault) => fault.message).join(' ')) : notice
      if (!words) return
      notificationProvider.open({ type: 'error', description: t('common.errorTitle'), message: words })
    },
  })
  const reason = faultsReason(fields, faultsOf(values, email))

  function submit(typed: FormRecord) {
    // Two submits in one breath come before the first of them is drawn as pending.
    if (isInFlight.current) return
    isInFlight.current = true
    const body = { email: email ?? textValue(typed.email).trim(), message: textValue(typed.message) }
    send.mutate(
      { body, idempotencyKey: keyFor(body) },
      {
        onSuccess: ({ message: answer }) => {
          draft.erase()
          allowLeaving()
          onSent(answer ?? t('support.sent'))
        },
        onError: (error) => {
          for (const { field, message: words } of placed(error).inline)
            form.setError(field, { type: 'server', message: words })
        },
        onSettled: () => {
          isInFlight.current = false
        },
      },
    )
  }

  function placed(error: unknown): PlacedErrors {
    // Of an ended session its own dialog tells.
    if (error instanceof SessionEndedError) return { inline: [], notice: null }
    const isUnsent = error instanceof NetworkError && error.reason === 'offline'
    const text = isOutcomeUnknown(error) && !isUnsent ? t('support.notSent') : errorSentence(error)
    const fieldErrors = error instanceof ApiError ? error.fieldErrors : []
    return placeErrors({ fields, shown: Object.keys(fields), fieldErrors, text })
  }

  return (
    <form
      ref={page}
      className="support-form form-fields"
      aria-label={t('shell.contactSupport')}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      noValidate
    >
      <div>
        <h1>{t('shell.contactSupport')}</h1>
        <p className="second">{t('support.text')}</p>
      </div>
      <RestoredNotice draft={draft} />
      {email === null && (
        <SupportField name="email" control={control}>
          {(field) => <Input {...field} type="email" autoComplete="email" />}
        </SupportField>
      )}
      <SupportField name="message" control={control}>
        {(field) => (
          <TextArea
            {...field}
            rows={Math.min(Math.max(field.value.split('\n').length, fewestRows), mostRows)}
          />
        )}
      </SupportField>
      <Flex wrap gap={12} align="center">
        <Hint text={reason}>
          {(describedBy) => (
            <Button
              kind="primary"
              type="submit"
              isDisabled={reason !== null}
              isBusy={send.isPending}
              aria-describedby={describedBy}
            >
              {send.isPending ? t('support.sending') : t('support.send')}
            </Button>
          )}
        </Hint>
        {(person === null || isBehindGuard) && (
          <Link className="button button-quiet" to={person === null ? '/signin' : '/clusters'}>
            {t(person === null ? 'support.backToSignIn' : 'support.back')}
          </Link>
        )}
      </Flex>
      <LeaveQuestion blocker={blocker} title={t('support.leaveTitle')} onLeave={draft.erase} />
    </form>
  )
}

function faultsOf(values: FormRecord, email: string | null): Record<string, string> {
  const isWrong = email === null && !emailShape.test(textValue(values.email).trim())
  return {
    ...(isWrong && { email: t('support.emailInvalid') }),
    ...(textValue(values.message).trim() === '' && { message: t('support.messageMissing') }),
  }
}

/** Label above, fault below, and the styling of a fault, or of none, once the field was left (PLT-001). */
function SupportField(props: {
  name: 'email' | 'message'
  control: Control<FormRecord>
  children: (
    field: Omit<ControllerRenderProps<FormRecord>, 'value'> &
      AriaAttributes & { id: string; value: string; status: 'error' | '' },
  ) => ReactNode
}) {
  const { name, control, children } = props
  const { field, fieldState } = useController({ name, control })
  const fault = fieldState.error?.message
  return (
    <FieldFrame
      id={useId()}
      label={t(visitorFields[name].label)}
      error={fault === undefined ? null : { message: fault, isNotActivated: false }}
      isValid={fieldState.isTouched && fault === undefined && textValue(field.value).trim() !== ''}
    >
      {(frame) =>
        children({ ...field, ...tiedTo(frame), value: textValue(field.value), 'aria-required': true })
      }
    </FieldFrame>
  )
}
