import type { InputProps } from './input-props'
import { OfferState } from './offer-state'

/** Lines to read, not to change: what another choice brings along. */
export function ReadOnlyList(props: InputProps) {
  const { offer } = props
  if (offer?.state !== 'ready') return <OfferState {...props} />
  if (offer.choices.length === 0) {
    return (
      <p className="form-empty" id={props.id} tabIndex={-1} ref={props.inputRef}>
        {offer.empty}
      </p>
    )
  }
  return (
    <ul className="form-list" id={props.id} aria-labelledby={props.labelId}>
      {offer.choices.map(({ value, label }) => (
        <li key={value}>{label}</li>
      ))}
    </ul>
  )
}
