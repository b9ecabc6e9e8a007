import { act, screen } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/errors'
import { noteRecordFaults } from '../../api/record-faults'
import type { ResourceDefinition } from '../../definitions/define'
import type { ListDefinition } from '../../definitions/define-list'
import { DefinedResource } from '../../providers/defined-resource'
import { ScopeContext, useScopeOf } from '../../providers/scope-context'
import { scheduledEvents } from '../../resources/cluster/scheduled-events/definition'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi, type OwnAnswers } from '../../testing/fake-api'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { useActionStore, useMadeRecords } from '../action/action-state'
import { stateKey } from './list-key'
import { useInvalidateList } from './use-invalidate-list'
import { useRecords } from './use-records'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00Z') })
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const question = { page: 1, size: 10, search: '', sort: null, filters: {} }
const press = async (name: string) => {
  await act(async () => screen.getByRole('button', { name }).click())
  await pass(10)
}
const shown = () => screen.getByRole('paragraph').textContent

function Names({ definition }: { definition: ResourceDefinition }) {
  const { records, refresh } = useRecords(definition, question)
  const invalidate = useInvalidateList(definition)
  return (
    <>
      <p>{records?.map(({ name }) => String(name)).join(' ') ?? 'nothing yet'}</p>
      <button type="button" onClick={() => void refresh()}>
        Refresh
      </button>
      <button type="button" onClick={() => void invalidate()}>
        Changed
      </button>
    </>
  )
}

function Page({ definition }: { definition: ResourceDefinition }) {
  const [name, setName] = useState('sales')
  const cluster = buildClusterDetail({ id: `i-${name}`, name })
  return (
    <ScopeContext value={{ kind: 'cluster', cluster }}>
      <DefinedResource definition={definition}>
        <Names definition={definition} />
      </DefinedResource>
      <button type="button" onClick={() => setName('finance')}>
        Finance
      </button>
    </ScopeContext>
  )
}

async function read(list: Partial<ListDefinition<string>>, own: OwnAnswers) {
  const definition: ResourceDefinition = { ...gadgets, list: { ...gadgets.list, ...list } }
  const { api } = renderWithProviders(<Page definition={definition} />, { api: createFakeApi({}, own) })
  await pass(10)
  return () => api.callsOf('gadgets.list').length
}

it('is read again and again while it is seen, not in a hidden tab, and at once when that is seen again', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  const times = await read({ refresh: { every: 60_000 } }, { 'gadgets.list': () => [buildGadget()] })
  expect(times()).toBe(1)
  await pass(60_000)
  expect(times()).toBe(2)
  visibility.mockReturnValue('hidden')
  window.dispatchEvent(new Event('visibilitychange'))
  await pass(600_000)
  expect(times()).toBe(2)
  visibility.mockReturnValue('visible')
  window.dispatchEvent(new Event('visibilitychange'))
  await pass(10)
  expect(times()).toBe(3)
})

it('is read again no sooner than the server asks to be called again', async () => {
  const asleep = () => {
    throw new ApiError({ message: 'Asleep', statusCode: 503, retryAfter: 400_000 })
  }
  const times = await read({ refresh: { every: 60_000 } }, { 'gadgets.list': asleep })
  await pass(390_000)
  expect(times()).toBe(1)
  await pass(20_000)
  expect(times()).toBe(2)
})

it('is read again after a failure that says nothing of when', async () => {
  const fails = () => {
    throw new ApiError({ message: 'Broken', statusCode: 500 })
  }
  const times = await read({ refresh: { every: 60_000 } }, { 'gadgets.list': fails })
  const before = times()
  await pass(600_000)
  expect(times()).toBeGreaterThan(before)
})

it('is read again twice as late after each failure in a row', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const fails = () => {
    throw new ApiError({ message: 'Broken', statusCode: 500 })
  }
  const times = await read({ refresh: { every: 60_000 } }, { 'gadgets.list': fails })
  await pass(119_000)
  expect(times()).toBe(1)
  await pass(2_000)
  expect(times()).toBe(2)
  await pass(238_000)
  expect(times()).toBe(2)
  await pass(3_000)
  expect(times()).toBe(3)
})

const readsEvents: ResourceDefinition = scheduledEvents

function Events() {
  const { records, isConfirmed, refresh } = useRecords(readsEvents)
  const invalidate = useInvalidateList(readsEvents)
  return (
    <>
      <p>{`${records?.length} ${isConfirmed}`}</p>
      <button type="button" onClick={() => void refresh()}>
        Refresh
      </button>
      <button type="button" onClick={() => void invalidate()}>
        Changed
      </button>
    </>
  )
}

function Schedule() {
  const [isOpen, setOpen] = useState(true)
  return (
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <DefinedResource definition={readsEvents}>{isOpen && <Events />}</DefinedResource>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Tab
      </button>
    </ScopeContext>
  )
}

it('counts a schedule as fresh for two seconds, unless it was changed or is asked for [API-115, API-D15]', async () => {
  const { api } = renderWithProviders(<Schedule />, { api: createFakeApi({ listScheduledEvents: () => [] }) })
  const times = () => api.callsOf('listScheduledEvents').length
  await pass(10)
  expect(times()).toBe(1)
  await pass(1_500)
  await press('Tab')
  await press('Tab')
  expect([times(), shown()]).toEqual([1, '0 true'])
  await pass(600)
  await press('Tab')
  await press('Tab')
  expect([times(), shown()]).toEqual([2, '0 true'])
  await press('Changed')
  expect(times()).toBe(3)
  await press('Refresh')
  expect(times()).toBe(4)
  await press('Tab')
  api.answer({ listScheduledEvents: () => new Promise(() => {}) })
  await pass(2_100)
  await press('Tab')
  expect([times(), shown()]).toEqual([5, '0 false'])
})

it("never shows one cluster's page in another, while that is on its way", async () => {
  await read(
    { paging: { kind: 'server', sizes: [10], query: 'simple-rest' } },
    {
      'gadgets.list': ({ path }) =>
        path?.name === 'sales' ? { records: [buildGadget()], total: 1 } : new Promise(() => {}),
    },
  )
  expect(shown()).toBe('lamp')
  await press('Finance')
  expect(shown()).toBe('nothing yet')
})

it('begins again after a command where a reading was under way that was asked before it', async () => {
  const answers: ((records: unknown) => void)[] = []
  const times = await read({}, { 'gadgets.list': () => new Promise((resolve) => void answers.push(resolve)) })
  const answer = async (place: number, name: string) => {
    await act(async () => answers[place]?.([buildGadget({ name })]))
    await pass(10)
  }
  await answer(0, 'lamp')
  await press('Refresh')
  expect(times()).toBe(2)
  await press('Changed')
  expect(times()).toBe(3)
  await answer(2, 'bolt')
  await answer(1, 'old')
  expect(shown()).toBe('bolt')
})

it('shows what it reads, and what a poll brings, after the clock was put back by an hour', async () => {
  let name = 'lamp'
  const merge = () => ({ records: [buildGadget({ name: 'polled' })], isListStale: false })
  const poll = { call: 'listClusterStatuses', merge } as const
  const definition: ResourceDefinition = { ...gadgets, list: { ...gadgets.list, poll } }
  const api = createFakeApi(
    { listClusterStatuses: () => [] },
    { 'gadgets.list': () => [buildGadget({ name })] },
  )
  renderWithProviders(<Page definition={definition} />, { api })
  await pass(10)
  expect(shown()).toBe('lamp')
  vi.setSystemTime(Date.parse('2026-03-05T11:00:00Z'))
  await pass(15_000)
  expect(shown()).toBe('polled')
  vi.setSystemTime(Date.parse('2026-03-05T10:00:00Z'))
  name = 'bolt'
  await press('Refresh')
  expect(shown()).toBe('bolt')
})

it('keeps what a poll has brought since over a reading that was asked before it', async () => {
  const answers: ((records: unknown) => void)[] = []
  const merge = () => ({ records: [buildGadget({ name: 'polled' })], isListStale: false })
  const poll = { call: 'listClusterStatuses', merge } as const
  const definition: ResourceDefinition = { ...gadgets, list: { ...gadgets.list, poll } }
  const own = { 'gadgets.list': () => new Promise((resolve) => void answers.push(resolve)) }
  const api = createFakeApi({ listClusterStatuses: () => [] }, own)
  renderWithProviders(<Page definition={definition} />, { api })
  await pass(10)
  await act(async () => answers[0]?.([buildGadget({ name: 'lamp' })]))
  await pass(10)
  await press('Refresh')
  await pass(15_000)
  expect(shown()).toBe('polled')
  await act(async () => answers[1]?.([buildGadget({ name: 'old' })]))
  await pass(10)
  expect(shown()).toBe('polled')
})

function Counts({ definition = gadgets }: { definition?: ResourceDefinition }) {
  const { records, awaited, total, refresh } = useRecords(definition)
  const store = useActionStore()
  const resource = stateKey(gadgets, useScopeOf(gadgets))
  const kept = useMadeRecords(resource)
  const bolt = buildGadget({ id: 'made', name: 'bolt' })
  return (
    <>
      <p>{`${records?.length} of ${total}, ${awaited.length} awaited, ${kept.length} kept`}</p>
      <button
        type="button"
        onClick={() => store.changeMade(resource, () => [{ record: bolt, acceptedAt: Date.now() }])}
      >
        Make
      </button>
      <button type="button" onClick={() => void refresh()}>
        Refresh
      </button>
    </>
  )
}

it('counts a record that was made here until the list is read, and keeps nothing of it then', async () => {
  const scope = { kind: 'cluster' as const, cluster: buildClusterDetail() }
  renderWithProviders(
    <ScopeContext value={scope}>
      <DefinedResource definition={gadgets}>
        <Counts />
      </DefinedResource>
    </ScopeContext>,
    { api: createFakeApi({}, { 'gadgets.list': () => [buildGadget()] }) },
  )
  await pass(10)
  expect(shown()).toBe('1 of 1, 0 awaited, 0 kept')
  await press('Make')
  expect(shown()).toBe('2 of 2, 1 awaited, 1 kept')
  await press('Refresh')
  expect(shown()).toBe('1 of 1, 0 awaited, 0 kept')
})

const ofSeven: ResourceDefinition = { ...gadgets, narrowed: { by: 'note', id: '7' } }

function Narrowed({ definition = ofSeven }) {
  const { records, total, error } = useRecords(definition, question)
  return <p>{`${records?.map(({ name }) => String(name)).join(' ')} of ${total}, ${error?.message}`}</p>
}

it('holds of a list that is read whole what belongs to its record, and leaves it to the view to say what failed', async () => {
  const { notices, api, queryClient } = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <DefinedResource definition={gadgets}>
        <Narrowed />
      </DefinedResource>
    </ScopeContext>,
    {
      api: createFakeApi(
        {},
        { 'gadgets.list': () => [buildGadget({ note: '7' }), buildGadget({ name: 'bolt', note: '8' })] },
      ),
    },
  )
  await pass(10)
  expect(shown()).toBe('lamp of 1, undefined')
  api.answer(
    {},
    {
      'gadgets.list': () => {
        throw new ApiError({ message: 'Asleep', statusCode: 503 })
      },
    },
  )
  await act(() => queryClient.invalidateQueries())
  await pass(10)
  expect(shown()).toBe('lamp of 1, Asleep')
  expect(notices).toEqual([])
})

it('counts under a record what the server has of it, where the server cuts the list', async () => {
  const paging = { kind: 'server', sizes: [10], query: 'simple-rest' } as const
  const cut: ResourceDefinition = { ...ofSeven, list: { ...gadgets.list, paging } }
  const page = { records: [buildGadget({ note: '7' })], total: 31 }
  renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <DefinedResource definition={cut}>
        <Narrowed definition={cut} />
      </DefinedResource>
    </ScopeContext>,
    { api: createFakeApi({}, { 'gadgets.list': () => page }) },
  )
  await pass(10)
  expect(shown()).toBe('lamp of 31, undefined')
})

function Failing({ definition }: { definition: ResourceDefinition }) {
  const { error } = useRecords(definition)
  const invalidate = useInvalidateList(definition)
  return (
    <>
      <p>{error?.message ?? 'well'}</p>
      <button type="button" onClick={() => void invalidate()}>
        Changed
      </button>
    </>
  )
}

it('says that a poll failed, but nothing of it while the list itself is read again', async () => {
  const poll = {
    call: 'listClusterStatuses',
    merge: () => ({ records: [buildGadget()], isListStale: false }),
  } as const
  const definition: ResourceDefinition = { ...gadgets, list: { ...gadgets.list, poll } }
  const asleep = () => {
    throw new ApiError({ message: 'Asleep', statusCode: 503 })
  }
  const api = createFakeApi({ listClusterStatuses: asleep }, { 'gadgets.list': () => [buildGadget()] })
  renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <DefinedResource definition={definition}>
        <Failing definition={definition} />
      </DefinedResource>
    </ScopeContext>,
    { api },
  )
  await pass(10)
  expect(shown()).toBe('well')
  await pass(15_000)
  expect(shown()).toBe('Asleep')
  // A list that is read since says more than the poll before it.
  await press('Changed')
  expect(shown()).toBe('well')
  await pass(60_000)
  expect(shown()).toBe('Asleep')
  api.answer({}, { 'gadgets.list': () => new Promise(() => {}) })
  await press('Changed')
  expect(shown()).toBe('well')
})

function Aged({ definition }: { definition: ResourceDefinition }) {
  const [page, setPage] = useState(1)
  const { isOutdated, updatedAt } = useRecords(definition, { ...question, page })
  return (
    <>
      <p>{`${isOutdated ? 'the page before' : 'this page'}, ${new Date(updatedAt).toISOString()}`}</p>
      <button type="button" onClick={() => setPage(2)}>
        Next
      </button>
    </>
  )
}

it('a page that stays until the next one is here is as old as it is', async () => {
  const paging = { kind: 'server', sizes: [10], query: 'simple-rest' } as const
  const cut: ResourceDefinition = { ...gadgets, list: { ...gadgets.list, paging } }
  const page = { records: [buildGadget()], total: 31 }
  const api = createFakeApi({}, { 'gadgets.list': () => page })
  renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <DefinedResource definition={cut}>
        <Aged definition={cut} />
      </DefinedResource>
    </ScopeContext>,
    { api },
  )
  await pass(10)
  expect(shown()).toBe('this page, 2026-03-05T12:00:00.000Z')
  await pass(60_000)
  api.answer({}, { 'gadgets.list': () => new Promise(() => {}) })
  await press('Next')
  expect(shown()).toBe('the page before, 2026-03-05T12:00:00.000Z')
})

/** Gadgets whose states are polled every 15 seconds. */
function drawPolled(
  merge: NonNullable<ListDefinition<string>['poll']>['merge'],
  statuses: () => unknown,
  held: (definition: ResourceDefinition) => ReactElement,
) {
  const poll = { call: 'listClusterStatuses', merge } as const
  const definition: ResourceDefinition = { ...gadgets, list: { ...gadgets.list, poll } }
  const api = createFakeApi(
    { listClusterStatuses: statuses as never },
    { 'gadgets.list': () => [buildGadget()] },
  )
  renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <DefinedResource definition={definition}>{held(definition)}</DefinedResource>
    </ScopeContext>,
    { api },
  )
  return api
}

it('a poll that finds the list out of date has it read again, and is told what could not be read', async () => {
  const fault = { id: 'id-rod', name: null, number: 1, isShown: false, values: [] }
  const told: unknown[] = []
  const api = drawPolled(
    (_records, _news, unread) => {
      told.push(unread)
      return { records: [buildGadget()], isListStale: true }
    },
    () => noteRecordFaults([], [fault]),
    (definition) => <Names definition={definition} />,
  )
  await pass(10)
  expect(api.callsOf('gadgets.list')).toHaveLength(1)
  await pass(15_000)
  expect(told).toEqual([new Set(['id-rod'])])
  expect(api.callsOf('gadgets.list')).toHaveLength(2)
})

it('no poll tells of a record that was made here, however many come', async () => {
  const merge = () => ({ records: [buildGadget()], isListStale: false })
  drawPolled(
    merge,
    () => [],
    (definition) => <Counts definition={definition} />,
  )
  await pass(1_000)
  await press('Make')
  await pass(50_000)
  expect(shown()).toBe('2 of 2, 1 awaited, 1 kept')
})
