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
    const reached = watches.flatMap((watch) => {
      const done = definition.actions.find(({ name }) => name === watch.action)?.done
      const record = records.find(({ id }) => id === watch.recordId)
      const isReached = watch.resource === resource && record && done?.reader.read(record) === done?.value
      return isReached && done ? [{ watch, text: t(done.text, { name: nameOf(definition, record) }) }] : []
    })
    if (reached.length === 0) return
    store.update(({ watches: all }) => ({
      watches: all.filter((watch) => !reached.some((each) => each.watch === watch)),
    }))
    for (const { text } of reached) store.announce(text)
  }, [records, watches, definition, resource, store])
}
