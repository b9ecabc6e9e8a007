import { useId, useState } from 'react'
import { type Control, useController, useForm, useWatch } from 'react-hook-form'
import type { FieldDefinition } from '../../definitions/define-field'
import { type FormRecord, type FormValues, textValue } from '../../definitions/form-values'
import { checkPassword, checkPasswordConfirmation } from '../../domain/password'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { Button } from '../../ui/button'
import { resolved } from '../../views/form/check-values'
import { ControlledField } from '../../views/form/controlled-field'
import { SecretInput } from '../../views/form/inputs/text-input'
import { LeaveQuestion, useLeaveGuard } from '../../views/form/leave-guard'
import { PasswordChecklist } from './password-checklist'
import './provision-password.css'

type ProvisionPasswordFormProps = {
  isPending: boolean
  /** The new password; null to skip. */
  onSubmit: (password: string | null) => void
}

const password = { label: 'password.newPassword', kind: 'secret' } as const
const input = { Component: SecretInput }
const confirmation = { label: 'password.confirmPassword', kind: 'secret' } as const

/** New password twice, with the live list of what it needs (CLU-011); what is typed lives here only, in no draft. */
export function ProvisionPasswordForm({ isPending, onSubmit }: ProvisionPasswordFormProps) {
  const { person } = useSession()
  const listId = useId()
  const [isListShown, setIsListShown] = useState(false)
  const { control, formState, handleSubmit } = useForm<FormRecord>({
    mode: 'onTouched',
    defaultValues: { password: '', confirmation: '' },
    resolver: (values) => resolved(values, faultsOf(values)),
  })
  const { blocker, allowLeaving } = useLeaveGuard(formState.isDirty && !isPending)
  const values = useWatch({ control })
  const attempt = { control, faults: faultsOf(values), isSubmitted: formState.isSubmitted }

  return (
    <form
      className="form-fields"
      onSubmit={(event) => void handleSubmit((typed) => onSubmit(textValue(typed.password)))(event)}
      onFocus={({ target }) => setIsListShown(isListShown || target.id === `${listId}-new`)}
      noValidate
    >
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
        {...attempt}
        id={`${listId}-new`}
        name="password"
        field={password}
        describedBy={isListShown ? listId : undefined}
      />
      {isListShown && <PasswordChecklist id={listId} password={textValue(values.password)} />}
      <PasswordField {...attempt} id={`${listId}-again`} name="confirmation" field={confirmation} />
      <div className="dialog-actions">
        <Button isDisabled={isPending} onClick={() => onSubmit(null)}>
          {t('password.skip')}
        </Button>
        <Button kind="primary" type="submit" isDisabled={isPending} aria-busy={isPending}>
          {t('password.submit')}
        </Button>
      </div>
      <LeaveQuestion blocker={blocker} title={t('password.leaveTitle')} onLeave={allowLeaving} />
    </form>
  )
}

function faultsOf(values: FormValues): Readonly<Record<string, string>> {
  const [typed, again] = [textValue(values.password), textValue(values.confirmation)]
  return {
    ...(checkPassword(typed) && { password: t('password.criteria') }),
    ...(checkPasswordConfirmation(typed, again) && { confirmation: t('password.mismatch') }),
  }
}

/** A new password, hidden unless the person asks to see it; what is wrong follows the other field too. */
function PasswordField(props: {
  id: string
  name: 'password' | 'confirmation'
  field: FieldDefinition
  control: Control<FormRecord>
  faults: Readonly<Record<string, string>>
  isSubmitted: boolean
  describedBy?: string | undefined
}) {
  const { id, name, field, control, isSubmitted } = props
  const { field: bound, fieldState } = useController({ name, control })
  const fault = props.faults[name]
  const isSaid = isSubmitted || fieldState.isTouched
  return (
    <ControlledField
      id={id}
      name={name}
      control={control}
      field={field}
      input={input}
      fault={(isSaid && fault) || null}
      isValid={bound.value !== '' && fault === undefined}
      describedBy={props.describedBy}
    />
  )
}
