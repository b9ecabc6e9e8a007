import DatePicker from 'antd/es/date-picker'
import locale from 'antd/es/date-picker/locale/en_GB'
import dayjs from 'dayjs'
import 'dayjs/locale/en-gb'
import type { DateRange } from '../../domain/consumption/calendar'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import { widgetLocale } from '../../ui/widget-locale'

export type CustomDatesProps = {
  id: string
  dates: DateRange
  /** No other may be chosen: none to come, and none before the month in which the account was created (D1 §5). */
  choosable: DateRange
  onChange: (dates: DateRange) => void
}

const format = 'YYYY-MM-DD'
const english = { ...locale, lang: { ...locale.lang, shortWeekDays: undefined } }

/** Both ends of a range, in antd's calendar, whose weeks start on Monday (D1 §9 'Consumption'). */
export function CustomDates({ id, dates, choosable, onChange }: CustomDatesProps) {
  return (
    <DatePicker.RangePicker
      id={{ start: id, end: `${id}-to` }}
      aria-label={t('consumption.dates')}
      locale={widgetLocale.current?.DatePicker ?? english}
      value={[dayjs(dates.from).locale('en-gb'), dayjs(dates.to).locale('en-gb')]}
      format={format}
      allowClear={false}
      separator="–"
      suffixIcon={<Icon name="calendar" />}
      minDate={dayjs(choosable.from)}
      maxDate={dayjs(choosable.to)}
      onChange={(chosen) => {
        const [from, to] = chosen ?? []
        if (from && to) onChange({ from: from.format(format), to: to.format(format) })
      }}
    />
  )
}
