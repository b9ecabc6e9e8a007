import { useEffect } from 'react'
import { t } from '../../locales/t'
import { onNewsElsewhere } from '../../providers/session-channel'
import { useNotices } from '../../providers/use-notices'

/** Says in this tab that the password was changed in another one. */
export function usePasswordNews(): void {
  const { showSuccess } = useNotices()
  useEffect(
    () => onNewsElsewhere('password-changed', () => showSuccess(t('shell.passwordChangedElsewhere'))),
    [showSuccess],
  )
}
