import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { OptimisticUpdate } from '../../definitions/define-behaviour'
import type { ResourceRecord } from '../../definitions/resource-record'
import type { Scope } from '../../definitions/scope'
import { type CachedList, isAbsent } from '../records/cached-records'
import { stateKey } from '../records/list-key'
import { type ActionStore, goneKey, type StartedCommand } from './action-state'

/**
 * What a command shows from when it is sent: its control is busy, and the change it makes stands in the list.
 * @param isDeletion whether its records are gone once it is done
 */
export function beginEffect(
  store: ActionStore,
  definition: ResourceDefinition,
  scope: Scope,
  action: ActionDefinition,
  records: readonly ResourceRecord[],
  isDeletion: boolean,
) {
  const resource = stateKey(definition, scope)
  const ids = records.map(({ id }) => id)
  const startedAt = Date.now()
  const commands = (ids.length > 0 ? ids : [null]).map(
    (recordId): StartedCommand => ({ resource, action: action.name, recordId, startedAt }),
  )
  const { optimistic: change = '' } = action
  const rules = definition.list.optimisticUpdates
  const showsFrom = rules?.changes[change]
  const updates = ids.map((recordId) => ({ recordId, change, startedAt, acceptedAt: null }))

  store.update(({ pending }) => ({ pending: [...pending, ...commands] }))
  if (showsFrom === 'at-once') show(updates)

  /** Shows these in place of what this command has shown so far. */
  function show(next: readonly OptimisticUpdate[]) {
    store.changeUpdates(resource, (all) => [...all.filter((other) => !isOwn(other)), ...next])
  }

  function isOwn(other: OptimisticUpdate): boolean {
    return other.startedAt === startedAt && ids.includes(other.recordId)
  }

  function isOfThese(other: StartedCommand): boolean {
    return other.resource === resource && ids.some((id) => id === other.recordId)
  }

  return {
    /** The list has shown the change since the command was sent, and need not be read for it. */
    isShownAtOnce: showsFrom === 'at-once',
    /** The server took it: the change stands until the list shows it, and an end to come is watched for. */
    accept() {
      const acceptedAt = Date.now()
      if (showsFrom) show(updates.map((update) => ({ ...update, acceptedAt })))
      store.update(({ watches, gone }) => ({
        ...(action.done && {
          watches: [...watches.filter((other) => !isOfThese(other)), ...commands],
        }),
        ...(isDeletion && {
          gone: new Map([...gone, ...ids.map((id) => [goneKey(resource, id), acceptedAt] as const)]),
        }),
      }))
    },
    /** Nothing came of it: the list is as it was. */
    takeBack: () => show([]),
    /** Resolves once the list agrees with the change. */
    agreed: () => store.settled(resource, isOwn),
    /** Whether a list that was read after the command was sent has its effect. */
    isSeenIn(listed: Omit<CachedList, 'total'>): boolean {
      const areGone = () => ids.length > 0 && ids.every((id) => isAbsent(id, listed))
      if (rules && showsFrom)
        return updates.every((update) => rules.isShown(listed.records, update)) && (!isDeletion || areGone())
      // A page of a list says nothing of the records that are not on it.
      return isDeletion && definition.list.paging?.kind !== 'server' && areGone()
    },
    /** Its control may be used again. */
    end: () =>
      store.update(({ pending }) => ({ pending: pending.filter((other) => !commands.includes(other)) })),
  }
}
