import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { type MonthIpu, MonthIpuCell, MonthIpuContext } from './month-ipu'

it.each([
  ['while it is read', { isReading: true, values: null }, 'Reading…'],
  ['where it could not be read', { isReading: false, values: null }, 'Unknown'],
  ['where the cluster is not reported', { isReading: false, values: new Map() }, 'Unknown'],
  ['where a day of it is unknown', { isReading: false, values: new Map([['c-1', null]]) }, 'Unknown'],
  ['of a cluster that slept', { isReading: false, values: new Map([['c-1', 0]]) }, '0 IPU'],
  ['as it is reported', { isReading: false, values: new Map([['c-1', 12.5]]) }, '12.5 IPU'],
] satisfies [string, MonthIpu, string][])('this month’s IPU %s', (_when, value, words) => {
  const { container } = renderWithProviders(
    <MonthIpuContext value={value}>
      <MonthIpuCell id="c-1" />
    </MonthIpuContext>,
  )
  expect(container.textContent).toBe(words)
})
