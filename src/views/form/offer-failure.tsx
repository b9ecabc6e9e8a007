import { t } from '../../locales/t'
import { Button } from '../../ui/button'

/** A source of choices that could not be loaded: which one, and the way to try again. */
export function OfferFailure({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div className="form-offer-failure" role="alert">
      <span>{sentence}</span>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </div>
  )
}
