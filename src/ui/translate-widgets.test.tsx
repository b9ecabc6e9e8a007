import { fireEvent, screen, within } from '@testing-library/react'
import Select from 'antd/es/select'
import { afterEach, expect, it } from 'vitest'
import { CustomDates } from '../custom-pages/consumption/custom-dates'
import { setLanguages } from '../locales/locale'
import { setTranslation } from '../locales/t'
import { renderWithProviders } from '../testing/render-with-providers'
import { AntdProvider } from './antd-provider'
import { translateWidgets } from './translate-widgets'
import { widgetLocale } from './widget-locale'

afterEach(() => {
  setLanguages([])
  setTranslation({})
  widgetLocale.current = undefined
})

it("antd's own parts speak the language of the console", async () => {
  setLanguages(['de'])
  setTranslation({
    widgets: { noData: 'Keine Daten', nextMonth: 'Nächster Monat', chooseMonth: 'Monat wählen' },
  })
  translateWidgets()
  const dates = { from: '2026-03-02', to: '2026-03-04' }
  const { container } = renderWithProviders(
    <AntdProvider>
      <CustomDates
        id="dates"
        dates={dates}
        choosable={{ from: '2026-01-01', to: '2026-12-31' }}
        onChange={() => {}}
      />
      <Select
        open
        options={[]}
        aria-label="Nothing"
        getPopupContainer={(place) => place.parentElement ?? place}
      />
    </AntdProvider>,
  )
  expect(await screen.findAllByText('Keine Daten')).not.toEqual([])
  const [start] = container.querySelectorAll('input')
  if (!start) throw new Error('There is no field.')
  fireEvent.mouseDown(start)
  fireEvent.click(start)
  const [month] = await screen.findAllByRole('button', { name: 'Monat wählen' })
  expect(month?.textContent).toBe('Mär')
  const [table] = screen.getAllByRole('table')
  if (!table) throw new Error('There is no calendar.')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'])
  expect(screen.getAllByLabelText('Nächster Monat').length).toBeGreaterThan(0)
})

it('each word stands in its own place, and months and days are named as the language does', () => {
  setLanguages(['de'])
  setTranslation({
    widgets: {
      ...{ noData: 'Keine Daten', chooseDate: 'Datum wählen', startDate: 'Beginn', endDate: 'Ende' },
      ...{ confirm: 'Fertig', clear: 'Leeren', chooseTime: 'Uhrzeit wählen', chooseMonth: 'Monat wählen' },
      ...{ chooseYear: 'Jahr wählen', chooseDecade: 'Jahrzehnt wählen' },
      ...{ previousMonth: 'Voriger Monat', nextMonth: 'Nächster Monat' },
      ...{ previousYear: 'Voriges Jahr', nextYear: 'Nächstes Jahr' },
      ...{ previousDecade: 'Voriges Jahrzehnt', nextDecade: 'Nächstes Jahrzehnt' },
    },
  })
  translateWidgets()
  const { Empty, DatePicker } = widgetLocale.current ?? {}
  expect(Empty).toEqual({ description: 'Keine Daten' })
  expect(DatePicker?.lang).toMatchObject({
    placeholder: 'Datum wählen',
    rangePlaceholder: ['Beginn', 'Ende'],
    ok: 'Fertig',
    clear: 'Leeren',
    timeSelect: 'Uhrzeit wählen',
    dateSelect: 'Datum wählen',
    monthSelect: 'Monat wählen',
    yearSelect: 'Jahr wählen',
    decadeSelect: 'Jahrzehnt wählen',
    previousMonth: 'Voriger Monat',
    nextMonth: 'Nächster Monat',
    previousYear: 'Voriges Jahr',
    nextYear: 'Nächstes Jahr',
    previousDecade: 'Voriges Jahrzehnt',
    nextDecade: 'Nächstes Jahrzehnt',
    shortMonths: ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'],
    shortWeekDays: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  })
})
