import { textValue } from '../../../definitions/form-values'
import type { Choice } from '../offer'
import { ariaOf, type InputProps } from './input-props'
import { OfferState } from './offer-state'

/** One of a few values, all in sight with what they mean; one that may not be taken says why. */
export function ChoiceCards(props: InputProps) {
  const { offer, lock } = props
  if (offer?.state !== 'ready' || offer.choices.length === 0) return <OfferState {...props} />
  const { 'aria-disabled': isDisabled, ...aria } = ariaOf(props)
  const focused = Math.max(
    offer.choices.findIndex(({ value }) => value === props.value),
    0,
  )
  return (
    <div
      {...aria}
      id={props.id}
      className="form-cards"
      role="radiogroup"
      aria-labelledby={props.labelId}
      aria-disabled={isDisabled}
    >
      {offer.choices.map((choice, index) => (
        <ChoiceCard
          key={choice.value}
          choice={lock === null ? choice : { ...choice, disabledReason: choice.disabledReason ?? lock }}
          group={props}
          isFirst={index === focused}
        />
      ))}
    </div>
  )
}

function ChoiceCard({ choice, group, isFirst }: { choice: Choice; group: InputProps; isFirst: boolean }) {
  // A value may hold spaces, an id that others refer to may not.
  const id = `${group.id}-${choice.value.replaceAll(/\s/g, '-')}`
  const isDisabled = choice.disabledReason !== undefined
  const text = choice.disabledReason ?? choice.text
  return (
    <label className="form-card" htmlFor={id} data-disabled={isDisabled || undefined}>
      <input
        id={id}
        ref={isFirst ? group.inputRef : undefined}
        type="radio"
        name={group.id}
        checked={textValue(group.value) === choice.value}
        aria-disabled={isDisabled || undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={text === undefined ? undefined : `${id}-text`}
        onChange={() => {
          if (!isDisabled) group.onChange(choice.value)
        }}
        onBlur={group.onBlur}
      />
      <span className="form-card-label" id={`${id}-label`}>
        {choice.label}
      </span>
      {text !== undefined && (
        <span className="form-card-text" id={`${id}-text`}>
          {text}
        </span>
      )}
    </label>
  )
}
