import { expect, it, vi } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import { userScope } from '../../providers/scope-context'
import { clusters } from '../../resources/user/clusters/definition'
import { buildCluster } from '../../testing/builders'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { ActionStore } from './action-state'
import { beginEffect } from './command-effect'

/** An action of the clusters that changes nothing in the list before the server says so. */
const plain: ActionDefinition = {
  ...{ name: 'recount', label: { en: 'Recount' }, icon: 'retry' },
  ...{ requires: 'view', where: [] },
}
const listed = (...names: readonly string[]) => ({
  records: names.map((name) => ({ ...buildCluster({ name }), id: name })),
  faults: [],
  isCurrent: true,
  requestedAt: 1,
})

it('a command on no record is under way until it ends, and its control as long busy', () => {
  const store = new ActionStore()
  const effect = beginEffect(store, clusters, userScope, plain, [], false)
  expect(store.read().pending).toMatchObject([{ action: 'recount', recordId: null }])
  effect.accept()
  expect(store.read().pending).toHaveLength(1)
  effect.end()
  expect(store.read().pending).toEqual([])
})

it('the end of a record that no change stands for is seen once the list is without it', () => {
  const { records } = listed('demo')
  const effect = beginEffect(new ActionStore(), clusters, userScope, plain, records, true)
  expect(effect.isSeenIn(listed('demo', 'other'))).toBe(false)
  expect(effect.isSeenIn(listed('other'))).toBe(true)
})

it('the end of a cluster is not seen where it may be the one that could not be read', () => {
  const remove = clusters.actions.find(({ name }) => name === 'delete')
  if (!remove) throw new Error('Clusters cannot be deleted')
  const { records } = listed('demo')
  const effect = beginEffect(new ActionStore(), clusters, userScope, remove, records, true)
  const unread = (id: string | null) => ({ number: 1, id, name: null, isShown: false, values: [] })
  const seen = [[], [unread('demo')], [unread(null)], [unread('other')]].map((faults) =>
    effect.isSeenIn({ ...listed('test'), faults }),
  )
  expect(seen).toEqual([true, false, false, true])
})

it('the end of several records is seen once the list is without each; of none, or on a page, it never is', () => {
  const { records } = listed('demo', 'test')
  const begin = (definition: ResourceDefinition, about = records, isDeletion = true) =>
    beginEffect(new ActionStore(), definition, userScope, plain, about, isDeletion)
  const effect = begin(clusters)
  const lists = [listed('demo', 'test'), listed('test'), listed('other')]
  expect(lists.map((list) => effect.isSeenIn(list))).toEqual([false, false, true])
  const paging = { kind: 'server', sizes: [10], query: 'simple-rest' } as const
  const unseen = [
    begin(clusters, records, false),
    begin(clusters, []),
    begin({ ...clusters, list: { ...clusters.list, paging } }),
  ]
  expect(unseen.map((each) => each.isSeenIn(listed('other')))).toEqual([false, false, false])
})

const lamps: ResourceDefinition = {
  ...gadgets,
  scope: 'user',
  list: {
    ...gadgets.list,
    optimisticUpdates: {
      changes: { shine: 'at-once', dim: 'when-accepted' },
      show: (records) => records,
      settle: (_, updates) => updates,
      isShown: () => false,
    },
  },
}
const [lamp, bolt] = [buildGadget({ name: 'lamp' }), buildGadget({ name: 'bolt' })]
const changing = (optimistic: string): ActionDefinition => ({ ...plain, optimistic })

it.each([
  ['at once', 'shine', true],
  ['once the server took it', 'dim', false],
])(
  'a change that shows %s stands in the list from then on, until nothing comes of it',
  (_when, change, isAtOnce) => {
    vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
    const store = new ActionStore()
    const shown = () => store.read().updates.gadgets ?? []
    const effect = beginEffect(store, lamps, userScope, changing(change), [lamp, bolt], false)
    const begun = ['id-lamp', 'id-bolt'].map((recordId) => ({
      recordId,
      change,
      startedAt: 1_000,
      acceptedAt: null,
    }))
    expect([effect.isShownAtOnce, shown()]).toEqual([isAtOnce, isAtOnce ? begun : []])
    vi.setSystemTime(5_000)
    effect.accept()
    // In place of what was shown so far, and not beside it.
    expect(shown()).toEqual(begun.map((update) => ({ ...update, acceptedAt: 5_000 })))
    effect.takeBack()
    expect(shown()).toEqual([])
  },
)

it('a change of several records is seen once the list shows it of each', () => {
  const { optimisticUpdates } = lamps.list
  if (!optimisticUpdates) throw new Error('Lamps show no change')
  const rules = {
    ...optimisticUpdates,
    isShown: (records: readonly { id: string }[], { recordId }: { recordId: string }) =>
      records.some(({ id }) => id === recordId),
  }
  const known = { ...lamps, list: { ...lamps.list, optimisticUpdates: rules } }
  const effect = beginEffect(new ActionStore(), known, userScope, changing('shine'), [lamp, bolt], false)
  const isSeen = (...records: (typeof lamp)[]) => effect.isSeenIn({ ...listed(), records })
  expect([isSeen(), isSeen(bolt), isSeen(lamp, bolt)]).toEqual([false, false, true])
})

it('of what comes to nothing no other change is taken back, of the same record or begun at the same time', () => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
  const store = new ActionStore()
  const begin = (...records: (typeof lamp)[]) =>
    beginEffect(store, lamps, userScope, changing('shine'), records, false)
  begin(lamp)
  vi.setSystemTime(2_000)
  begin(bolt)
  begin(lamp).takeBack()
  const shown = store.read().updates.gadgets?.map(({ recordId, startedAt }) => [recordId, startedAt])
  expect(shown).toEqual([
    ['id-lamp', 1_000],
    ['id-bolt', 2_000],
  ])
})

it('a command of which no change is known shows none, and its end frees no other', () => {
  const store = new ActionStore()
  const effect = beginEffect(store, lamps, userScope, changing('polish'), [lamp], false)
  beginEffect(store, lamps, userScope, changing('polish'), [bolt], false)
  effect.accept()
  expect([effect.isShownAtOnce, store.read().updates, [...store.read().gone.keys()]]).toEqual([false, {}, []])
  effect.end()
  expect(store.read().pending.map(({ recordId }) => recordId)).toEqual(['id-bolt'])
})

it('what is awaited of a record gives way to what is done to it later, and not what is awaited of another resource', () => {
  const store = new ActionStore()
  const watch = (resource: string) => ({ resource, action: 'polish', recordId: 'id-lamp', startedAt: 1 })
  store.update(() => ({ watches: [watch('gadgets'), watch('clusters')] }))
  const done = { reader: { read: () => 'on' }, value: 'on', text: { en: '{{name}} is on' } }
  beginEffect(store, lamps, userScope, { ...plain, done }, [lamp, bolt], false).accept()
  const { watches } = store.read()
  expect(watches.map(({ resource, action, recordId }) => [resource, action, recordId])).toEqual([
    ['clusters', 'polish', 'id-lamp'],
    ['gadgets', 'recount', 'id-lamp'],
    ['gadgets', 'recount', 'id-bolt'],
  ])
})
