import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../api/errors'
import { t } from '../../locales/t'
import { notificationProvider } from '../../providers/notification-provider'
import { useCallMutation } from '../../providers/use-call'
import './support-page.css'
import { SupportField } from './support-field'

export type SupportPageProps = {
  /** Email of the signed-in person; null asks for one. */
  email: string | null
  /** Called when the message has arrived. */
  onSent: () => void
}

const fewestRows = 6
const mostRows = 20
const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** The 'Contact Support' form; it asks for an email only when nobody is signed in (D1 §2, §5). */
export function SupportPage({ email, onSent }: SupportPageProps) {
  const [address, setAddress] = useState('')
  const [message, setMessage] = useState('')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID())
  const send = useCallMutation('sendSupportMessage', {
    onSuccess: ({ message: answer }) => {
      notificationProvider.open({ type: 'success', message: answer ?? t('support.sent') })
      onSent()
    },
    onError: (error) => {
      const isInline = error instanceof ApiError && Object.keys(error.errors).some(isField)
      if (!isInline)
        notificationProvider.open({
          type: 'error',
          description: t('common.errorTitle'),
          message: sentenceOf(error),
        })
    },
  })

  const refused = send.error instanceof ApiError ? send.error.errors : {}
  const emailFault = email === null && !emailShape.test(address.trim()) ? t('support.emailInvalid') : null
  const messageFault = message.trim() === '' ? t('support.messageMissing') : null
  const canSend = emailFault === null && messageFault === null && !send.isPending

  const change = (set: (value: string) => void) => (value: string) => {
    set(value)
    setIdempotencyKey(crypto.randomUUID())
    if (send.isError) send.reset()
  }
  const leave = (field: string) => () => setLeft((fields) => new Set([...fields, field]))
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!canSend) return
    send.mutate({ body: { email: email ?? address.trim(), message }, idempotencyKey })
  }

  return (
    <form className="support-form" onSubmit={handleSubmit} noValidate>
      <h1>{t('support.title')}</h1>
      <p className="second">{t('support.text')}</p>
      {email === null && (
        <SupportField
          label={t('support.email')}
          fault={left.has('email') ? (emailFault ?? refused.email ?? null) : (refused.email ?? null)}
        >
          {(field) => (
            <input
              {...field}
              type="email"
              autoComplete="email"
              required
              value={address}
              onChange={({ target }) => change(setAddress)(target.value)}
              onBlur={leave('email')}
            />
          )}
        </SupportField>
      )}
      <SupportField
        label={t('support.message')}
        fault={left.has('message') ? (messageFault ?? refused.message ?? null) : (refused.message ?? null)}
      >
        {(field) => (
          <textarea
            {...field}
            required
            rows={Math.min(Math.max(message.split('\n').length, fewestRows), mostRows)}
            value={message}
            onChange={({ target }) => change(setMessage)(target.value)}
            onBlur={leave('message')}
          />
        )}
      </SupportField>
      <div className="support-actions">
        <button type="submit" className="button button-primary" disabled={!canSend}>
          {send.isPending ? t('support.sending') : t('support.send')}
        </button>
        {email === null && (
          <Link className="button button-quiet" to="/signin">
            {t('support.backToSignIn')}
          </Link>
        )}
      </div>
    </form>
  )
}

function isField(name: string): boolean {
  return name === 'email' || name === 'message'
}

function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.message : t('support.notSent')
}
