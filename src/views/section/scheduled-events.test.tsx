import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { NetworkError } from '../../api/errors'
import { noPolicies } from '../../domain/cluster'
import { browserZone, fullDate } from '../../domain/dates'
import { shownTime } from '../../domain/local-time'
import type { ScheduledEvent } from '../../domain/scheduled-event'
import { ScopeContext } from '../../providers/scope-context'
import { scheduledEvents } from '../../resources/cluster/scheduled-events/definition'
import { buildPerson } from '../../testing/builders'
import { findDialogTitled } from '../../testing/contract/find-named'
import { takeOption } from '../../testing/create-form-driver'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { refuse } from '../../testing/form-dialog-driver'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from './resource-section'

const minute = 60_000
const now = Math.floor(Date.now() / minute) * minute
const inHours = (hours: number) => now + hours * 60 * minute
const iso = (instant: number) => new Date(instant).toISOString()

function buildEvent(overrides: Partial<ScheduledEvent> = {}): ScheduledEvent {
  return {
    id: 'e-1',
    event: 'scale up',
    startTime: iso(inHours(5)),
    endTime: iso(inHours(9)),
    analyticsReplicas: 2,
    loaderReplicas: null,
    result: 'scale down',
    status: 'queued',
    ...overrides,
  }
}

async function openForm(open: string, answers: FakeAnswers = {}, events: ScheduledEvent[] = []) {
  const api = createFakeApi({ listScheduledEvents: () => events, ...answers })
  const cluster = buildClusterDetail({
    analyticsNodes: 1,
    loaderNodes: 1,
    policies: { ...noPolicies, authorizedRoles: ['owner'], cluster: ['update'], connection: ['create'] },
  })
  const person = buildPerson({
    platformActions: [{ name: 'cluster_scaling', platforms: ['gc'] }],
    toggleFeatures: ['schedular', 'manualScaling'].map((key) => ({ key, isPublished: true })),
  })
  const rendered = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster }}>
      <ResourceSection definition={scheduledEvents} />
    </ScopeContext>,
    { api, person, path: `/clusters/demo?tab=scheduling&scheduled-events.open=${open}` },
  )
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByLabelText('End time')
  return { ...rendered, dialog }
}

const setTime = (label: string, instant: number) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: shownTime(instant) } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const setNodes = (label: string, count: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: count } })

it('an event that has begun is only looked at, with the reason at what would change it [SCH-005]', async () => {
  const begun = buildEvent({ event: 'connect', startTime: '2026-01-05T08:00:00.000Z', endTime: null })
  const { dialog } = await openForm('create', {}, [{ ...begun, result: null, status: 'failure' }])
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  const row = within((await screen.findByText('Failure')).closest('tr') ?? document.body)
  for (const name of [/^Edit/, /^Delete/]) {
    const button = row.getByRole('button', { name })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    const [reason = ''] = button.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(document.getElementById(reason)?.textContent).toBe(
      'This event has started; it can only be looked at.',
    )
  }
  const name = `Connect, ${fullDate(Date.UTC(2026, 0, 5, 8), browserZone())}`
  fireEvent.click(row.getByRole('button', { name: `View ${name}` }))
  const shown = await screen.findByRole('dialog', { name: `Scheduled event: ${name}` })
  expect(within(shown).getByText('Connect')).toBeDefined()
})

it('an event of a kind the console does not know is deleted or looked at, not changed', async () => {
  const { dialog } = await openForm('create', {}, [buildEvent({ event: 'Pause at night', result: null })])
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  const row = within((await screen.findByText('Pause at night')).closest('tr') ?? document.body)
  const edit = row.getByRole('button', { name: /^Edit/ })
  expect(edit.getAttribute('aria-disabled')).toBe('true')
  const [reason = ''] = edit.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(document.getElementById(reason)?.textContent).toBe(
    'This console does not know what the event does, and so cannot change it.',
  )
  const remove = row.getByRole('button', { name: /^Delete/ })
  expect(remove.getAttribute('aria-disabled')).toBeNull()
  fireEvent.click(remove)
  const when = fullDate(inHours(5), browserZone())
  await findDialogTitled(`Delete the event Pause at night, ${when}?`)
})

it('shows ten events to a page at first, and as many as are chosen of four sizes [SCH-019]', async () => {
  const events = Array.from({ length: 11 }, (_, index) => buildEvent({ id: `e-${index}` }))
  const { container } = await openForm('create', {}, events)
  const rows = () => container.querySelectorAll('tbody tr[data-row-key]')
  await waitFor(() => expect(rows()).toHaveLength(10))
  fireEvent.mouseDown(await screen.findByLabelText('Rows per page', { selector: 'input' }))
  // The one that is chosen comes first, in the field itself.
  const [chosen, ...sizes] = await screen.findAllByTitle(/ \/ page$/)
  expect(chosen?.textContent).toBe('10 / page')
  expect(sizes.map(({ textContent }) => textContent)).toEqual([
    '10 / page',
    '20 / page',
    '50 / page',
    '100 / page',
  ])
})

describe('the form of the schedule', () => {
  it('goes on only from a step without faults, and tells done, current and coming steps apart [SCH-002, SCH-007, SCH-008, SCH-009, SCH-010, SCH-012]', async () => {
    const { dialog } = await openForm('create')
    const steps = await dialog.findAllByRole('listitem')
    const stepsOf = () => steps.map((step) => [step.textContent, step.getAttribute('aria-current')])
    expect(stepsOf()).toEqual([
      ['1Event Main Info', 'step'],
      ['2Event Additional Info', null],
      ['3Review', null],
    ])
    press('Next')
    expect(dialog.getByText('Please select an event', { selector: '[role=alert] *' })).toBeDefined()
    expect(dialog.getByText('Please select a start time')).toBeDefined()

    setTime('Start time', inHours(-1))
    expect(dialog.getByText('Please select a date and time in the future')).toBeDefined()
    expect(dialog.getByText(/^Times are in your time zone/)).toBeDefined()
    const start = inHours(5)
    setTime('Start time', start)
    setTime('End time', start)
    press('Next')
    expect(
      dialog.getByText(`Please select a date and time after the start time (${shownTime(start)})`),
    ).toBeDefined()
    setTime('End time', inHours(9))
    await takeOption('Event', 'Connect')
    press('Next')
    expect(dialog.getByText('Nothing more is needed in this step.')).toBeDefined()
    expect(stepsOf()).toEqual([
      ['Event Main Infodone', null],
      ['2Event Additional Info', 'step'],
      ['3Review', null],
    ])
  })

  it('holds the counts of a scale event within their bounds, forgets them with the event, and reviews the outcome [SCH-011, SCH-013, SCH-014, SCH-015, SCH-016]', async () => {
    const { api, dialog, notices } = await openForm('create', {
      createScheduledEvent: () => ({ message: 'The event is planned' }),
    })
    await takeOption('Event', 'Scale up')
    setTime('Start time', inHours(5))
    press('Next')
    press('Next')
    expect(dialog.getByText('Please enter at least one of analytics and loader counts')).toBeDefined()
    setNodes('Analytics nodes', '10')
    expect(dialog.getByText('Please enter a whole number from 0 to 9')).toBeDefined()
    setNodes('Analytics nodes', '2')
    setNodes('Loader nodes', '10')
    press('Next')
    expect(dialog.getByText('Please enter a whole number from 0 to 9')).toBeDefined()
    setNodes('Loader nodes', '')
    press('Back')
    await takeOption('Event', 'Scale down')
    await takeOption('Event', 'Scale up')
    press('Next')
    expect(dialog.getByLabelText<HTMLInputElement>('Analytics nodes').value).toBe('')
    setNodes('Analytics nodes', '2')
    press('Next')
    expect(await dialog.findByText('+2 to 3')).toBeDefined()
    expect(dialog.getByText('unchanged')).toBeDefined()
    expect(api.callsOf('createScheduledEvent')).toHaveLength(0)
    press('Schedule event')
    press('Schedule event')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsOf('createScheduledEvent').map(({ options }) => options.body)).toEqual([
      {
        event: 'scale up',
        eventResult: null,
        startTime: iso(inHours(5)),
        eventInformation: { analyticsReplicas: 2, loaderReplicas: null },
      },
    ])
    expect(notices.map(({ message }) => message)).toEqual(['The event is planned'])
  })

  it('opens a change with its values, reviews what was and what will be, and brings the server’s words to their step', async () => {
    let answer: () => { message: string | null } = () => {
      throw refuse(422, 'The cluster sleeps then', 'startTime')
    }
    const event = buildEvent()
    const { api, dialog } = await openForm('edit:e-1', { updateScheduledEvent: () => answer() }, [event])
    expect(dialog.getByLabelText<HTMLInputElement>('Start time').value).toBe(
      shownTime(Date.parse(event.startTime)),
    )
    press('Next')
    setNodes('Analytics nodes', '3')
    press('Next')
    expect(await dialog.findByText('+2 to 3 → +3 to 4')).toBeDefined()
    press('Save event')
    expect(await dialog.findByText('The cluster sleeps then')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Start time')))

    answer = () => ({ message: null })
    const next = screen.getByRole('button', { name: 'Next' })
    await waitFor(() => expect(next.getAttribute('aria-disabled')).toBeNull())
    press('Next')
    press('Next')
    press('Save event')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsOf('updateScheduledEvent').at(-1)?.options.body).toEqual({
      event: 'scale up',
      eventResult: 'scale down',
      startTime: event.startTime,
      endTime: event.endTime,
      eventInformation: { analyticsReplicas: 3, loaderReplicas: null },
      recordID: 'e-1',
    })
  })

  it('asks before a start time is lost on the way back, and brings it again from the draft', async () => {
    const { dialog, router } = await openForm('create')
    setTime('Start time', inHours(5))
    await act(() => router.navigate('/clusters/demo?tab=main'))
    const question = await findDialogTitled('Leave this form?')
    fireEvent.click(within(question).getByRole('button', { name: 'Stay' }))
    expect(dialog.getByLabelText<HTMLInputElement>('Start time').value).toBe(shownTime(inHours(5)))
    expect(Object.values(sessionStorage).join()).toContain(iso(inHours(5)))
    await act(() => router.navigate('/clusters/demo?tab=main'))
    press('Leave')
    await waitFor(() => expect(router.state.location.search).toBe('?tab=main'))
    expect(Object.values(sessionStorage).join()).not.toContain(iso(inHours(5)))
  })

  it('says when no answer came whether the schedule shows the event', async () => {
    const events: ScheduledEvent[] = []
    const { dialog } = await openForm(
      'create',
      {
        createScheduledEvent: () => {
          throw new NetworkError('createScheduledEvent', 'timeout')
        },
      },
      events,
    )
    await takeOption('Event', 'Connect')
    setTime('Start time', inHours(5))
    press('Next')
    press('Next')
    await dialog.findByText('Connect')
    // Meanwhile the time of the first step may pass, which is said there.
    vi.useFakeTimers({ toFake: ['Date'], now: inHours(6) })
    press('Schedule event')
    expect(await dialog.findByText('Please select a date and time in the future')).toBeDefined()
    vi.setSystemTime(inHours(4))
    press('Next')
    press('Next')
    await dialog.findByText('Connect')
    press('Schedule event')
    expect(await dialog.findByText(/could not confirm whether "Connect, .+" was created/)).toBeDefined()
    expect(await dialog.findByText(/Your list does not show "Connect, .+"/)).toBeDefined()
  })
})
