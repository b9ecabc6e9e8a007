import { textValue } from '../../../definitions/form-values'
import { localTime, startOfDay } from '../../../domain/local-time'
import { useFormKit } from '../form-kit-context'
import { InputBox } from './input-box'
import { ariaOf, type InputProps } from './input-props'

/** A day and a time in the browser's zone. Its value is the instant, in UTC. */
export function DateTimeInput(props: InputProps) {
  const { values } = useFormKit().context
  const { notBefore } = props.field
  const other = notBefore === undefined ? '' : textValue(values[notBefore])
  const earliest =
    notBefore === undefined ? undefined : startOfDay(other === '' ? Date.now() : Date.parse(other))
  return (
    <InputBox
      {...ariaOf(props)}
      id={props.id}
      ref={props.inputRef}
      type="datetime-local"
      min={earliest}
      value={localTime(Date.parse(textValue(props.value)))}
      onChange={({ target }) => props.onChange(instantOf(target.value))}
      onBlur={props.onBlur}
      readOnly={props.lock !== null}
    />
  )
}

function instantOf(local: string): string | null {
  const date = new Date(local)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
