import type { ReactNode } from 'react'
import type { Bound, ResourceRecord } from '../../definitions/resource-record'
import { cells } from '../../resources/user/clusters/cells'
import { mergeAreas } from '../form/merge-areas'

/** Draws what is special of a record. */
export type Cell = Bound<(record: ResourceRecord) => ReactNode>

/**
 * Renderers of what is special in tables and details, by the name a definition gives them: those of the first load,
 * and those of each resource, `cells.tsx` in its folder. Only what is loaded with a table imports this.
 */
export const tableCells: Readonly<Record<string, Cell>> = {
  ...cells,
  ...mergeAreas<Cell>(import.meta.glob('../../resources/cluster/*/cells.tsx', { eager: true })),
}
