import { textValue } from '../../../definitions/form-values'
import { readInstant } from '../../../domain/dates'
import { InputBox } from './input-box'
import { ariaOf, type InputProps } from './input-props'

/** A day. Its value is the instant at which the day starts here, as lists and details read dates. */
export function DateInput(props: InputProps) {
  return (
    <InputBox
      {...ariaOf(props)}
      id={props.id}
      ref={props.inputRef}
      type="date"
      value={dayOf(textValue(props.value))}
      onChange={({ target }) => props.onChange(startOf(target.value))}
      onBlur={props.onBlur}
      readOnly={props.lock !== null}
    />
  )
}

/** The day of an instant here, as the input wants it: `2026-12-06`; '' for what is no instant. */
function dayOf(instant: string): string {
  const milliseconds = readInstant(instant)
  if (milliseconds === null) return ''
  const date = new Date(milliseconds)
  const parts = [
    [date.getFullYear(), 4] as const,
    [date.getMonth() + 1, 2] as const,
    [date.getDate(), 2] as const,
  ]
  return parts.map(([part, digits]) => String(part).padStart(digits, '0')).join('-')
}

function startOf(day: string): string | null {
  // Not by numbers: while a year is typed it has one digit, which those would take for 190x.
  return day === '' ? null : new Date(`${day}T00:00`).toISOString()
}
