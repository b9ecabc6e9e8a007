import { useCallback, useMemo, useState } from 'react'
import type { ResourceRecord } from '../../definitions/resource-record'
import { useActionState } from '../action/action-state'

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
 * not part of it, so that nothing is done to what nobody sees; the others are the newest ones.
 * @param list all that matches; where the server cuts the pages, the page that is here
 * @param isWhole records that are not in the list are gone, and not merely on another page
 */
export function useSelection(list: readonly ResourceRecord[], isWhole: boolean): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ResourceRecord>>(new Map())
  const gone = useActionState((state) => state.gone)

  const records = useMemo(() => {
    if (chosen.size === 0) return none
    const here = new Map(list.map((record) => [record.id, record]))
    const isElsewhere = ({ id }: ResourceRecord) => !isWhole && !gone.has(id)
    return [...chosen.values()].flatMap(
      (record) => here.get(record.id) ?? (isElsewhere(record) ? [record] : []),
    )
  }, [chosen, list, isWhole, gone])
  const ids = useMemo(() => new Set(records.map(({ id }) => id)), [records])

  const select = useCallback<Selection['select']>(
    (changed, isSelected) =>
      setChosen((before) => {
        const after = new Map(before)
        for (const record of changed) {
          if (isSelected) after.set(record.id, record)
          else after.delete(record.id)
        }
        return after
      }),
    [],
  )
  const clear = useCallback(() => setChosen(new Map()), [])
  return useMemo(() => ({ ids, records, select, clear }), [ids, records, select, clear])
}

const none: readonly ResourceRecord[] = []
