import '../../locales/form-texts'
import Alert from 'antd/es/alert'
import Flex from 'antd/es/flex'
import type { ReactNode } from 'react'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import type { Draft } from './form-drafts'

type FormNoticeProps = {
  /** A warning interrupts a screen reader; what is only worth knowing waits. */
  type?: 'warning' | 'info'
  actions?: ReactNode
  children: ReactNode
}

/** Something to know about the form as a whole, and what can be done about it. */
export function FormNotice({ type = 'warning', actions, children }: FormNoticeProps) {
  return (
    <Alert
      type={type}
      role={type === 'warning' ? 'alert' : 'status'}
      message={
        <Flex wrap justify="space-between" align="center" gap="small">
          <div>{children}</div>
          {actions && <Flex gap="small">{actions}</Flex>}
        </Flex>
      }
    />
  )
}

/** Says that the form opened with what was typed before, and offers to begin again. */
export function RestoredNotice({ draft }: { draft: Draft }) {
  if (!draft.isRestored) return null
  return (
    <FormNotice type="info" actions={<Button onClick={draft.startOver}>{t('form.startOver')}</Button>}>
      {t(draft.hasSecrets ? 'form.restoredWithoutSecrets' : 'form.restored')}
    </FormNotice>
  )
}

/** A source of choices that could not be loaded: which one, and the way to try again. */
export function OptionsFailure({ sentence, retry }: { sentence: string; retry: () => void }) {
  return <FormNotice actions={<Button onClick={retry}>{t('common.retry')}</Button>}>{sentence}</FormNotice>
}
