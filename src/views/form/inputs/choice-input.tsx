import Select, { type RefSelectProps } from 'antd/es/select'
import { useCallback } from 'react'
import { textValue } from '../../../definitions/form-values'
import { t } from '../../../locales/t'
import { labelOf } from '../offer'
import { ariaOf, type Focusable, type InputProps } from './input-props'
import { OfferState } from './offer-state'
import { LockedText } from './text-input'

type ChoiceOption = {
  value: string
  label: string
  title: string
  disabled: boolean
  'aria-disabled': true | undefined
  reason: string | undefined
}

/** One of several values, from a list that opens. */
export function ChoiceInput(props: InputProps) {
  const { field, offer, lock, inputRef } = props
  const handleRef = useCallback(
    (select: RefSelectProps | null) => inputRef(select && focusableOf(select)),
    [inputRef],
  )
  const value = textValue(props.value)
  if (offer?.state !== 'ready' || (offer.choices.length === 0 && lock === null)) {
    return <OfferState {...props} />
  }
  if (lock !== null) return <LockedText {...props} text={value === '' ? '' : labelOf(offer, value)} />
  // The component repeats its aria attributes on a wrapper without a role, which may not be required.
  const { 'aria-required': _notForWrappers, ...aria } = ariaOf(props)
  return (
    <Select<string, ChoiceOption>
      {...aria}
      id={props.id}
      ref={handleRef}
      className="form-choice"
      // Drawn whole and inside the form: only then are the options said as options, within the page's landmark.
      virtual={false}
      getPopupContainer={(trigger) => trigger.closest('form') ?? document.body}
      value={value === '' ? undefined : value}
      onChange={(next) => props.onChange(next ?? null)}
      onBlur={props.onBlur}
      options={offer.choices.map((choice) => ({
        value: choice.value,
        label: choice.label,
        title: choice.disabledReason ?? choice.label,
        disabled: choice.disabledReason !== undefined,
        'aria-disabled': choice.disabledReason !== undefined || undefined,
        reason: choice.disabledReason,
      }))}
      // Why a choice is closed stands under it: a tooltip is nothing for keyboard and screen reader.
      optionRender={({ label, data: { reason } }) =>
        reason === undefined ? (
          label
        ) : (
          <>
            {label}
            <span className="form-choice-reason">{reason}</span>
          </>
        )
      }
      placeholder={field.placeholder && t(field.placeholder)}
      allowClear={!props.isRequired}
      showSearch={offer.choices.length > 7}
      optionFilterProp="label"
      status={props.hasError ? 'error' : ''}
    />
  )
}

/** The select's own handle fails once its element is gone: a refused form may look for it a moment too late. */
function focusableOf(select: RefSelectProps): Focusable {
  return {
    focus: () => {
      if (select.nativeElement.isConnected) select.focus()
    },
  }
}
