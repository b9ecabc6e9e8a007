import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/errors'
import { noteRecordFaults } from '../../../api/record-faults'
import { buildDay, buildUsage } from '../../../testing/consumption-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { testsInZone } from '../../../testing/tests-in-zone'
import { type MonthIpu, MonthIpuCell, MonthIpuContext, useMonthIpu } from './month-ipu'

testsInZone('America/St_Johns')

const none: MonthIpu = { isReading: false, values: null, failure: null }

it.each<[string, Partial<MonthIpu>, string]>([
  ['while it is read', { isReading: true }, 'Reading…'],
  [
    'where it could not be read',
    { values: null, failure: { error: new Error('Ill'), readAgain: () => {} } },
    'Not read',
  ],
  ['where the cluster is not reported', { values: new Map() }, 'Unknown'],
  ['where a day of it is unknown', { values: new Map([['c-1', null]]) }, 'Unknown'],
  ['of a cluster that slept', { values: new Map([['c-1', 0]]) }, '0 IPU'],
  ['as it is reported', { values: new Map([['c-1', 12.5]]) }, '12.5 IPU'],
  [
    'to five decimals, with its thousands apart',
    { values: new Map([['c-1', 1234.567894]]) },
    '1,234.56789 IPU',
  ],
])('this month’s IPU %s', (_when, value, words) => {
  const { container } = renderWithProviders(
    <MonthIpuContext value={{ ...none, ...value }}>
      <MonthIpuCell id="c-1" />
    </MonthIpuContext>,
  )
  expect(container.textContent).toBe(words)
})

function Reading({ isShown }: { isShown: boolean }) {
  const { isReading, values } = useMonthIpu(isShown)
  return <output>{JSON.stringify([isReading, values && [...values]])}</output>
}
const read = () => JSON.parse(screen.getByRole('status').textContent)
const days = [buildDay('2026-03-01', 1.5), buildDay('2026-03-02', 2)]

const months = [{ month: '2026-03', figures: { total: 12.5 } }]
const withFault = (field: string) =>
  noteRecordFaults(
    [buildUsage({ days })],
    [
      {
        ...{ number: null, id: 'c-1', name: 'sales', isShown: true },
        values: [{ field, expected: ['number'], found: 'text', sample: 'many' }],
      },
    ],
  )

it.each<[string, FakeAnswers['getConsumption'], unknown]>([
  ['is what its days come to', () => [buildUsage({ days })], [['c-1', 3.5]]],
  ['is the sum of a month without days', () => [buildUsage({ months })], [['c-1', 12.5]]],
  ['is not known where nothing is reported', () => [buildUsage()], [['c-1', null]]],
  [
    'is not known where one of its days cannot be read',
    () => withFault('consumption.0.days.2.total'),
    [['c-1', null]],
  ],
  ['is not known where it is listed twice', () => withFault('id'), [['c-1', null]]],
  [
    'is known where its storage alone cannot be read',
    () => withFault('historicalAgg.0.createdAt'),
    [['c-1', 3.5]],
  ],
  [
    'is known where its services alone cannot be read',
    () => withFault('consumptionAgg.spark.daily'),
    [['c-1', 3.5]],
  ],
  [
    'is not known where it cannot be read',
    () => {
      throw new ApiError({ message: 'Ill', statusCode: 500 })
    },
    null,
  ],
])('this month’s IPU is asked for up to today, as it is here, and %s', async (_what, answer, values) => {
  // In St. John's it is half past eleven in the evening of the 9th.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T02:00:00Z') })
  let isAsked = false
  const { api } = renderWithProviders(<Reading isShown />, {
    api: createFakeApi({
      getConsumption: (options) => {
        isAsked = true
        return answer?.(options) ?? []
      },
    }),
  })
  expect(read()).toEqual([true, null])
  await waitFor(() => expect([isAsked, ...read()]).toEqual([true, false, values]))
  expect(api.callsOf('getConsumption').map(({ options }) => [options.path, options.query])).toEqual([
    [{ id: 'u-1' }, { startDate: '2026-03-01', endDate: '2026-03-09' }],
  ])
})

it('this month’s IPU is not asked for while nobody looks at it', () => {
  const { api } = renderWithProviders(<Reading isShown={false} />)
  expect([read(), api.calls]).toEqual([[false, null], []])
})

it('is read again every five minutes while it is shown', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { api } = renderWithProviders(<Reading isShown />, {
    api: createFakeApi({ getConsumption: () => [buildUsage({ days })] }),
  })
  const times = () => api.callsOf('getConsumption').length
  await waitFor(() => expect(times()).toBe(1))
  await vi.advanceTimersByTimeAsync(299_000)
  expect(times()).toBe(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(times()).toBe(2)
})
