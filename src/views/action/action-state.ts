import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { AnswerDefinition } from '../../definitions/define-action'
import type { OptimisticUpdate } from '../../definitions/define-behaviour'
import type { ResourceRecord } from '../../definitions/resource-record'
import { createStore } from '../../domain/create-store'
import type { MessageValues } from '../../locales/t'
import type { MadeRecord } from '../records/made-records'

/** A command on a record, or, where `recordId` is null, on none. `startedAt`: milliseconds since the epoch. */
export type StartedCommand = {
  resource: string
  action: string
  recordId: string | null
  startedAt: number
}

/** An answer that is shown: of which resource, what of it, and what its texts say of the record. */
export type Revealed = { resource: string; answer: AnswerDefinition; sent: unknown; names: MessageValues }

export type ActionState = {
  /** Optimistic changes by resource. */
  updates: Readonly<Record<string, readonly OptimisticUpdate[]>>
  /** Records made here that no list has shown yet, by resource. */
  made: Readonly<Record<string, readonly MadeRecord[]>>
  /** Under way. */
  pending: readonly StartedCommand[]
  /** Their outcome is announced when it shows. */
  watches: readonly StartedCommand[]
  /** Records that were deleted here (`goneKey`), and when; no list that is cut into pages tells of them. */
  gone: ReadonlyMap<string, number>
  /** What servers answered and the person has to see, one after the other, until they close each. */
  revealed: readonly Revealed[]
  /** Read out politely; the count tells two equal texts apart. */
  announcement: { text: string; count: number }
}

/**
 * What the commands under way mean for the screen. It lives as long as the query client, so that a command goes on
 * when its page is left, and the list and the cluster's own page show the same.
 */
export class ActionStore {
  private readonly store = createStore<ActionState>({
    updates: {},
    made: {},
    pending: [],
    watches: [],
    gone: new Map(),
    revealed: [],
    announcement: { text: '', count: 0 },
  })

  readonly read = this.store.get
  readonly subscribe = this.store.subscribe

  readonly update = (change: (state: ActionState) => Partial<ActionState>): void =>
    this.store.set({ ...this.read(), ...change(this.read()) })

  /** Changes the optimistic updates of one resource; nothing is redrawn when they stay the same array. */
  readonly changeUpdates = (
    resource: string,
    change: (updates: readonly OptimisticUpdate[]) => readonly OptimisticUpdate[],
  ): void => {
    const before = this.read().updates[resource] ?? noUpdates
    const after = change(before)
    if (after === before || (after.length === 0 && before.length === 0)) return
    this.update(({ updates }) => ({ updates: { ...updates, [resource]: after } }))
  }

  /** Changes the records made here of one resource; nothing is redrawn when they stay as many. */
  readonly changeMade = (
    resource: string,
    change: (made: readonly MadeRecord[]) => readonly MadeRecord[],
  ): void => {
    const before = this.read().made[resource] ?? noneMade
    const after = change(before)
    if (after.length !== before.length) this.update(({ made }) => ({ made: { ...made, [resource]: after } }))
  }

  /** Resolves once none of these optimistic updates waits for the server any longer. */
  readonly settled = (resource: string, isAbout: (update: OptimisticUpdate) => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = () => {
        if (this.read().updates[resource]?.some(isAbout)) return
        stop()
        resolve()
      }
      const stop = this.subscribe(look)
      look()
    })

  /** Shows an answer once those before it are closed: what is shown once is put in the place of none. */
  readonly reveal = (answer: Revealed): void =>
    this.update(({ revealed }) => ({ revealed: [...revealed, answer] }))

  readonly announce = (text: string): void =>
    this.update(({ announcement }) => ({ announcement: { text, count: announcement.count + 1 } }))
}

/** Under which name a deleted record is kept: another resource may have one of the same id. */
export function goneKey(resource: string, id: string): string {
  return `${resource}/${id}`
}

/** The first of these actions that is under way on one of the records; without records, on none. */
export function pendingAction(
  { pending }: ActionState,
  resource: string,
  actions: readonly string[],
  records: readonly ResourceRecord[],
): string | undefined {
  const isAbout = (recordId: string | null) =>
    records.length === 0 ? recordId === null : records.some(({ id }) => id === recordId)
  return actions.find((name) =>
    pending.some(
      (command) => command.resource === resource && command.action === name && isAbout(command.recordId),
    ),
  )
}

const stores = new WeakMap<QueryClient, ActionStore>()

/** The commands of this console. */
export function useActionStore(): ActionStore {
  const client = useQueryClient()
  const store = stores.get(client) ?? new ActionStore()
  stores.set(client, store)
  return store
}

/** A part of the commands' state; the component is redrawn when that part changes. */
export function useActionState<Part>(select: (state: ActionState) => Part): Part {
  const store = useActionStore()
  return useSyncExternalStore(store.subscribe, () => select(store.read()))
}

/** The optimistic changes of a resource; the same array until they change. */
export function useOptimisticUpdates(resource: string): readonly OptimisticUpdate[] {
  return useActionState(({ updates }) => updates[resource] ?? noUpdates)
}

/** The records of a resource made here that no list has shown yet; the same array until they change. */
export function useMadeRecords(resource: string): readonly MadeRecord[] {
  return useActionState(({ made }) => made[resource] ?? noneMade)
}

/**
 * When the person's command on a record began, in milliseconds since the epoch, as long as its effect is awaited;
 * null where no command of this console is under way.
 */
export function useCommandStart(resource: string, recordId: string): number | null {
  return useActionState(({ updates, watches }) => {
    const awaited =
      watches.findLast((watch) => watch.resource === resource && watch.recordId === recordId) ??
      updates[resource]?.findLast((update) => update.recordId === recordId)
    return awaited?.startedAt ?? null
  })
}

/** The answer of a resource that is to be shown now; undefined where there is none. */
export function useRevealed(resource: string): Revealed | undefined {
  return useActionState(({ revealed }) => revealed.find((answer) => answer.resource === resource))
}

const noUpdates: readonly OptimisticUpdate[] = []
const noneMade: readonly MadeRecord[] = []
