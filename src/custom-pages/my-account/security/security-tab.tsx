import '../../../locales/form-texts'
import '../../../locales/password-texts'
import { useState } from 'react'
import { textValue } from '../../../definitions/form-values'
import { t } from '../../../locales/t'
import { useVerdict } from '../../../providers/use-verdict'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import '../../../views/form/form.css'
import { useIsThere } from '../../../ui/use-is-there'
import { LeaveQuestion, useLeaveGuard } from '../../../views/form/leave-guard'
import { refusalAtFields } from '../../../views/form/show-refusal'
import { NewPasswordFields, useNewPassword } from '../../../views/password/new-password'
import { PasswordChecklist } from '../../../views/password/password-checklist'
import styles from '../my-account.module.css'
import { usePasswordChange } from './use-password-change'

/** The password, where there is one to change (D3 §5 'Password'). */
export function SecurityTab() {
  const { isAllowed, reasons } = useVerdict('update', 'Password')
  const [changes, setChanges] = useState(0)
  return (
    <section className={`surface ${styles.card}`} aria-label={t('account.security')}>
      <h2>{t('account.passwordTitle')}</h2>
      {isAllowed ? (
        // Drawn again after a change: nothing of what was typed or sent stays behind.
        <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
      ) : (
        <p className="row">
          <Icon name="lock" /> {reasons[0]?.sentence}
        </p>
      )}
    </section>
  )
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const asked = t('password.criteria')
  const typed = useNewPassword({ asked, criteria: t('account.criteria'), mismatch: t('account.mismatch') })
  const { form, values, submit } = typed
  const { isDirty } = form.formState
  const { blocker, allowLeaving } = useLeaveGuard(isDirty)
  const { change, isPending } = usePasswordChange()
  const isThere = useIsThere()
  const refuse = refusalAtFields(form.setError, (name) => (name === 'password' ? name : undefined), isThere)
  const send = submit(async (password) => {
    if (await change(password, refuse)) onChanged()
  })
  return (
    <form
      className="form-fields"
      aria-label={t('account.passwordTitle')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) void send()
      }}
    >
      <p className="second">{t('account.passwordText')}</p>
      <NewPasswordFields
        {...typed}
        checklist={(id) => <PasswordChecklist id={id} password={textValue(values.password)} hasSpaces />}
      />
      <div className={`row ${styles.actions}`}>
        <Button kind="primary" type="submit" isBusy={isPending}>
          {t(isPending ? 'account.changingPassword' : 'account.changePassword')}
        </Button>
      </div>
      <LeaveQuestion blocker={blocker} title={t('account.leavePasswordTitle')} onLeave={allowLeaving} />
    </form>
  )
}
