import '../../locales/form-texts'
import '../../locales/password-texts'
import { useState } from 'react'
import { textValue } from '../../definitions/form-values'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { LeaveQuestion, useLeaveGuard } from '../../views/form/leave-guard'
import { NewPasswordFields, useNewPassword } from '../../views/password/new-password'
import { PasswordChecklist } from '../../views/password/password-checklist'

type ProvisionPasswordFormProps = {
  isPending: boolean
  /** The new password; null to skip. */
  onSubmit: (password: string | null) => void
}

/** New password twice, with the live list of what it needs (CLU-011). */
export function ProvisionPasswordForm({ isPending, onSubmit }: ProvisionPasswordFormProps) {
  const [isListShown, setIsListShown] = useState(false)
  const criteria = t('password.criteria')
  const typed = useNewPassword({ criteria, asked: criteria, mismatch: t('password.mismatch') })
  const { blocker, allowLeaving } = useLeaveGuard(typed.form.formState.isDirty && !isPending)

  return (
    <form
      className="form-fields"
      onSubmit={(event) => {
        event.preventDefault()
        void typed.submit(onSubmit)()
      }}
      onFocus={({ target }) => setIsListShown(isListShown || target.id === typed.id)}
      noValidate
    >
      <p>{t('password.intro')}</p>
      <NewPasswordFields
        {...typed}
        checklist={(id) =>
          isListShown && <PasswordChecklist id={id} password={textValue(typed.values.password)} />
        }
      />
      <div className="dialog-actions">
        <Button isBusy={isPending} onClick={() => onSubmit(null)}>
          {t('password.skip')}
        </Button>
        <Button kind="primary" type="submit" isBusy={isPending}>
          {t('password.submit')}
        </Button>
      </div>
      <LeaveQuestion blocker={blocker} title={t('password.leaveTitle')} onLeave={allowLeaving} />
    </form>
  )
}
