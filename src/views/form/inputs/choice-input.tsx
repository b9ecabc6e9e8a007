import Select from 'antd/es/select'
import { textValue } from '../../../definitions/form-values'
import { t } from '../../../locales/t'
import type { Choice } from '../options-state'
import { ariaOf, type InputProps } from './input-props'
import { OptionsPlaceholder } from './options-placeholder'
import { LockedText } from './text-input'

type ChoiceOption = Choice & { title: string; disabled: boolean; 'aria-disabled': true | undefined }

/** One of several values, from a list that opens. */
export function ChoiceInput(props: InputProps) {
  const { field, options, lock } = props
  const value = textValue(props.value)
  if (options?.state !== 'ready' || (options.choices.length === 0 && lock === null)) {
    return <OptionsPlaceholder {...props} />
  }
  if (lock !== null) {
    return (
      <LockedText {...props} text={options.choices.find((each) => each.value === value)?.label ?? value} />
    )
  }
  return (
    <Select<string, ChoiceOption>
      {...ariaOf(props)}
      id={props.id}
      ref={props.inputRef}
      // Drawn whole and inside the form: only then are the options said as options, within the page's landmark.
      virtual={false}
      getPopupContainer={(trigger) => trigger.closest('form') ?? document.body}
      value={value === '' ? undefined : value}
      onChange={(next) => props.onChange(next ?? null)}
      onBlur={props.onBlur}
      options={options.choices.map((choice) => ({
        ...choice,
        title: choice.disabledReason ?? choice.label,
        disabled: choice.disabledReason !== undefined,
        'aria-disabled': choice.disabledReason !== undefined || undefined,
      }))}
      // Why a choice is closed stands under it: a tooltip is nothing for keyboard and screen reader.
      optionRender={({ label, data: { disabledReason } }) =>
        disabledReason === undefined ? (
          label
        ) : (
          <>
            {label}
            <div className="form-note" style={{ whiteSpace: 'normal' }}>
              {disabledReason}
            </div>
          </>
        )
      }
      placeholder={field.placeholder && t(field.placeholder)}
      allowClear={!props.isRequired}
      showSearch={options.choices.length > 7}
      optionFilterProp="label"
      status={props.hasError ? 'error' : ''}
    />
  )
}
