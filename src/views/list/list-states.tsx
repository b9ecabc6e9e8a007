import type { ReactNode } from 'react'
import { t } from '../../locales/t'
import type { ResourceDefinition } from '../../resources/define'
import { Button } from '../../ui/button'
import { errorSentence } from '../error-sentence'
import { Icon } from '../icons/icon'
import styles from './list-states.module.css'

/** No record yet: what the thing is for, and the way to make the first one. */
export function ListEmpty({ definition, action }: { definition: ResourceDefinition; action?: ReactNode }) {
  const { title, text } = definition.list.empty
  return (
    <div className={styles.state}>
      <span className={styles.mark}>
        <Icon name="empty" />
      </span>
      <h2>{t(title)}</h2>
      {text && <p>{t(text)}</p>}
      {action}
    </div>
  )
}

export type ListFailureProps = {
  definition: ResourceDefinition
  error: Error
  onRetry: () => Promise<void>
}

/** The first answer failed: why, and the way to ask again. */
export function ListFailure({ definition, error, onRetry }: ListFailureProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.mark} data-tone="error">
        <Icon name="alert" />
      </span>
      <h2>{t(definition.list.error)}</h2>
      <p>{errorSentence(error)}</p>
      <Button kind="primary" onClick={() => void onRetry()}>
        {t(definition.list.retry ?? 'common.retry')}
      </Button>
    </div>
  )
}
