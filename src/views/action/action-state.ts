import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { OptimisticUpdate } from '../../definitions/define-behaviour'

/** A command whose outcome is announced when it shows: which record, and what it is waiting for. */
export type Watch = { resource: string; recordId: string; action: string; startedAt: number }

export type ActionState = {
  /** Optimistic changes by resource. */
  updates: Readonly<Record<string, readonly OptimisticUpdate[]>>
  /** Keys of commands under way; see pendingKey. */
  pending: ReadonlySet<string>
  watches: readonly Watch[]
  /** Ids of records that were deleted here; no list that is cut into pages tells of them. */
  gone: ReadonlySet<string>
  /** Read out politely; the count tells two equal texts apart. */
  announcement: { text: string; count: number }
}

const emptyState: ActionState = {
  updates: {},
  pending: new Set(),
  watches: [],
  gone: new Set(),
  announcement: { text: '', count: 0 },
}

/**
 * What the commands under way mean for the screen. It lives as long as the query client, so that a command goes on
 * when its page is left, and the list and the cluster's own page show the same.
 */
export class ActionStore {
  private state = emptyState
  private readonly listeners = new Set<() => void>()

  readonly read = (): ActionState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly update = (change: (state: ActionState) => Partial<ActionState>): void => {
    this.state = { ...this.state, ...change(this.state) }
    for (const listener of this.listeners) listener()
  }

  /** Changes the updates of one resource; nothing is drawn anew when they stay the same array. */
  readonly changeUpdates = (
    resource: string,
    change: (updates: readonly OptimisticUpdate[]) => readonly OptimisticUpdate[],
  ): void => {
    const before = this.state.updates[resource] ?? noUpdates
    const after = change(before)
    if (after === before || (after.length === 0 && before.length === 0)) return
    this.update(({ updates }) => ({ updates: { ...updates, [resource]: after } }))
  }

  readonly addGone = (ids: readonly string[]): void =>
    this.update(({ gone }) => ({ gone: new Set([...gone, ...ids]) }))

  readonly announce = (text: string): void =>
    this.update(({ announcement }) => ({ announcement: { text, count: announcement.count + 1 } }))
}

/** One command on one record. */
export function pendingKey(resource: string, action: string, recordId: string): string {
  return `${resource}/${action}/${recordId}`
}

/** The commands of this console. */
export function useActionStore(): ActionStore {
  return storeOf(useQueryClient())
}

/** A part of the commands' state; the component is drawn anew when that part changes. */
export function useActionState<Part>(select: (state: ActionState) => Part): Part {
  const store = useActionStore()
  return useSyncExternalStore(store.subscribe, () => select(store.read()))
}

/**
 * When the person's command on a record began, in milliseconds since the epoch, as long as its effect is awaited;
 * null where no command of this console is under way.
 */
export function useCommandStart(resource: string, recordId: string): number | null {
  return useActionState(({ updates, watches }) => {
    const held = updates[resource]?.findLast((update) => update.recordId === recordId)
    const awaited = watches.findLast((watch) => watch.resource === resource && watch.recordId === recordId)
    return awaited?.startedAt ?? held?.startedAt ?? null
  })
}

/** No optimistic changes; always the same array. */
export const noUpdates: readonly OptimisticUpdate[] = []

const stores = new WeakMap<QueryClient, ActionStore>()

function storeOf(client: QueryClient): ActionStore {
  const known = stores.get(client)
  if (known) return known
  const store = new ActionStore()
  stores.set(client, store)
  return store
}
