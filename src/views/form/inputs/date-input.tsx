import { type FormValue, textValue } from '../../../definitions/form-values'
import { readInstant } from '../../../domain/dates'
import { shownDay } from '../../../domain/local-time'
import { startOfDay } from '../../../domain/value-filter'
import { lazyPiece } from '../../../ui/lazy-piece'
import { useFormEngine } from '../form-engine-context'
import type { InputProps } from './input-props'

/** A day. Its value is the instant at which the day starts here, as lists and details read dates. */
export const DateInput = lazyPiece(() => import('./date-picker').then((file) => file.DatePicker), {
  Waiting: InputSkeleton,
})

/** A day and a time in the browser's zone. Its value is the instant, in UTC. */
export function DateTimeInput(props: InputProps) {
  const { values } = useFormEngine().context
  const { notBefore } = props.field
  if (notBefore === undefined) return <DateInput {...props} hasTime />
  return <DateInput {...props} hasTime earliest={readInstant(textValue(values[notBefore])) ?? Date.now()} />
}

/** A day of the calendar, wherever it begins: its value is `2026-03-01`, as filters and addresses spell it. */
export function DayInput(props: InputProps) {
  const { value, onChange } = props
  const start = startOfDay(textValue(value))
  const handleChange = (instant: FormValue) =>
    onChange(instant === null ? null : shownDay(Date.parse(textValue(instant))))
  return (
    <DateInput
      {...props}
      value={start === null ? null : new Date(start).toISOString()}
      onChange={handleChange}
    />
  )
}

/** Stands in the place of an input whose code is on its way, and keeps the focus for it. */
export function InputSkeleton({ inputRef }: InputProps) {
  return <div className="form-skeleton" tabIndex={-1} ref={inputRef} />
}

/** As high as the slider with its words and its marks. */
export function SliderSkeleton({ inputRef }: InputProps) {
  return <div className="form-skeleton" style={{ height: 74 }} tabIndex={-1} ref={inputRef} />
}
