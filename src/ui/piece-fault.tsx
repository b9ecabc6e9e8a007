import { useEffect } from 'react'
import { t } from '../locales/t'
import { Button } from './button'
import styles from './lazy-piece.module.css'

export type PieceFaultProps = {
  /** How often in a row the code did not arrive: once that is more than one, only a newer page may help. */
  failures: number
  onRetry: () => void
}

/** In place of a part whose code did not arrive. */
export function PieceFault({ failures, onRetry }: PieceFaultProps) {
  useRetryWhenOnline(onRetry)
  return (
    <div className={styles.fault} role="alert">
      <span>{t('shell.pieceNotLoaded')}</span>
      <RetryButtons failures={failures} onRetry={onRetry} />
    </div>
  )
}

/** "Try again", and "Reload" where that did not help. */
export function RetryButtons({ failures, onRetry }: PieceFaultProps) {
  return (
    <>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
      {failures > 1 && (
        <Button kind="quiet" onClick={() => location.reload()}>
          {t('shell.reload')}
        </Button>
      )}
    </>
  )
}

/** Tries again as soon as the browser is online. */
export function useRetryWhenOnline(onRetry: () => void): void {
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  })
}
