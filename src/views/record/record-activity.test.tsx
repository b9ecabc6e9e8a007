import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { NamedCallOptions } from '../../api/api-client'
import { ApiError } from '../../api/errors'
import { ScopeContext } from '../../providers/scope-context'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi } from '../../testing/fake-api'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { testsInZone } from '../../testing/tests-in-zone'
import { RecordActivity } from './record-activity'

testsInZone('America/St_Johns')

const call = { method: 'GET', path: '/instances/{instanceId}/gadgets/{recordId}/activity' } as const
const definition = {
  ...gadgets,
  detail: {
    title: { en: 'Gadget' },
    sections: [],
    activity: { call, when: 'at', who: 'by', what: 'did' },
  },
}

function renderActivity(entries: readonly unknown[] | (() => readonly unknown[])) {
  renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <RecordActivity definition={definition} record={buildGadget()} />
    </ScopeContext>,
    {
      api: createFakeApi({}, { 'gadgets.activity': typeof entries === 'function' ? entries : () => entries }),
    },
  )
}

const shown = () => screen.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)

it('shows twenty entries at once, and twenty older ones at each press', async () => {
  renderActivity(Array.from({ length: 41 }, (_, index) => ({ did: `Step ${index + 1}` })))
  const more = await screen.findByRole('button', { name: 'Show older entries' })
  expect(shown()).toHaveLength(20)
  fireEvent.click(more)
  expect(shown()).toHaveLength(40)
  fireEvent.click(more)
  expect(shown().at(-1)).toBe('Step 41')
  expect(document.activeElement?.textContent).toMatch(/^Step 41/)
  expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull()
})

it('offers no older entries where all are shown', async () => {
  renderActivity(Array.from({ length: 20 }, (_, index) => ({ did: `Step ${index + 1}` })))
  await screen.findByText('Step 20')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText('Nothing has been recorded yet.')).toBeNull()
})

it('finds the entries in the whole answer, where that of a command is looked for within it', async () => {
  const activity = { ...definition.detail.activity, recordsAt: 'data.entries' }
  const within = {
    ...definition,
    calls: { ...gadgets.calls, recordAt: 'data' },
    detail: { ...definition.detail, activity },
  }
  renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <RecordActivity definition={within} record={buildGadget()} />
    </ScopeContext>,
    {
      api: createFakeApi(
        {},
        {
          'gadgets.activity': (_options, { response }) =>
            response.parse({ data: { entries: [{ did: 'Polished' }] } }),
        },
      ),
    },
  )
  expect(await screen.findByText('Polished')).toBeDefined()
})

it('says that nothing was done, and draws no empty list', async () => {
  renderActivity([])
  expect(await screen.findByText('Nothing has been recorded yet.')).toBeDefined()
  expect(screen.queryByRole('list')).toBeNull()
})

it('says when in the zone of the browser', async () => {
  renderActivity([{ did: 'Polished', at: '2026-03-05T02:00:00Z' }])
  const time = (await screen.findByText('Polished')).parentElement?.querySelector('time')
  expect(time?.dateTime).toBe('2026-03-05T02:00:00.000Z')
  expect(time?.textContent).toBe('04 Mar 2026, 22:30 (America/St_Johns)')
})

it('names who did it where that is told, and says where nobody knows when; these stand last', async () => {
  renderActivity([
    { did: 'Long ago', by: 7, at: null },
    { did: 'Polished', at: '2026-03-05T09:30:00Z' },
    { did: 'Made', at: '2026-03-04T09:30:00Z', by: null },
    { at: '2026-03-03T09:30:00Z', by: 'Olive' },
  ])
  await screen.findByText('Polished')
  expect(shown()).toEqual(['Polished', 'Made', '', 'Long ago'])
  const said = screen.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent)
  expect(said[3]).toBe('7 · time not known')
  expect(said[2]).toMatch(/^Olive · /)
  expect(said[0]).not.toContain('·')
})

it('is that of its record, wherever in the answer it stands', async () => {
  const activity = { ...definition.detail.activity, recordsAt: 'items' }
  const detail = { ...definition.detail, activity }
  const answer = ({ path }: NamedCallOptions) => ({ items: [{ did: `Seen: ${path?.recordId}` }] })
  renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      {['lamp', 'bolt'].map((name) => (
        <RecordActivity key={name} definition={{ ...definition, detail }} record={buildGadget({ name })} />
      ))}
    </ScopeContext>,
    { api: createFakeApi({}, { 'gadgets.activity': answer }) },
  )
  await screen.findByText('Seen: id-bolt')
  expect(shown()).toEqual(['Seen: id-lamp', 'Seen: id-bolt'])
})

it('no longer says that it is loading once it could not be loaded, and can be asked again', async () => {
  let isAsleep = true
  renderActivity(() => {
    if (isAsleep) throw new ApiError({ message: 'Asleep', statusCode: 503 })
    return [{ did: 'Woken' }]
  })
  expect(screen.getByText('Loading what was done…')).toBeDefined()
  expect(await screen.findByText('What was done could not be loaded. Asleep')).toBeDefined()
  expect(screen.queryByText('Loading what was done…')).toBeNull()
  isAsleep = false
  const retry = screen.getByRole('button', { name: 'Try again' })
  retry.focus()
  fireEvent.click(retry)
  expect(await screen.findByText('Woken')).toBeDefined()
  // The button is gone; Tab goes on from here.
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Activity' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows nothing of what no definition tells', () => {
  renderWithProviders(<RecordActivity definition={gadgets} record={buildGadget()} />)
  expect(screen.queryByRole('region')).toBeNull()
})

it('is asked for no longer where its record is left, and an answer without a list is none', async () => {
  const api = createFakeApi({}, { 'gadgets.activity': () => new Promise(() => {}) })
  const drawn = (
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail({ id: 'c-7', name: 'my sales' }) }}>
      <RecordActivity definition={definition} record={buildGadget()} />
    </ScopeContext>
  )
  const { unmount } = renderWithProviders(drawn, { api })
  await waitFor(() => expect(api.callsOf('gadgets.activity')).toHaveLength(1))
  const { path, signal } = api.callsOf('gadgets.activity')[0]?.options ?? {}
  expect(path).toEqual({
    id: 'u-1',
    name: 'my sales',
    instanceId: 'c-7',
    recordId: 'id-lamp',
    recordName: 'lamp',
  })
  unmount()
  expect(signal?.aborted).toBe(true)
  renderWithProviders(drawn, { api: createFakeApi({}, { 'gadgets.activity': () => ({ entries: [] }) }) })
  expect(await screen.findByText(/^What was done could not be loaded\. /)).toBeDefined()
  expect(screen.queryByText('Nothing has been recorded yet.')).toBeNull()
})
