import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { type FormRecord, type FormValue, isMaking } from '../../definitions/form-values'
import type { ResourceRecord } from '../../definitions/resource-record'
import type { Scope } from '../../definitions/scope'
import { cachedRecords, isAbsent } from '../records/cached-records'
import { listKey, recordKey } from '../records/list-key'
import { isMissingRecord, recordIn } from '../records/record-answer'
import { isOfRecordPart } from '../records/record-part'
import { hasSameValue, recordValues } from './record-values'
import type { ResourceForm } from './use-resource-form'

export type EditConflict = ReturnType<typeof useEditConflict>

/**
 * Watches the record behind an edit form: what somebody else changed meanwhile is shown for the person to decide, and
 * nothing is sent over it unseen.
 */
export function useEditConflict(
  definition: ResourceDefinition,
  { form, engine, values, judged }: ResourceForm,
) {
  const { plan, context } = engine
  const { current, readAgain } = useCurrentRecord(definition, context)
  /** The record's values as the person has seen and judged them: of what a draft brings back, as they were then. */
  const [seen, setSeen] = useState<FormRecord>(() => recordValues(plan, context))
  const [isSettled, setSettled] = useState(false)

  // What another is made of may change: only that it is gone is said.
  const isFixed = isMaking(context.mode) || current === 'gone'
  const newer = isFixed || current === null ? null : valuesOf(current)
  const known = isFixed ? null : knownOf(current)
  const changes = known === null ? [] : changesOf(valuesOf(known))

  // What the person cannot change simply follows the record.
  const followed = JSON.stringify(plan.locked.map((field) => newer?.[field] ?? null))
  const isFollowing = newer !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: followed stands for the values of the new record
  useEffect(() => {
    if (newer) for (const field of plan.locked) follow(field, newer[field])
  }, [followed, isFollowing])

  /** Where nothing on screen has the record, it is as it was opened, until the person judged a newer one. */
  function knownOf(record: ResourceRecord | null): ResourceRecord | null {
    return record ?? (isSettled ? null : context.record)
  }

  function valuesOf(record: ResourceRecord): FormRecord {
    return recordValues(plan, { ...context, record })
  }

  function changesOf(record: FormRecord) {
    return Object.entries(judged)
      .map(([name, field]) => ({ name, field, value: record[name] }))
      .filter(({ name, value }) => !hasSameValue(value, seen[name]) && !hasSameValue(value, values[name]))
  }

  function follow(name: string, value: FormValue) {
    // What stands on a step that was never drawn is registered by nothing else, and would keep its value.
    form.register(name)
    form.resetField(name, { defaultValue: value })
  }

  function settle(keepsMine: boolean) {
    for (const { name, value } of changes) {
      const mine = form.getValues(name)
      follow(name, value)
      if (keepsMine) form.setValue(name, mine, { shouldDirty: true })
    }
    if (known) setSeen(valuesOf(known))
    setSettled(true)
  }

  return {
    /** The record is no longer there, by what is on screen. */
    isGone: current === 'gone',
    /** Changes the person has not decided on; fields that hold the new value already are none. */
    changes,
    seen,
    /** Says what else the person has seen of the record. */
    onSeen: (more: FormRecord) => setSeen((before) => ({ ...before, ...more })),
    takeNewValues: () => settle(false),
    keepMine: () => settle(true),
    /** Reads the record again: whether nothing changed but what the person has decided on. */
    isStillCurrent: async () => {
      if (isMaking(context.mode) || context.record === null) return true
      const record = await readAgain()
      if (record === 'gone') return false
      const now = knownOf(record)
      return now === null || changesOf(valuesOf(now)).length === 0
    },
  }
}

/** A record as what is on screen has it now: `gone` when that says so, null while nothing on screen tells. */
type Current = ResourceRecord | 'gone' | null

/**
 * The record an open form is about, as its page reads it now, else as the list on screen has it. A list that is kept
 * from before says nothing: nobody reads it again after a change.
 */
function useCurrentRecord(
  definition: ResourceDefinition,
  { record: opened, scope }: { record: ResourceRecord | null; scope: Scope },
): { current: Current; readAgain: () => Promise<Current> } {
  const client = useQueryClient()
  const id = opened?.id
  const isWhole = definition.list.paging?.kind !== 'server'
  const onPage = {
    queryKey: recordKey(definition, scope, id ?? ''),
    type: 'active',
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => !isOfRecordPart(queryKey),
  } as const

  function read(): Current {
    const [page] = client.getQueryCache().findAll(onPage)
    if (page) return isMissingRecord(page.state.error) ? 'gone' : (recordIn(page.state.data) ?? null)
    const list = cachedRecords(client, definition, scope, 'active')
    const found = list.records.find((record) => record.id === id)
    return found ?? (isWhole && list.isCurrent && isAbsent(id, list) ? 'gone' : null)
  }

  async function readAgain() {
    const onScreen = [onPage, { queryKey: listKey(definition, scope), type: 'active' } as const]
    await Promise.all(onScreen.map((asked) => client.refetchQueries(asked)))
    return read()
  }

  const current = useSyncExternalStore(
    useCallback((listener) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)), [client]),
    read,
  )
  return { current: opened === null ? null : current, readAgain }
}
