import '../../../locales/form-texts'
import AntdDatePicker from 'antd/es/date-picker'
import Flex from 'antd/es/flex'
import dayjs, { type Dayjs } from 'dayjs'
import { useMemo, useState } from 'react'
import { textValue } from '../../../definitions/form-values'
import { browserZone, readInstant } from '../../../domain/dates'
import { t } from '../../../locales/t'
import { Icon } from '../../../ui/icon'
import { controlOf, type InputProps } from './input-props'

export type DatePickerProps = InputProps & {
  /** Whether a time is picked too; without one the day starts at midnight here. */
  hasTime?: boolean
  /** Milliseconds; days before this instant's are not offered. */
  earliest?: number
  /** Milliseconds; days after this instant's are not offered. */
  latest?: number
}

/**
 * antd's calendar, to be typed into as well. Its value is an instant in UTC; shown and picked it is in the browser's
 * zone. Loaded with the first field of a date.
 */
export function DatePicker({ hasTime = false, earliest, latest, ...props }: DatePickerProps) {
  const { lock, onChange } = props
  const control = controlOf(props)
  const [isOpen, setOpen] = useState(false)
  const text = textValue(props.value)
  const instant = useMemo(() => {
    const milliseconds = readInstant(text)
    return milliseconds === null ? null : dayjs(milliseconds)
  }, [text])
  const format = hasTime ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD'
  const take = (date: Dayjs | null) =>
    onChange(date?.startOf(hasTime ? 'minute' : 'day').toISOString() ?? null)

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
        onKeyDown={(event) => {
          if (!isOpen || (event.key !== 'Escape' && event.key !== 'Enter')) return
          // Closes the calendar, and neither the dialog with it nor sends the form.
          event.preventDefault()
          setOpen(false)
        }}
        getPopupContainer={(trigger) => trigger.closest('form') ?? document.body}
      />
    </div>
  )
}
