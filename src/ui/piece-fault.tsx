import { useEffect } from 'react'
import { t } from '../locales/t'
import { Button } from './button'

export type PieceFaultProps = {
  /** How often in a row the code did not arrive: once that is more than one, only a newer page may help. */
  failures: number
  onRetry: () => void
}

/** In place of a part whose code did not arrive. */
export function PieceFault(props: PieceFaultProps) {
  return (
    <div className="row" role="alert">
      <span>{t('shell.pieceNotLoaded')}</span>
      <RetryButtons {...props} />
    </div>
  )
}

/** "Try again", which happens by itself once the browser is online, and "Reload" where that did not help. */
export function RetryButtons({ failures, onRetry }: PieceFaultProps) {
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  })
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
