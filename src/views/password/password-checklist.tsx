import '../../locales/form-texts'
import '../../locales/password-texts'
import { hasNoSpaces, passwordChecklist } from '../../domain/password'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'

type PasswordChecklistProps = {
  id: string
  password: string
  /** That it has no spaces stands in the list as well (D3 §5 'Password'). */
  hasSpaces?: boolean
}

/** What a password needs, ticked while it is typed (CLU-D21). */
export function PasswordChecklist({ id, password, hasSpaces = false }: PasswordChecklistProps) {
  const items = [
    ...passwordChecklist(password).map(({ criterion, isMet }) => ({ name: criterion, isMet })),
    ...(hasSpaces
      ? [{ name: 'noWhitespace' as const, isMet: password !== '' && hasNoSpaces(password) }]
      : []),
  ]
  return (
    <div id={id} className="password-checklist">
      <p>{t('password.checklist')}</p>
      <ul aria-label={t('password.checklist')}>
        {items.map(({ name, isMet }) => (
          <li key={name} data-met={isMet}>
            <span className="password-mark">{isMet && <Icon name="check" size={14} />}</span>
            {t(`password.${name}`)}
            <span className="visually-hidden">{`, ${t(isMet ? 'password.met' : 'password.unmet')}`}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
