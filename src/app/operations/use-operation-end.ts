import { useEffect } from 'react'
import { isKnownBefore } from '../../domain/cluster-intent'
import type { Operation, OutcomeState } from '../../domain/operation'
import type { OperationEnd } from '../../views/operations/operation-words'
import { endOfLostTrack } from './lost-track'

export type WatcherProps = {
  /** Those of its kind that are under way. */
  operations: readonly Operation[]
  onEnd: (id: string, state: OutcomeState, words: string | null) => void
}

/** One operation under way, and what ends it. */
export type WatchedOperation = { operation: Operation } & Pick<WatcherProps, 'onEnd'>

type Reading<Answer> = {
  data: Answer | undefined
  dataUpdatedAt: number
  error: unknown
  errorUpdatedAt: number
}

/**
 * Ends an operation by what was read of it since it began: what was read before says nothing of it.
 * @param endOf by the answer and when it was read, in milliseconds since the epoch; the same function at each drawing
 */
export function useOperationEnd<Answer>(
  { operation, onEnd }: WatchedOperation,
  { data, dataUpdatedAt, error, errorUpdatedAt }: Reading<Answer>,
  endOf: (operation: Operation, answer: Answer, readAt: number) => OperationEnd | null,
): void {
  useEffect(() => {
    const isRead = data !== undefined && !isOlder(dataUpdatedAt, operation)
    const end =
      endOfLostTrack({ error, errorUpdatedAt }, operation) ??
      (isRead ? endOf(operation, data, dataUpdatedAt) : null)
    if (end) onEnd(operation.id, end.state, end.words)
  }, [data, dataUpdatedAt, error, errorUpdatedAt, operation, onEnd, endOf])
}

/** Whether what was read, or asked for, then says nothing of an operation, which began later. */
export function isOlder(readAt: number, { startedAt }: Pick<Operation, 'startedAt'>): boolean {
  return readAt === 0 || readAt === startedAt || isKnownBefore(readAt, startedAt, Date.now())
}
