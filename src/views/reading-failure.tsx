import { t } from '../locales/t'
import { Button } from '../ui/button'
import { errorSentence } from './error-sentence'
import styles from './reading-failure.module.css'

export type ReadingFailureProps = {
  /** What could not be read. */
  text: string
  error: Error
  /** What comes of it. */
  more?: string
  /** Where what was read before stands beside it, no reading shows in place of the failure. */
  isReading?: boolean
  onRetry: () => void
}

/** Said inside a part of a page whose own reading failed; the other parts stand. */
export function ReadingFailure({ text, error, more, isReading = false, onRetry }: ReadingFailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <p>
        {text} {errorSentence(error)}
        {more !== undefined && <span className="second"> {more}</span>}
      </p>
      <Button isDisabled={isReading} aria-busy={isReading || undefined} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  )
}
