import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { saveFile } from '../action/save-file'
import type { ColumnViewer } from '../table/use-table-view'
import { type ExportFormat, exportFrame, exportName, standingFor } from './export-rows'

/** Saves records that are all here as a file. @param viewer whose columns it has */
export function saveRecords(
  definition: ResourceDefinition,
  records: readonly ResourceRecord[],
  format: ExportFormat,
  viewer: ColumnViewer,
): void {
  const { head, lines, foot, none, type } = exportFrame(standingFor(definition, viewer), format)
  const content = new Blob(records.length === 0 ? [none] : [head, lines(records), foot], { type })
  saveFile({ content, name: null }, exportName(definition, Date.now(), format))
}
