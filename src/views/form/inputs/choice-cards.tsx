import RadioGroup from 'antd/es/radio/group'
import Radio from 'antd/es/radio/radio'
import { textValue } from '../../../definitions/form-values'
import type { Choice } from '../options-state'
import { ariaOf, type InputProps } from './input-props'

/** One of a few values, all in sight with what they mean; one that may not be taken says why. */
export function ChoiceCards(props: InputProps) {
  const { choices, lock } = props
  const value = textValue(props.value)
  const reasonOf = ({ disabledReason }: Choice) => disabledReason ?? lock ?? undefined
  const focused = choices.find((choice) => choice.value === value) ?? choices[0]
  return (
    <RadioGroup
      {...ariaOf(props)}
      {...{ role: 'radiogroup', 'aria-labelledby': props.labelId, 'aria-required': props.isRequired }}
      id={props.id}
      className="form-cards"
      value={value}
      onChange={({ target }) => {
        const taken = choices.find((choice) => choice.value === target.value)
        if (taken && reasonOf(taken) === undefined) props.onChange(taken.value)
      }}
      onBlur={props.onBlur}
    >
      {choices.map((choice) => {
        // A value may hold spaces, an id that others refer to may not.
        const id = `${props.id}-${choice.value.replaceAll(/\s/g, '-')}`
        const text = reasonOf(choice) ?? choice.text
        return (
          <Radio
            key={choice.value}
            id={id}
            ref={choice === focused ? props.inputRef : undefined}
            className="form-card"
            value={choice.value}
            aria-disabled={reasonOf(choice) !== undefined || undefined}
            aria-labelledby={`${id}-label`}
            aria-describedby={text === undefined ? undefined : `${id}-text`}
          >
            <strong id={`${id}-label`}>{choice.label}</strong>
            {text !== undefined && (
              <span className="form-note" id={`${id}-text`}>
                {text}
              </span>
            )}
          </Radio>
        )
      })}
    </RadioGroup>
  )
}
