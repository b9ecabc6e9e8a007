import { createStore } from '../../domain/create-store'
import type { Operation, OperationKind, OutcomeState } from '../../domain/operation'
import { forgetTexts, keepText, keptText } from '../../ui/kept-text'

export const operationsPrefix = 'basalt.operations:'

/** What is said of something long when it starts; `place` is the address where it is seen. */
export type StartedOperation = {
  kind: OperationKind
  name: string
  place: string
  clusterId?: string | null
  version?: string
  apps?: NonNullable<Operation['apps']>
  tenant?: string
  before?: string
}

/** How often somebody has logged out here: a store keeps nothing after that. */
let erasures = 0

/** Ends an operation in its own words, or in the server's; `exportId` is of the file that an export made. */
export type EndOperation = (state: OutcomeState, words?: string | null, exportId?: string | null) => void

/**
 * Everything long that this person started in this tab. It outlives navigation, as a query client does, and a reload:
 * names and times are kept in the tab until the person logs out.
 */
export class OperationStore {
  private readonly era = erasures
  private readonly store = createStore<readonly Operation[]>([])
  private isRestored = false

  constructor(readonly personId: string) {}

  readonly read = this.store.get
  readonly subscribe = this.store.subscribe

  /** Whether this tab has something to show. */
  readonly hasAny = (): boolean => this.read().length > 0 || (!this.isRestored && this.kept() !== null)

  readonly start = ({ clusterId = null, ...started }: StartedOperation): EndOperation => {
    const id = crypto.randomUUID()
    this.set([...this.read(), { ...started, id, clusterId, startedAt: Date.now(), outcome: null }])
    return (state, words = null, exportId = null) => this.end(id, state, words, exportId)
  }

  /** How it ended; an end that was said already stays. */
  readonly end = (
    id: string,
    state: OutcomeState,
    words: string | null,
    exportId: string | null = null,
  ): void => {
    const end = { outcome: { state, words, at: Date.now() }, ...(exportId !== null && { exportId }) }
    this.set(
      this.read().map((each) => (each.id === id && each.outcome === null ? { ...each, ...end } : each)),
    )
  }

  /** Leaves out what a person has seen. */
  readonly dismiss = (isMeant: (operation: Operation) => boolean): void =>
    this.set(this.read().filter((each) => !isMeant(each)))

  /** What this tab kept before it was loaded again, as text; null where it was asked for already. */
  readonly kept = (): string | null =>
    this.isRestored ? null : keptText(operationsPrefix + this.personId, 'tab')

  /** Takes in what was kept. From then on every change is kept. */
  readonly restore = (before: readonly Operation[]): void => {
    if (this.isRestored) return
    this.isRestored = true
    this.set([...before, ...this.read()])
  }

  private set(next: readonly Operation[]): void {
    // Before what was kept is taken in, it would be written over; an answer may come after the log-out.
    if (this.isRestored && this.era === erasures)
      keepText(operationsPrefix + this.personId, next.length === 0 ? null : JSON.stringify(next), 'tab')
    this.store.set(next)
  }
}

/** Forgets the operations of everybody in this tab; called on log-out. */
export function eraseOperations(): void {
  erasures += 1
  forgetTexts(operationsPrefix, 'tab')
}
