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
