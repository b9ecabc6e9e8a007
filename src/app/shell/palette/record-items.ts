import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Verdict } from '../../../access/explain'
import type { ResourceDefinition } from '../../../definitions/define'
import type { ResourceRecord } from '../../../definitions/resource-record'
import type { Scope } from '../../../definitions/scope'
import { isKnownBefore } from '../../../domain/cluster-intent'
import { t } from '../../../locales/t'
import { useAllDefinitions } from '../../../providers/definitions-context'
import { userScope } from '../../../providers/scope-context'
import { useSession } from '../../../providers/session-context'
import { type ActionStore, goneKey, useActionStore } from '../../../views/action/action-state'
import { nameOf } from '../../../views/action/names-of'
import type { ActionContext } from '../../../views/action/use-action-context'
import { listVerdict, type VerdictQuestion, verdictOn } from '../../../views/action/verdict-on'
import { cachedRecords, readAnswer } from '../../../views/records/cached-records'
import { listKey, stateKey } from '../../../views/records/list-key'
import { addressOfRecord } from '../../../views/reference/address-of-record'
import { actionItemsOf } from './action-items'
import { type PaletteItem, refusalOf } from './palette-item'

/** Who asks, and where what was read is kept. */
export type RecordSource = Pick<ActionContext, 'person' | 'productKey' | 'environment'> & {
  client: QueryClient
  store: ActionStore
  /** Resources whose definition is wrong: their place shows that, and no record. */
  faults: ReadonlyMap<string, unknown>
}

export function useRecordSource(): RecordSource {
  const { person, productKey, environment } = useSession()
  const { faults } = useAllDefinitions()
  const client = useQueryClient()
  const store = useActionStore()
  return useMemo(
    () => ({ person, productKey, environment, client, store, faults }),
    [person, productKey, environment, client, store, faults],
  )
}

/** Records of a person's own resources with their actions; clusters, which no list leads to, are entries of their own. */
export function useRecordItems(isTyped: boolean): readonly PaletteItem[] {
  const { definitions } = useAllDefinitions()
  const source = useRecordSource()
  return useMemo(() => {
    const own = definitions.filter(({ scope }) => scope === 'user')
    return isTyped ? own.flatMap((definition) => recordItemsOf(definition, userScope, source)) : []
  }, [isTyped, definitions, source])
}

/**
 * What may be done to the list of a resource, and its records that were read here, each as the way to where it is shown
 * and with what may be done to it: no request is made for them. Nothing for who may not see the list.
 */
export function recordItemsOf(
  definition: ResourceDefinition,
  scope: Scope,
  { client, store, faults, ...who }: RecordSource,
): PaletteItem[] {
  if (faults.has(definition.name)) return []
  const listed = cachedRecords(client, definition, scope).records
  const question: VerdictQuestion = {
    ...who,
    scope,
    list: () => listed,
    // One that no list has shown is not among them.
    isAwaited: () => false,
  }
  const listing = listVerdict(definition, question)
  if (!listing.isAllowed) return []
  const one = t(definition.label.one)
  const ofRecords = readRecords(client, definition, scope, store).flatMap((record): PaletteItem[] => {
    const opening = openingVerdict(definition, record, question) ?? listing
    const to = addressOrNull(definition, record, scope)
    if (to === null || opening.isHidden) return []
    return [
      {
        id: `record:${definition.name}:${record.id}`,
        group: 'records',
        label: nameOf(definition, record),
        also: `${one} ${t(definition.label.many)}`,
        note: one,
        icon: 'details',
        reason: refusalOf(opening),
        does: { kind: 'go', to },
      },
      ...actionItemsOf(definition, record, question, store),
    ]
  })
  return [...actionItemsOf(definition, undefined, question, store), ...ofRecords]
}

/**
 * Each once, as the newest of its readings has it: a list may have been read page by page. What was deleted here is left
 * out until a list shows it that was asked for later.
 */
function readRecords(
  client: QueryClient,
  definition: ResourceDefinition,
  scope: Scope,
  store: ActionStore,
): readonly ResourceRecord[] {
  const { gone } = store.read()
  const resource = stateKey(definition, scope)
  const records = new Map<string, ResourceRecord>()
  const readings = client.getQueryCache().findAll({ queryKey: listKey(definition, scope) })
  readings.sort((left, right) => right.state.dataUpdatedAt - left.state.dataUpdatedAt)
  for (const { state } of readings) {
    const { data = [], requestedAt = 0, listAskedAt = requestedAt } = readAnswer(state.data) ?? {}
    for (const record of data) {
      const goneAt = gone.get(goneKey(resource, record.id)) ?? 0
      const isGone = isKnownBefore(listAskedAt, goneAt, Date.now())
      if (!isGone && !records.has(record.id)) records.set(record.id, record)
    }
  }
  return [...records.values()]
}

/** What is asked before its dialog opens; null where the way to it asks no more than the list. */
function openingVerdict(
  definition: ResourceDefinition,
  record: ResourceRecord,
  question: VerdictQuestion,
): Verdict | null {
  if (!definition.detail || definition.detail.page) return null
  const action = definition.actions.find(({ opens }) => opens === 'detail')
  return action ? verdictOn(definition, action, record, question) : null
}

/** A server may name a record by what no address can hold. */
function addressOrNull(definition: ResourceDefinition, record: ResourceRecord, scope: Scope): string | null {
  try {
    return addressOfRecord(definition, record, scope)
  } catch {
    return null
  }
}
