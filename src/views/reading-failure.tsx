import { useLayoutEffect, useRef } from 'react'
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

/**
 * Said inside a part of a page whose own reading failed; the other parts stand. When it goes, the focus of its button goes
 * to the heading of that part.
 */
export function ReadingFailure({ text, error, more, isReading = false, onRetry }: ReadingFailureProps) {
  const failure = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const gone = failure.current
    return () => {
      if (!gone?.contains(document.activeElement)) return
      const part = gone.closest('section, article')?.querySelector<HTMLElement>('h1, h2, h3')
      const heading = part ?? document.querySelector<HTMLElement>('main h1')
      if (!heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={failure} className={styles.failure} role="alert">
      <p>
        {text} {errorSentence(error)}
        {more !== undefined && <span className="second"> {more}</span>}
      </p>
      <Button isBusy={isReading} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  )
}
