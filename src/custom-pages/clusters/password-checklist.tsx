import { passwordChecklist } from '../../domain/password'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'

/** The five things a password needs, ticked while it is typed (CLU-D21). */
export function PasswordChecklist({ id, password }: { id: string; password: string }) {
  return (
    <div id={id} className="password-checklist">
      <p>{t('password.checklist')}</p>
      <ul aria-label={t('password.checklist')}>
        {passwordChecklist(password).map(({ criterion, isMet }) => (
          <li key={criterion} data-met={isMet}>
            <span className="password-mark">{isMet && <Icon name="check" size={14} />}</span>
            {t(`password.${criterion}`)}
            <span className="visually-hidden">{`, ${t(isMet ? 'password.met' : 'password.unmet')}`}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
