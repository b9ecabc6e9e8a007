import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import '../../../locales/late-texts'
import { ApiError } from '../../../api/errors'
import type { ScheduledEvent } from '../../../domain/scheduled-event'
import { buildPerson } from '../../../testing/builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { NextEvents } from './next-events'

const hour = 3_600_000
const later = (hours: number) => new Date(Math.ceil(Date.now() / hour) * hour + hours * hour).toISOString()
const event = (id: string, hours: number, kind = 'scale up'): ScheduledEvent => ({
  id,
  event: kind,
  startTime: later(hours),
  endTime: null,
  analyticsReplicas: 1,
  loaderReplicas: null,
  result: null,
  status: 'queued',
})
const nothing: FakeAnswers = { listScheduledEvents: () => [], listPendingUpdates: () => [] }
const person = buildPerson({ toggleFeatures: [{ key: 'schedular', isPublished: true }] })

function renderNext(
  answers: FakeAnswers,
  parts: Parameters<typeof buildClusterDetail>[0] = {},
  asked = person,
) {
  const idle = { idleTime: '1 Hour', idleTimeKey: '1' }
  return renderWithProviders(<NextEvents cluster={buildClusterDetail({ id: 'c-1', ...idle, ...parts })} />, {
    person: asked,
    api: createFakeApi({ ...nothing, ...answers }),
  })
}
const section = () => screen.getByRole('region', { name: 'What happens next' })
const settled = () => waitFor(() => expect(section().getAttribute('aria-busy')).toBe('false'))
const words = () =>
  within(section())
    .queryAllByRole('listitem')
    .map(
      (item) => [...item.querySelectorAll('span')].map(({ textContent }) => textContent).filter(Boolean)[0],
    )

describe('what happens next to a cluster', () => {
  it('is the next three of its schedule, its pending update and its suspension, the soonest first [DET-029]', async () => {
    renderNext({
      listScheduledEvents: () => [event('b', 30, 'disconnect'), event('a', 2), event('past', -5, 'connect')],
      listPendingUpdates: () => [{ id: 'p', value: later(10), version: '4.3.1-1182' }],
    })
    await settled()
    expect(words()).toEqual(['Scale up', 'Update to 4.3.1-1182', 'Disconnect'])
    const times = [...section().querySelectorAll('time')].map(({ dateTime }) => dateTime)
    expect(times).toEqual([later(2), later(10), later(30)])
    expect(screen.getByRole('link', { name: '1 more on the schedule' }).getAttribute('href')).toBe(
      '/clusters/demo?tab=scheduling',
    )
  })

  it('tells last what has no time of its own', async () => {
    renderNext({
      listScheduledEvents: () => [event('a', 2)],
      listPendingUpdates: () => [{ id: 'p', value: 'next startup', version: null }],
    })
    await settled()
    expect(words()).toEqual(['Scale up', 'Update', 'Disconnects after 1 Hour without use'])
    expect(section().textContent).toContain('At the next startup')
  })

  it.each([
    ['sleeps', { state: 'sleeping' as const }],
    ['has no idle time', { idleTime: null, idleTimeKey: null }],
  ])('is nothing for a cluster that %s and has no plans', async (_what, parts) => {
    renderNext({}, parts)
    await settled()
    expect(words()).toEqual([])
    expect(screen.getByText('Nothing is planned for this cluster.')).toBeTruthy()
  })

  it('says that the schedule could not be read, and never that nothing is planned', async () => {
    renderNext(
      {
        listScheduledEvents: () => {
          throw new ApiError({ message: 'No schedule today.', statusCode: 500 })
        },
      },
      { state: 'sleeping' },
    )
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^The schedule could not be read\. .*No schedule today\./,
    )
    expect(screen.queryByText('Nothing is planned for this cluster.')).toBeNull()
  })

  it('does not ask for a schedule that the person may not see', async () => {
    const { api } = renderNext({}, {}, buildPerson({ toggleFeatures: [] }))
    await settled()
    expect(api.callsOf('listScheduledEvents')).toEqual([])
  })
})
