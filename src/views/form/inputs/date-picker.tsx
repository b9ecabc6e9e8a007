import '../../../locales/form-texts'
import AntdDatePicker from 'antd/es/date-picker'
import Flex from 'antd/es/flex'
import dayjs, { type Dayjs } from 'dayjs'
import { useMemo, useState } from 'react'
import { textValue } from '../../../definitions/form-values'
import { browserZone, readInstant, startOfDay } from '../../../domain/dates'
import { readTypedDate } from '../../../domain/typed-date'
import { typedInstead, unreadDate } from '../../../domain/unread-date'
import { t } from '../../../locales/t'
import { Icon } from '../../../ui/icon'
import { controlOf, type InputProps, popupPlace } from './input-props'

export type DatePickerProps = InputProps & {
  /** Whether a time is picked too; without one the day starts at midnight here. */
  hasTime?: boolean
  /** Milliseconds; days before this instant's are not offered. */
  earliest?: number
  /** Milliseconds; days after this instant's are not offered. */
  latest?: number
  /** Hears what was typed and cannot be read, as a form holds it. */
  onUnread?: ((typed: string) => void) | undefined
}

/**
 * antd's calendar, to be typed into as well: what cannot be read is said, and changes nothing. Its value is an instant in
 * UTC; shown and picked it is in the browser's zone. Loaded with the first field of a date.
 */
export function DatePicker({ hasTime = false, earliest, latest, onUnread, ...props }: DatePickerProps) {
  const { lock, onChange } = props
  const control = controlOf(props)
  const [isOpen, setOpen] = useState(false)
  const text = textValue(props.value)
  const instant = useMemo(() => {
    // A day without a time is that day here, too.
    const milliseconds = startOfDay(text) ?? readInstant(text)
    return milliseconds === null ? null : dayjs(milliseconds)
  }, [text])
  const format = hasTime ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD'
  const [typedHere, setUnread] = useState('')
  // A form keeps it also where this is drawn anew.
  const unread = typedHere || (typedInstead(text) ?? '')
  const unreadId = `${props.id}-unread`
  const take = (date: Dayjs | null) => {
    setUnread('')
    onChange(date?.startOf(hasTime ? 'minute' : 'day').toISOString() ?? null)
  }
  // Not while it is typed: a day is whole before its time is.
  const settle = (typed: string) => {
    if (lock !== null || typed === instant?.format(format)) return
    // What could not be read is no longer on screen: left empty, the field holds nothing.
    if (typed === '') return unread !== '' && onUnread ? take(null) : undefined
    const read = readTypedDate(typed)
    if (read !== null) return take(dayjs(read))
    setUnread(typed)
    onUnread?.(unreadDate(typed))
  }
  const isSaidHere = unread !== '' && !props.hasError

  return (
    // An emptied text does not reach the calendar's own listeners: it would put the old date back.
    <div
      className={hasTime ? 'date-time-field' : undefined}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.value === '') take(null)
      }}
    >
      <AntdDatePicker
        {...control}
        aria-describedby={[isSaidHere && unreadId, props.describedBy].filter(Boolean).join(' ') || undefined}
        style={{ width: '100%', maxWidth: hasTime ? 320 : 200 }}
        format={format}
        placeholder={control.placeholder ?? t(hasTime ? 'form.dateTimeFormat' : 'form.dateFormat')}
        showNow={false}
        showTime={hasTime && { format: 'HH:mm' }}
        value={instant}
        onChange={take}
        // At once, as every other field: a press on the next button must not send the date before.
        onCalendarChange={(date) => take(Array.isArray(date) ? null : date)}
        disabledDate={(day) =>
          (earliest !== undefined && day.isBefore(dayjs(earliest), 'day')) ||
          (latest !== undefined && day.isAfter(dayjs(latest), 'day'))
        }
        suffixIcon={
          <Flex gap="small" align="center" className="second">
            {hasTime && browserZone()}
            <Icon name="calendar" />
          </Flex>
        }
        allowClear={lock === null && !props.isRequired}
        inputReadOnly={lock !== null}
        open={isOpen && lock === null}
        onOpenChange={setOpen}
        onBlur={({ target }) => {
          if (target instanceof HTMLInputElement) settle(target.value)
          props.onBlur()
        }}
        onKeyDown={(event) => {
          const typed =
            event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.value
          if (typed) settle(typed)
          if (!isOpen || (event.key !== 'Escape' && event.key !== 'Enter')) return
          // Closes the calendar, and neither the dialog with it nor sends the form.
          event.preventDefault()
          setOpen(false)
          // As it closes, it puts back the date that it was opened with.
          if (typed) setTimeout(() => settle(typed))
        }}
        getPopupContainer={popupPlace}
      />
      {isSaidHere && (
        <p id={unreadId} role="alert" className="form-error">
          {t('form.dateUnread', { typed: unread, example: dayjs().format(format) })}
        </p>
      )}
    </div>
  )
}
