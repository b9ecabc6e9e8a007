import { onlineManager } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { NamedCall } from '../../api/call'
import { ApiError, ContractError, NetworkError, SessionEndedError } from '../../api/errors'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import { DefinedResource } from '../../providers/defined-resource'
import { ScopeContext } from '../../providers/scope-context'
import { buildRegion } from '../../testing/choice-builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { buildGadget, type Gadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import type { OperationStore } from '../operations/operation-store'
import { useOperations } from '../operations/use-operations'
import { useRecords } from '../records/use-records'
import { type ActionStore, useActionStore } from './action-state'
import { type Command, useCommand } from './use-command'

const lamp = buildGadget({ name: 'lamp' })
const bolt = buildGadget({ name: 'bolt' })
const action = (method: 'POST' | 'DELETE', parts: Partial<ActionDefinition> = {}): ActionDefinition => ({
  name: 'try',
  requires: 'manage',
  label: { en: 'Try' },
  icon: 'check',
  where: ['row'],
  call: { method, path: '/instances/{instanceId}/gadgets/{recordId}' },
  success: { en: '{{count}} tried: {{name}}' },
  ...parts,
})
const lost = new NetworkError('gadgets.command', 'timeout')
const refused = (statusCode: number) => new ApiError({ message: 'No, says the server', statusCode })
const answering = (answer: unknown) => () => {
  if (answer instanceof Error) throw answer
  return answer
}

/** A list on screen, as somebody gives commands on it; `served` is what each of its readings answers, the last for good. */
async function stage(
  answer: (options: unknown, call: NamedCall) => unknown,
  served: readonly unknown[] = [[lamp, bolt]],
  {
    list = {},
    answers = {},
    calls = {},
  }: {
    list?: Partial<ResourceDefinition['list']>
    answers?: FakeAnswers
    calls?: Partial<ResourceDefinition['calls']>
  } = {},
) {
  const definition: ResourceDefinition = {
    ...gadgets,
    list: { ...gadgets.list, ...list },
    calls: { ...gadgets.calls, ...calls },
  }
  const shown: { command?: Command; store?: ActionStore; operations?: OperationStore } = {}
  function Stage() {
    shown.command = useCommand(definition)
    shown.store = useActionStore()
    shown.operations = useOperations()
    useRecords(definition)
    return null
  }
  const reloadPerson = vi.fn(async () => {})
  const waiting = [...served]
  const api = createFakeApi(answers, {
    'gadgets.list': () => answering(waiting.length > 1 ? waiting.shift() : waiting[0])(),
    'gadgets.command': answer,
  })
  const { notices } = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail({ name: 'sales', id: 'c-1' }) }}>
      <DefinedResource definition={definition}>
        <Stage />
      </DefinedResource>
    </ScopeContext>,
    { api, session: { reloadPerson } },
  )
  await waitFor(() => expect(api.callsOf('gadgets.list')).toHaveLength(1))
  await act(async () => {})
  const give: Command = (...asked) => {
    if (!shown.command) throw new Error('nothing is drawn')
    return shown.command(...asked)
  }
  return {
    api,
    reloadPerson,
    give,
    done: (...asked: Parameters<Command>) => act(() => give(...asked)),
    state: () => {
      if (!shown.store) throw new Error('nothing is drawn')
      return shown.store.read()
    },
    agree: () => shown.store?.changeUpdates('gadgets@c-1', () => []),
    operations: () => {
      if (!shown.operations) throw new Error('nothing is drawn')
      return shown.operations.read()
    },
    reported: () => notices.map(({ type, message }) => `${type}: ${message}`),
    heads: () => notices.map(({ description }) => description),
    reads: () => api.callsOf('gadgets.list').length,
    sent: () => api.callsOf('gadgets.command').map(({ options }) => options),
  }
}

const unconfirmed =
  'We could not confirm whether "Try" reached lamp. The list has been read again; check the state before you try again.'
const unconfirmedUnread =
  'We could not confirm whether "Try" reached lamp, and the list could not be read again. Check the state before you try again.'
const unreadable = new NetworkError('gadgets.list', 'unreachable')
const contract = new ContractError('gadgets.command', ['no message'])

it.each<[string, 'POST' | 'DELETE', Error, readonly Gadget[] | Error, string, number]>([
  ['a deletion of what is gone', 'DELETE', refused(404), [bolt], 'success: 1 tried: lamp', 3],
  [
    'a deletion of what is said to be gone and is still listed',
    'DELETE',
    refused(404),
    [lamp],
    'error: No, says the server',
    3,
  ],
  [
    'a deletion of what is gone, the list being unreadable',
    'DELETE',
    refused(404),
    unreadable,
    'success: 1 tried: lamp',
    3,
  ],
  ['a deletion that is refused', 'DELETE', refused(500), [bolt], 'error: No, says the server', 1],
  ['a deletion whose answer is lost, that shows', 'DELETE', lost, [bolt], 'success: 1 tried: lamp', 3],
  [
    'a deletion whose answer nobody understands, that shows',
    'DELETE',
    contract,
    [bolt],
    'success: 1 tried: lamp',
    3,
  ],
  ['a deletion whose answer is lost, that does not show', 'DELETE', lost, [lamp], `error: ${unconfirmed}`, 2],
  [
    'a deletion whose answer is lost, and the list with it',
    'DELETE',
    lost,
    unreadable,
    `error: ${unconfirmedUnread}`,
    2,
  ],
  ['a command on what is gone', 'POST', refused(404), [bolt], 'error: No, says the server', 2],
  ['a command that meets another', 'POST', refused(409), [lamp], 'error: No, says the server', 2],
  ['a command whose answer is lost', 'POST', lost, [bolt], `error: ${unconfirmed}`, 2],
])('tells what became of %s', async (_what, method, error, after, reported, reads) => {
  const on = await stage(answering(error), [[lamp, bolt], after])
  const outcome = await on.done(action(method), [lamp])
  expect(on.reported()).toEqual([reported])
  await waitFor(() => expect(on.reads()).toBe(reads))
  const kind = reported.startsWith('success')
    ? 'done'
    : reported.includes('confirm')
      ? 'unconfirmed'
      : 'failed'
  expect(outcome.kind).toBe(kind)
  const head = { done: undefined, unconfirmed: 'Not confirmed: Try “lamp”', failed: 'Not done: Try “lamp”' }
  expect(on.heads()).toEqual([head[kind]])
  expect([...on.state().gone.keys()]).toEqual(kind === 'done' ? ['gadgets@c-1/id-lamp'] : [])
})

it('takes a deletion on a path that is assumed for done only where the list says so', async () => {
  const answers = { deleteSubCluster: answering(refused(404)) as () => never }
  const on = await stage(answering(null), [[lamp, bolt], unreadable], { answers })
  expect((await on.done(action('DELETE', { call: 'deleteSubCluster' }), [lamp])).kind).toBe('failed')
  expect(on.reported()).toEqual(['error: No, says the server'])
})

it('reports the outcome, where that shows later, only then', async () => {
  const on = await stage(answering(null))
  vi.useFakeTimers()
  void on.give(action('POST', { successDelayMs: 5_000 }), [lamp])
  await act(() => vi.advanceTimersByTimeAsync(4_900))
  expect([on.sent().length, on.reported()]).toEqual([1, []])
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(on.reported()).toEqual(['success: 1 tried: lamp'])
})

it('does not say of a page of a list that what is not on it is deleted', async () => {
  const paging = { kind: 'server', sizes: [10], query: 'simple-rest' } as const
  const page = { records: [lamp], total: 2 }
  const on = await stage(answering(lost), [page, { records: [], total: 1 }], { list: { paging } })
  await on.done(action('DELETE'), [lamp])
  expect(on.reported()).toEqual([`error: ${unconfirmed}`])
})

it.each([
  ['a command of the list', 'POST', [], unconfirmed.replace('lamp', 'Gadgets')],
  ['a deletion of no record in particular', 'DELETE', [], unconfirmed.replace('lamp', 'Gadgets')],
  [
    'a deletion of several, one of which is still there',
    'DELETE',
    [lamp, bolt],
    unconfirmed.replace('lamp', 'lamp, bolt'),
  ],
] as const)('claims nothing of %s whose answer is lost', async (_what, method, records, said) => {
  const on = await stage(answering(lost), [[lamp, bolt], [bolt]])
  await on.done(action(method), records)
  expect(on.reported()).toEqual([`error: ${said}`])
})

it('keeps in mind all that was deleted here, one after the other', async () => {
  const on = await stage(answering(null))
  await on.done(action('DELETE'), [lamp])
  await on.done(action('DELETE'), [bolt])
  expect([...on.state().gone.keys()]).toEqual(['gadgets@c-1/id-lamp', 'gadgets@c-1/id-bolt'])
})

it('is not done with several that the server does not know all of', async () => {
  const on = await stage(answering(refused(404)), [[lamp, bolt], []])
  expect((await on.done(action('DELETE'), [lamp, bolt])).kind).toBe('failed')
})

it.each([
  ['what the definition says', {}, { message: 'Shiny' }, '1 tried: lamp'],
  ['what the server says, where it is asked', { useServerMessage: true }, { message: 'Shiny' }, 'Shiny'],
  ['its own where the server says nothing', { useServerMessage: true }, { message: ' ' }, '1 tried: lamp'],
  ['its own where the server says no words', { useServerMessage: true }, { message: 7 }, '1 tried: lamp'],
  ['its own where the server answers nothing', { useServerMessage: true }, null, '1 tried: lamp'],
  ['nothing where nobody has words', { success: undefined }, { message: 'Shiny' }, null],
])('tells of success by %s', async (_what, parts, answer, message) => {
  const on = await stage(answering(answer))
  expect(await on.done(action('POST', parts), [lamp])).toEqual({ kind: 'done', message })
  expect(on.reported()).toEqual(message === null ? [] : [`success: ${message}`])
  expect(on.sent()).toEqual([
    { path: { id: 'u-1', name: 'sales', instanceId: 'c-1', recordId: 'id-lamp', recordName: 'lamp' } },
  ])
})

it.each([
  ['beside its record', { message: 'Shiny', data: { message: 'a field' } }, 'Shiny'],
  ['in place of a record', { data: { message: 'Shiny' } }, 'Shiny'],
  ['nowhere', { data: { name: 'lamp' } }, '1 tried: lamp'],
])('finds the words of a server %s', async (_where, sent, message) => {
  const on = await stage((_options, { response }) => response.parse(sent), undefined, {
    calls: { recordAt: 'data' },
  })
  expect(await on.done(action('POST', { useServerMessage: true }), [lamp])).toEqual({ kind: 'done', message })
})

it.each([
  ['all', 'success: 1 tried: lamp', 'error: Try again later', 2],
  ['success', 'success: 1 tried: lamp', null, 2],
  ['nothing', null, null, 1],
] as const)(
  'asked to notify of %s, does so, and has the list read again where it does',
  async (notify, success, failure, reads) => {
    const on = await stage(answering(null))
    await on.done(action('POST'), [lamp], notify)
    expect(on.reported()).toEqual(success === null ? [] : [success])
    await waitFor(() => expect(on.reads()).toBe(reads))

    const failing = await stage(answering(refused(500)))
    await failing.done(action('POST', { failure: { en: 'Try again later' } }), [lamp], notify)
    expect(failing.reported()).toEqual(failure === null ? [] : [failure])
  },
)

it('says nothing of a command that the end of the session ended', async () => {
  const on = await stage(answering(new SessionEndedError()))
  expect((await on.done(action('POST'), [lamp])).kind).toBe('failed')
  expect(on.reported()).toEqual([])
})

it('sends what the action always sends, or what it makes of its records once all it reads is there', async () => {
  const on = await stage(answering(null), [[lamp, bolt]], { answers: { listRegions: () => [buildRegion()] } })
  await on.done(action('POST', { sends: { isActive: false } }), [lamp])
  const request: ActionDefinition['request'] = (records, { read }) => ({
    body: { of: records.map(({ id }) => id), known: read('listRegions', {}).length },
    query: { now: '1' },
  })
  await on.done(action('POST', { request }), [lamp, bolt])
  expect(on.sent()).toMatchObject([
    { body: { isActive: false } },
    { body: { of: ['id-lamp', 'id-bolt'], known: 1 }, query: { now: '1' } },
  ])
  expect(on.sent()[1]?.path).toEqual({ id: 'u-1', name: 'sales', instanceId: 'c-1' })
})

it('fails, sending nothing, where its request cannot be made', async () => {
  const on = await stage(answering(null), [[lamp]], {
    answers: { listRegions: () => Promise.reject(refused(500)) },
  })
  const request: ActionDefinition['request'] = (_, { read }) => ({
    body: read('listRegions', {}),
  })
  await on.done(action('POST', { request }), [lamp])
  expect(on.reported()).toEqual(['error: No, says the server'])
  expect(on.sent()).toEqual([])
})

it('has failed where its answer says so, which is reported once the list is read again', async () => {
  const on = await stage(answering({ url: null }), [[lamp, bolt]], { list: optimistic(() => false) })
  const answer = (said: unknown) => (Reflect.get(Object(said), 'url') === null ? 'It has no address' : null)
  const outcome = await on.done(action('POST', { answer, optimistic: 'shine' }), [lamp])
  expect(outcome).toEqual({ kind: 'failed', error: null, sentence: 'It has no address' })
  expect(on.reported()).toEqual(['error: It has no address'])
  // What showed of it at once is taken back.
  expect(on.state().updates['gadgets@c-1']).toEqual([])
  await waitFor(() => expect(on.reads()).toBe(2))
  await waitFor(() => expect(on.state().pending).toEqual([]))
})

it.each([
  [true, 1],
  [undefined, 0],
])(
  'where it reloads the person: %s, does so %i times, and is done even if that fails',
  async (reloadsPerson, times) => {
    const on = await stage(answering(null))
    on.reloadPerson.mockRejectedValue(new Error('no person'))
    expect((await on.done(action('POST', { reloadsPerson }), [lamp])).kind).toBe('done')
    expect(on.reloadPerson).toHaveBeenCalledTimes(times)
  },
)

it('leaves its control busy until the list is read again, then frees it', async () => {
  let read = (_: readonly Gadget[]) => {}
  const slow = new Promise<readonly Gadget[]>((resolve) => (read = resolve))
  const on = await stage(answering(null), [[lamp, bolt], slow])
  await on.done(action('POST'), [lamp])
  expect(
    on.state().pending.map(({ action: name, recordId, resource }) => [name, recordId, resource]),
  ).toEqual([['try', 'id-lamp', 'gadgets@c-1']])
  await act(async () => read([lamp, bolt]))
  await waitFor(() => expect(on.state().pending).toEqual([]))
})

it('is announced as it begins, and watched until what it is to do has come true', async () => {
  const done = { reader: { read: () => 'off' }, value: 'on', text: { en: '{{name}} is on' } }
  const on = await stage(answering(null))
  await on.done(action('POST', { progress: { en: 'Turning on {{name}}' }, done }), [lamp])
  await on.done(action('POST', { name: 'again', done }), [lamp])
  await on.done(action('POST', { name: 'plain' }), [bolt])
  expect(on.state().announcement).toEqual({ text: 'Turning on lamp', count: 1 })
  expect(on.state().watches.map(({ action: name, recordId }) => [name, recordId])).toEqual([
    ['again', 'id-lamp'],
  ])
})

it('says fields of its record as it begins, once it is done, with its answer, and where it fails', async () => {
  let isRefused = false
  const on = await stage(() => answering(isRefused ? refused(409) : { secret: 's3' })())
  const record = { ...lamp, note: 'brass', weight: 3, madeAt: '2026-03-01T12:00:00Z' }
  // Each text says a field that no other one says: each has to be looked through.
  const words = action('POST', {
    ...{ progress: { en: 'Rubbing {{note}}' }, success: { en: '{{weight}} shine' } },
    answer: { show: ['secret'], title: { en: 'Made {{madeAt}}' }, text: { en: 'Active: {{isActive}}' } },
    failure: { en: '{{weight}} stay dull' },
  })
  await on.done(words, [record])
  expect(on.state().announcement.text).toBe('Rubbing brass')
  expect(on.state().revealed[0]?.names).toMatchObject({ madeAt: '01 Mar 2026', isActive: 'Yes' })
  isRefused = true
  await on.done(words, [record])
  expect(on.reported()).toEqual(['success: 3 kg shine', 'error: 3 kg stay dull'])
})

const optimistic = (isShown: (recordId: string) => boolean): Partial<ResourceDefinition['list']> => ({
  optimisticUpdates: {
    changes: { shine: 'at-once', dim: 'at-once' },
    show: (records) => records,
    settle: (_, updates) => updates,
    isShown: (_, { recordId }) => isShown(recordId),
  },
})

it('is confirmed after a lost answer only where the list shows its effect on every record', async () => {
  const on = await stage(answering(lost), [[lamp, bolt]], { list: optimistic((id) => id === 'id-lamp') })
  const shine = action('POST', { optimistic: 'shine' })
  expect((await on.done(shine, [lamp, bolt])).kind).toBe('unconfirmed')
  expect((await on.done(shine, [lamp])).kind).toBe('done')
})

it('takes back its own change where it is refused, and no other', async () => {
  const on = await stage(
    () => {
      if (on.state().pending.length > 1) throw refused(500)
      return new Promise(() => {})
    },
    [[lamp, bolt]],
    { list: optimistic(() => false) },
  )
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
  void on.give(action('POST', { optimistic: 'shine' }), [lamp])
  await waitFor(() => expect(on.sent()).toHaveLength(1))
  vi.setSystemTime(2_000)
  await on.done(action('POST', { name: 'other', optimistic: 'dim' }), [lamp])
  expect(on.state().updates['gadgets@c-1']?.map(({ change }) => change)).toEqual(['shine'])
})

it('whose change shows at once has no list read for it, and stays busy until the list agrees', async () => {
  const on = await stage(answering(null), [[lamp, bolt]], { list: optimistic(() => false) })
  await on.done(action('POST', { optimistic: 'shine' }), [lamp])
  expect(on.reported()).toEqual(['success: 1 tried: lamp'])
  expect([on.reads(), on.state().pending.length]).toEqual([1, 1])
  act(() => on.agree())
  await waitFor(() => expect(on.state().pending).toEqual([]))
  expect(on.reads()).toBe(1)
})

it('claims no reading of the list while the browser is offline', async () => {
  const on = await stage(answering(lost))
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  await on.done(action('POST'), [lamp])
  expect(on.reported()).toEqual([`error: ${unconfirmedUnread}`])
})

it.each([
  ['export', answering({ message: 'Shiny' }), { state: 'done', words: 'Shiny' }],
  ['export', answering(refused(500)), { state: 'failed', words: 'No, says the server' }],
  ['export', answering(lost), { state: 'unknown', words: unconfirmed }],
] as const)('what takes long stands in the tray until it is over: %s', async (operation, answer, outcome) => {
  const on = await stage(answer)
  await on.done(action('POST', { operation, useServerMessage: true }), [lamp])
  expect(on.operations().map(({ kind, name }) => [kind, name])).toEqual([['export', 'lamp']])
  expect(on.operations()[0]?.outcome).toMatchObject(outcome)
})

it('what is watched goes on in the tray after the server took it, and is there once while it is under way', async () => {
  let answer = (_: unknown) => {}
  const on = await stage(() => new Promise((resolve) => (answer = resolve)))
  const connect = action('POST', { operation: 'connect' })
  const first = on.give(connect, [lamp])
  await on.done(connect, [lamp])
  expect(on.operations()).toHaveLength(1)
  await waitFor(() => expect(on.sent()).toHaveLength(1))
  await act(async () => answer(null))
  await act(() => first)
  expect(on.operations().map(({ kind, outcome }) => [kind, outcome])).toEqual([['connect', null]])
})

it('is given once while it is under way, and not beside one it cannot bear', async () => {
  let answer = (_: unknown) => {}
  const on = await stage(() => new Promise((resolve) => (answer = resolve)))
  const busy = { kind: 'busy', sentence: 'This is still under way.' }
  const other = action('POST', { name: 'other', conflictsWith: ['try'] })
  const first = on.give(action('POST'), [lamp])
  expect(await on.done(action('POST'), [lamp])).toEqual(busy)
  expect(await on.done(other, [lamp])).toEqual(busy)
  expect(on.reported()).toEqual([])
  void on.give(action('POST'), [bolt])
  void on.give(action('POST', { name: 'third' }), [lamp])
  await waitFor(() => expect(on.sent()).toHaveLength(3))
  await act(async () => answer(null))
  void first
})
