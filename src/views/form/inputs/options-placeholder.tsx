import { textValue } from '../../../definitions/form-values'
import { t } from '../../../locales/t'
import { OptionsFailure } from '../form-notice'
import type { OptionsState } from '../options-state'
import type { InputProps } from './input-props'
import { LockedText, TypedChoice } from './text-input'

/** Stands in for a choice while its source loads, waits for another field, failed, has nothing to offer or is not listed. */
export function OptionsPlaceholder({ options, ...props }: InputProps & { options: OptionsState }) {
  if (options.state === 'failed') return <OptionsFailure {...options} />
  if (options.state === 'loading') {
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
  if (options.state === 'waiting') return <LockedText {...props} text={options.sentence} isHint />
  if (props.lock !== null) return <LockedText {...props} text={textValue(props.value)} />
  if (options.state === 'ready') return <LockedText {...props} text={options.empty} isHint />
  return (
    <>
      <TypedChoice {...props} known={options.known} />
      <OptionsFailure {...options} />
    </>
  )
}
