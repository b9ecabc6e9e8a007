import { useMemo } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { PanelDefinition } from '../../definitions/define-dashboard'
import type { ListQuery } from '../../providers/list-query'
import { useSession } from '../../providers/session-context'
import { useToday } from '../../ui/use-today'
import { listPath } from '../../views/records/record-path'
import { readListAddress } from '../../views/records/use-list-address'
import { viewAddress } from '../../views/saved-views/view-address'

/** What a panel asks for: as its list would at this address. */
export type PanelQuestion = { question: ListQuery; address: string }

/**
 * Another one each day, as its filters may be by days that move on; null where it is about the person, who has no such
 * thing.
 */
export function usePanelQuestion(
  panel: PanelDefinition,
  definition: ResourceDefinition,
): PanelQuestion | null {
  const { person } = useSession()
  const today = useToday()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found by days that move on is another question
  return useMemo(() => {
    const { search, filters, conditions } = panel
    const sort = panel.kind === 'list' ? panel.sort : undefined
    const spelled = viewAddress(definition, { search, filters, conditions, sort }, person)
    if (spelled === null) return null
    const query = new URLSearchParams([...spelled].filter(([, value]) => value !== ''))
    const { closed: _closed, ...question } = readListAddress(definition, query)
    return {
      // A table may not be sorted by every column that a panel may.
      question: sort ? { ...question, sort } : question,
      address: listPath(definition) + (query.size > 0 ? `?${query}` : ''),
    }
  }, [panel, definition, person, today])
}
