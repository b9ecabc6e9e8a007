import { useEffect } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { useScopeOf } from '../../providers/scope-context'
import { stateKey } from '../records/list-key'
import { useActionState, useActionStore } from './action-state'
import { nameOf } from './names-of'

/** Reads out when what a person asked for has come true: "sales is connected". */
export function useAnnouncedOutcomes(
  definition: ResourceDefinition,
  records: readonly ResourceRecord[] | undefined,
): void {
  const store = useActionStore()
  const resource = stateKey(definition, useScopeOf(definition))
  const watches = useActionState((state) => state.watches)

  useEffect(() => {
    if (!records || watches.length === 0) return
    const isReached = (watch: (typeof watches)[number]) => {
      const done = definition.actions.find(({ name }) => name === watch.action)?.done
      const record = records.find(({ id }) => id === watch.recordId)
      return done !== undefined && record !== undefined && done.reader.read(record) === done.value
    }
    const reached = watches.filter((watch) => watch.resource === resource && isReached(watch))
    if (reached.length === 0) return
    store.update((state) => ({ watches: state.watches.filter((watch) => !reached.includes(watch)) }))
    for (const { action, recordId } of reached) {
      const text = definition.actions.find(({ name }) => name === action)?.done?.text
      const record = records.find(({ id }) => id === recordId)
      if (text && record) store.announce(t(text, { name: nameOf(definition, record) }))
    }
  }, [records, watches, definition, resource, store])
}
