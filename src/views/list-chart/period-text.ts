import '../../locales/list-chart-texts'
import { cardDate, monthName } from '../../domain/dates'
import type { DateSpan } from '../../domain/period'
import { t } from '../../locales/t'

/** What a period is called: "March 2026", "Week of 02 Mar 2026". @param period as `periodOf` makes it */
export function periodText(period: string, span: DateSpan): string {
  const year = period.slice(0, 4)
  if (span === 'hour')
    return t('listChart.hour', { day: dayText(period.slice(0, 10)), hour: period.slice(11) })
  if (span === 'day') return dayText(period)
  if (span === 'week') return t('listChart.week', { day: dayText(period) })
  if (span === 'quarter') return t('listChart.quarter', { quarter: period.slice(-1), year })
  return span === 'month' ? `${monthName(Date.parse(period))} ${year}` : period
}

/** A day of the calendar as a date is shown. @param day `2026-03-05` */
export function dayText(day: string): string {
  return cardDate(day, 'UTC') ?? day
}
