import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import '../../../locales/late-texts'
import { ApiError } from '../../../api/errors'
import { noteRecordFaults } from '../../../api/record-faults'
import type { ScheduledEvent } from '../../../domain/scheduled-event'
import { buildPerson } from '../../../testing/builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { testsInZone } from '../../../testing/tests-in-zone'
import { NextEvents } from './next-events'

testsInZone('America/St_Johns')

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

const says = () => section().textContent
const texts = () => [...section().querySelectorAll('p')].map(({ textContent }) => textContent)
const failing = () => Promise.reject(new ApiError({ message: 'Not today.', statusCode: 500 }))

describe('what happens next to a cluster', () => {
  it('is the next three of its schedule and its update, the soonest first, then its suspension [DET-029]', async () => {
    const { api } = renderNext({
      listScheduledEvents: () => [event('b', 30, 'disconnect'), event('a', 2), event('past', -5, 'connect')],
      listPendingUpdates: () => [{ id: 'p', value: later(10), version: '4.3.1-1182' }],
    })
    expect([section().getAttribute('aria-busy'), texts()]).toEqual(['true', ['Getting what is planned']])
    await settled()
    expect(texts()).toEqual([])
    expect(api.calls.map(({ name, options }) => [name, options.path])).toEqual([
      ['listScheduledEvents', { instanceId: 'c-1' }],
      ['listPendingUpdates', { id: 'u-1', name: 'demo' }],
    ])
    expect(words()).toEqual([
      'Scale up',
      'Update to 4.3.1-1182',
      'Disconnect',
      'Disconnects after 1 Hour without use',
    ])
    const times = [...section().querySelectorAll('time')].map(({ dateTime }) => dateTime)
    expect(times).toEqual([later(2), later(10), later(30)])
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('tells of every update, whether it waits for a time or not, and counts the events that are left out', async () => {
    renderNext({
      listScheduledEvents: () => [1, 2, 3, 4, 5].map((hours) => event(`e${hours}`, hours)),
      listPendingUpdates: () => [
        { id: 'e1', value: 'next startup', version: null },
        { id: 'e2', value: later(90), version: '4.3.1-1182' },
      ],
    })
    await settled()
    expect(words()).toEqual([
      'Scale up',
      'Scale up',
      'Update to 4.3.1-1182',
      'Update',
      'Disconnects after 1 Hour without use',
    ])
    expect(says()).toContain('At the next startup')
    expect(screen.getByRole('link', { name: '3 more on the schedule' }).getAttribute('href')).toBe(
      '/clusters/demo?tab=scheduling',
    )
  })

  it('names an event without a time last, and the idle time by its key where it has no name', async () => {
    renderNext(
      { listScheduledEvents: () => [{ ...event('a', 1, 'connect'), startTime: 'soon' }, event('b', 2)] },
      { idleTime: null, idleTimeKey: '4' },
    )
    await settled()
    expect(words()).toEqual(['Scale up', 'Connect', 'Disconnects after 4 without use'])
    expect(within(section()).getAllByRole('listitem')[1]?.textContent).toBe('ConnectTime not known')
  })

  it('loses what has come as time goes on, without another reading', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-02T09:59:30Z') })
    const schedule = [
      { ...event('a', 0), startTime: '2026-03-02T10:00:00Z' },
      { ...event('b', 0, 'disconnect'), startTime: '2026-03-02T12:00:00Z' },
    ]
    try {
      const { api } = renderNext({ listScheduledEvents: () => schedule }, { state: 'sleeping' })
      await act(async () => vi.advanceTimersByTimeAsync(100))
      expect(words()).toEqual(['Scale up', 'Disconnect'])
      await act(async () => vi.advanceTimersByTimeAsync(45_000))
      expect(words()).toEqual(['Disconnect'])
      expect(api.callsOf('listScheduledEvents')).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([['sleeps', { state: 'sleeping' as const }]])(
    'is nothing for a cluster that %s and has no plans',
    async (_what, parts) => {
      renderNext({}, parts)
      await settled()
      expect(words()).toEqual([])
      expect(texts()).toEqual(['Nothing is planned for this cluster.'])
    },
  )

  it('is not called nothing where the idle time of a running cluster is not known', async () => {
    renderNext({}, { idleTime: null, idleTimeKey: null })
    await settled()
    expect(words()).toEqual([])
    expect(texts()).toEqual([
      'Nothing is scheduled. The server does not say after how long without use this cluster is disconnected.',
    ])
  })

  it.each([
    [
      'the schedule could not be loaded',
      { listScheduledEvents: failing },
      /^The schedule could not be loaded\. .*Not today\./,
    ],
    [
      'planned updates could not be read',
      { listPendingUpdates: failing },
      /^Planned updates could not be loaded\. .*Not today\./,
    ],
  ])(
    'says that %s, and never that nothing is planned, and reads it again',
    async (_what, answers, sentence) => {
      const { api } = renderNext(answers, { state: 'sleeping' })
      await settled()
      expect(texts()).toEqual([expect.stringMatching(sentence)])
      expect(screen.getByRole('alert').textContent).toMatch(sentence)
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      const [call] = Object.keys(answers)
      await waitFor(() => expect(api.callsOf(call ?? '')).toHaveLength(2))
    },
  )

  it('says that a part of the schedule could not be loaded, and never that nothing is planned', async () => {
    const fault = { number: 1, id: 'e-1', name: null, isShown: false, values: [] }
    renderNext({ listScheduledEvents: () => noteRecordFaults([], [fault]) }, { state: 'sleeping' })
    await settled()
    expect(texts()).toEqual([])
    expect(within(section()).getByText(/^1 of 1 event/)).toBeTruthy()
  })

  it('says that a planned update could not be read, and never that nothing is planned', async () => {
    const fault = { number: 1, id: 'u-1', name: null, isShown: false, values: [] }
    renderNext({ listPendingUpdates: () => noteRecordFaults([], [fault]) }, { state: 'sleeping' })
    await settled()
    expect(texts()).toEqual([])
    expect(within(section()).getByText(/^1 of 1 event/)).toBeTruthy()
  })

  it.each(['2019-12-31T10:00:00Z', '2020-01-31T10:00:00Z'])(
    'says at %s of an update whose date has come that it is overdue',
    async (now) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
      try {
        renderNext({ listPendingUpdates: () => [{ id: 'p', value: '2019-12-31T10:00:00Z', version: '9.9' }] })
        await settled()
        expect(within(section()).getAllByRole('listitem')[0]?.textContent).toMatch(
          /^Update to 9\.9.*31 Dec 2019.* \(overdue\)$/,
        )
      } finally {
        vi.useRealTimers()
      }
    },
  )

  it('does not ask for a schedule that the person may not see, says so, and never that nothing is planned', async () => {
    const { api } = renderNext({}, { state: 'sleeping' }, buildPerson({ toggleFeatures: [] }))
    await settled()
    expect(api.callsOf('listScheduledEvents')).toEqual([])
    expect(texts()).toEqual([expect.stringMatching(/^The schedule is not shown here: \w.*\.$/)])
  })
})
