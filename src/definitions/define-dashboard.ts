import type { DashboardFile } from './file/dashboard-file'
import type { Data } from './file/file-texts'

/**
 * A page of panels, each of which shows something of the list of a resource: the same plain data in a file and in
 * TypeScript. `dashboard` is its name and its address.
 */
export type DashboardDefinition = Data<DashboardFile>

/** The field by which a condition asks for the figure of a panel. */
export const figureField = 'figure'

export type PanelDefinition = DashboardDefinition['panels'][number]
