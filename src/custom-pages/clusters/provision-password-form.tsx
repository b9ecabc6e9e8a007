import { type FormEvent, useId, useRef, useState } from 'react'
import { checkPassword, checkPasswordConfirmation } from '../../domain/password'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { Button } from '../../ui/button'
import { PasswordChecklist } from './password-checklist'
import { PasswordField } from './password-field'
import './provision-password.css'

type ProvisionPasswordFormProps = {
  isPending: boolean
  /** The new password; null to skip. */
  onSubmit: (password: string | null) => void
}

/** New password twice, with the live list of what it needs (CLU-011); what is typed lives here only. */
export function ProvisionPasswordForm({ isPending, onSubmit }: ProvisionPasswordFormProps) {
  const { person } = useSession()
  const listId = useId()
  const newInput = useRef<HTMLInputElement>(null)
  const confirmInput = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [isNewSeen, setIsNewSeen] = useState(false)
  const [isConfirmSeen, setIsConfirmSeen] = useState(false)
  const [isListShown, setIsListShown] = useState(false)
  const newFault = checkPassword(password)
  const confirmFault = checkPasswordConfirmation(password, confirmation)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setIsNewSeen(true)
    setIsConfirmSeen(true)
    if (newFault !== null) newInput.current?.focus()
    else if (confirmFault !== null) confirmInput.current?.focus()
    else onSubmit(password)
  }

  return (
    <form className="password-form" onSubmit={handleSubmit} noValidate>
      <p>{t('password.intro')}</p>
      {/* Lets a password manager file the new password under the right name. */}
      <input
        className="visually-hidden"
        type="text"
        autoComplete="username"
        value={person.email ?? ''}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordField
        label={t('password.newPassword')}
        inputRef={newInput}
        value={password}
        error={isNewSeen && newFault !== null ? t('password.criteria') : null}
        isValid={password !== '' && newFault === null}
        describedBy={isListShown ? listId : undefined}
        onChange={setPassword}
        onFocus={() => setIsListShown(true)}
        onBlur={() => setIsNewSeen(true)}
      />
      {isListShown && <PasswordChecklist id={listId} password={password} />}
      <PasswordField
        label={t('password.confirmPassword')}
        inputRef={confirmInput}
        value={confirmation}
        error={isConfirmSeen && confirmFault !== null ? t('password.mismatch') : null}
        isValid={confirmation !== '' && confirmFault === null}
        onChange={setConfirmation}
        onBlur={() => setIsConfirmSeen(true)}
      />
      <div className="password-actions">
        <Button isDisabled={isPending} onClick={() => onSubmit(null)}>
          {t('password.skip')}
        </Button>
        <Button kind="primary" type="submit" isDisabled={isPending} aria-busy={isPending}>
          {t('password.submit')}
        </Button>
      </div>
    </form>
  )
}
