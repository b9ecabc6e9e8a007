import '../locales/widget-texts'
import datePicker from 'antd/es/date-picker/locale/en_GB'
import english from 'antd/es/locale/en_US'
import 'dayjs/locale/en-gb'
import { locale } from '../locales/locale'
import { t } from '../locales/t'
import { widgetLocale } from './widget-locale'

/**
 * Gives antd's own parts the words of the translation, and the names that its language has for months and days. Loaded
 * only where the console is translated.
 */
export function translateWidgets(): void {
  widgetLocale.current = {
    ...english,
    locale: locale(),
    Empty: { description: t('widgets.noData') },
    DatePicker: {
      ...datePicker,
      lang: {
        // Weeks start on Monday, as they do there (D1 §9 'Consumption').
        ...datePicker.lang,
        placeholder: t('widgets.chooseDate'),
        rangePlaceholder: [t('widgets.startDate'), t('widgets.endDate')],
        ok: t('widgets.confirm'),
        clear: t('widgets.clear'),
        timeSelect: t('widgets.chooseTime'),
        dateSelect: t('widgets.chooseDate'),
        monthSelect: t('widgets.chooseMonth'),
        yearSelect: t('widgets.chooseYear'),
        decadeSelect: t('widgets.chooseDecade'),
        previousMonth: t('widgets.previousMonth'),
        nextMonth: t('widgets.nextMonth'),
        previousYear: t('widgets.previousYear'),
        nextYear: t('widgets.nextYear'),
        previousDecade: t('widgets.previousDecade'),
        nextDecade: t('widgets.nextDecade'),
        shortMonths: namesOf(12, { month: 'short' }, (place) => Date.UTC(2026, place, 1)),
        // The first of February 2026 was a Sunday, with which antd begins.
        shortWeekDays: namesOf(7, { weekday: 'short' }, (place) => Date.UTC(2026, 1, 1 + place)),
      },
    },
  }
}

function namesOf(count: number, options: Intl.DateTimeFormatOptions, dayOf: (place: number) => number) {
  const { format } = new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' })
  return Array.from({ length: count }, (_, place) => format(dayOf(place)))
}
