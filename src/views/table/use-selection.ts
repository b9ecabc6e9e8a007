import { useCallback, useMemo, useState } from 'react'
import type { ResourceRecord } from '../../definitions/resource-record'
import { isKnownBefore } from '../../domain/cluster-intent'
import { goneKey, useActionState } from '../action/action-state'

/** The selected records of a table, over all of its pages. */
export type Selection = {
  ids: ReadonlySet<string>
  records: readonly ResourceRecord[]
  /** Takes records in, or leaves them out. */
  select: (records: readonly ResourceRecord[], isSelected: boolean) => void
  clear: () => void
}

/**
 * Keeps a selection while the list is read again: records that are gone, or that a search or filter leaves out, are
 * not part of it, so that nothing is done to what nobody sees; the others are the newest ones. Of a list that the server
 * cuts nobody knows which another search or filter leaves out: then nothing stays selected.
 * @param list all that matches; where the server cuts the pages, the page that is here
 * @param paged of a list that the server cuts: the resource whose records may be on another page, while they were not
 * deleted here; null where one that is not in the list is gone
 * @param narrowing what such a list is searched for and filtered by; null of one that is here whole
 */
export function useSelection(
  list: readonly ResourceRecord[],
  paged: string | null,
  narrowing: string | null = null,
): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map())
  const [narrowedBy, setNarrowedBy] = useState(narrowing)
  if (narrowedBy !== narrowing) {
    setNarrowedBy(narrowing)
    setChosen(new Map())
  }
  const gone = useActionState((state) => state.gone)

  const records = useMemo(() => {
    if (chosen.size === 0) return none
    const here = new Map(list.map((record) => [record.id, record]))
    // One that was chosen since is there again.
    const isElsewhere = ({ record, at }: Chosen) =>
      paged !== null && !isKnownBefore(at, gone.get(goneKey(paged, record.id)) ?? at, Date.now())
    return [...chosen.values()].flatMap(
      (one) => here.get(one.record.id) ?? (isElsewhere(one) ? [one.record] : []),
    )
  }, [chosen, list, paged, gone])
  const ids = useMemo(() => new Set(records.map(({ id }) => id)), [records])

  const select = useCallback<Selection['select']>(
    (changed, isSelected) =>
      setChosen((before) => {
        const after = new Map(before)
        for (const record of changed) {
          if (isSelected) after.set(record.id, { record, at: Date.now() })
          else after.delete(record.id)
        }
        return after
      }),
    [],
  )
  const clear = useCallback(() => setChosen(new Map()), [])
  return useMemo(() => ({ ids, records, select, clear }), [ids, records, select, clear])
}

/** `at`: milliseconds since the epoch. */
type Chosen = { record: ResourceRecord; at: number }

const none: readonly ResourceRecord[] = []
