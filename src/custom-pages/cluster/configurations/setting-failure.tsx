import { t } from '../../../locales/t'
import { Button } from '../../../ui/button'
import { errorSentence } from '../../../views/error-sentence'
import styles from './setting-failure.module.css'

export type SettingFailureProps = {
  /** What could not be read. */
  text: string
  error: Error
  onRetry: () => void
}

/** Said inside a card whose own reading failed; the other cards stand. */
export function SettingFailure({ text, error, onRetry }: SettingFailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <p>
        {text} {errorSentence(error)}
      </p>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </div>
  )
}
