import { t } from '../../../locales/t'
import { OfferFailure } from '../form-notice'
import type { InputProps } from './input-props'
import { LockedText } from './text-input'

/** Stands in for a choice while its source loads, waits for another field, failed, or has nothing to offer. */
export function OfferState(props: InputProps) {
  const { offer } = props
  if (offer?.state === 'failed') return <OfferFailure {...offer} />
  if (offer?.state === 'loading') {
    return (
      <div
        className="form-skeleton"
        tabIndex={-1}
        ref={props.inputRef}
        role="status"
        aria-label={t('common.loading')}
        aria-describedby={props.labelId}
      />
    )
  }
  const sentence = offer?.state === 'ready' ? offer.empty : (offer?.sentence ?? '')
  return <LockedText {...props} text={sentence} />
}
