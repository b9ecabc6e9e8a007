import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/errors'
import { buildDay, buildUsage } from '../../../testing/consumption-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { testsInZone } from '../../../testing/tests-in-zone'
import { type MonthIpu, MonthIpuCell, MonthIpuContext, useMonthIpu } from './month-ipu'

testsInZone('America/St_Johns')

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

function Reading({ isShown }: { isShown: boolean }) {
  const { isReading, values } = useMonthIpu(isShown)
  return <output>{JSON.stringify([isReading, values && [...values]])}</output>
}
const read = () => JSON.parse(screen.getByRole('status').textContent)
const days = [buildDay('2026-03-01', 1.5), buildDay('2026-03-02', 2)]

it.each<[string, FakeAnswers['getConsumption'], unknown]>([
  ['is what its days come to', () => [buildUsage({ days })], [['c-1', 3.5]]],
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
