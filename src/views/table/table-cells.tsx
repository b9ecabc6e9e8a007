import type { ReactNode } from 'react'
import { cells } from '../cells/cells'
import type { Bound, ResourceRecord } from '../records/resource-record'

/**
 * Renderers of what is special in tables and details, by the name a definition gives them: those of the first load,
 * and those of each area (src/views/cells/<area>-cells.tsx). Only what is loaded with a table imports this.
 */
export const tableCells: Readonly<Record<string, Bound<(record: ResourceRecord) => ReactNode>>> = {
  ...cells,
}
