import { factsOf } from '../../../definitions/field-conditions'
import { limitsOf } from '../../../definitions/field-limits'
import { type FormContext, type FormValue, textValue } from '../../../definitions/form-values'
import { readInstant, startOfDay } from '../../../domain/dates'
import { shownDay } from '../../../domain/local-time'
import { typedInstead } from '../../../domain/unread-date'
import { lazyPiece } from '../../../ui/lazy-piece'
import { useFormEngine } from '../form-engine-context'
import type { DatePickerProps } from './date-picker'
import type { InputProps } from './input-props'

/** A day. Its value is the instant at which the day starts here, as lists and details read dates. */
export const DateInput = lazyPiece(() => import('./date-picker').then((file) => file.DatePicker), {
  Waiting: InputSkeleton,
})

/** A day and a time in the browser's zone. Its value is the instant, in UTC. */
export function DateTimeInput(props: InputProps) {
  const { context } = useFormEngine()
  const { notBefore } = props.field
  const form = { ...props, onUnread: props.onChange, hasTime: true }
  if (notBefore === undefined) return <DateInput {...form} {...offeredDays(props, context)} />
  const earliest = readInstant(textValue(context.values[notBefore])) ?? Date.now()
  return <DateInput {...form} earliest={earliest} />
}

/** A day of a form, within the limits of its field. */
export function FormDateInput(props: InputProps) {
  const { context } = useFormEngine()
  return <DateInput {...props} {...offeredDays(props, context)} onUnread={props.onChange} />
}

/** The first and the last day that can be picked, in milliseconds. */
function offeredDays({ field }: InputProps, context: FormContext) {
  const { min, max } = limitsOf(field, factsOf(context))
  return { ...(min > -Infinity && { earliest: min }), ...(max < Infinity && { latest: max }) }
}

/** A day of the calendar of a form, within the limits of its field. */
export function FormDayInput(props: InputProps) {
  const { context } = useFormEngine()
  const days = Object.entries(offeredDays(props, context)).map(([key, day]) => [
    key,
    startOfDay(new Date(day).toISOString().slice(0, 10)),
  ])
  return <DayInput {...props} {...Object.fromEntries(days)} onUnread={props.onChange} />
}

/** A day of the calendar, wherever it begins: its value is `2026-03-01`, as filters and addresses spell it. */
export function DayInput(props: InputProps & Pick<DatePickerProps, 'onUnread'>) {
  const { value, onChange } = props
  const start = startOfDay(textValue(value))
  const shown = start === null ? null : new Date(start).toISOString()
  const handleChange = (instant: FormValue) =>
    onChange(instant === null ? null : shownDay(Date.parse(textValue(instant))))
  return <DateInput {...props} value={typedInstead(value) === null ? shown : value} onChange={handleChange} />
}

/** Stands in the place of an input whose code is on its way, and keeps the focus for it. */
export function InputSkeleton({ inputRef }: InputProps) {
  return <div className="form-skeleton" tabIndex={-1} ref={inputRef} />
}

/** As high as the slider with its words and its marks. */
export function SliderSkeleton({ inputRef }: InputProps) {
  return <div className="form-skeleton" style={{ height: 74 }} tabIndex={-1} ref={inputRef} />
}
