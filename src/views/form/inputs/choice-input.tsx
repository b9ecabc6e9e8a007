import Select from 'antd/es/select'
import { textValue } from '../../../definitions/form-values'
import { t } from '../../../locales/t'
import type { Choice } from '../options-state'
import { type InputProps, selectOf } from './input-props'
import { LockedText } from './text-input'

type ChoiceOption = Choice & { title: string; disabled: boolean; 'aria-disabled': true | undefined }

/** One of several values, from a list that opens. */
export function ChoiceInput(props: InputProps) {
  const { choices, lock } = props
  const value = textValue(props.value)
  const { placeholder = t('form.choose'), ...control } = selectOf(props)
  if (lock !== null) {
    return <LockedText {...props} text={choices.find((each) => each.value === value)?.label ?? value} />
  }
  return (
    <Select<string, ChoiceOption>
      {...control}
      placeholder={placeholder}
      getPopupContainer={(trigger) => trigger.closest('form, [role=search]') ?? document.body}
      value={value === '' && !choices.some((each) => each.value === '') ? undefined : value}
      onChange={(next) => props.onChange(next ?? null)}
      options={choices.map((choice) => ({
        ...choice,
        title: choice.disabledReason ?? choice.label,
        disabled: choice.disabledReason !== undefined,
        'aria-disabled': choice.disabledReason !== undefined || undefined,
      }))}
      // What a choice means, or why it is closed, stands under it: a tooltip is nothing for keyboard and screen reader.
      optionRender={({ label, data: { text, disabledReason = text } }) =>
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
      allowClear={!props.isRequired}
      showSearch={choices.length > 7}
      optionFilterProp="label"
    />
  )
}
