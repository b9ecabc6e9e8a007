import { t } from '../../../locales/t'
import { OptionsFailure } from '../form-notice'
import type { InputProps } from './input-props'
import { LockedText } from './text-input'

/** Stands in for a choice while its source loads, waits for another field, failed, or has nothing to offer. */
export function OptionsPlaceholder(props: InputProps) {
  const { options } = props
  if (options?.state === 'failed') return <OptionsFailure {...options} />
  if (options?.state === 'loading') {
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
  const sentence = options?.state === 'ready' ? options.empty : (options?.sentence ?? '')
  return <LockedText {...props} text={sentence} />
}
