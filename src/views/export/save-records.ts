import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { saveFile } from '../action/save-file'
import { type ExportFormat, exportFrame, exportName } from './export-rows'

/** Saves records that are all here as a file. */
export function saveRecords(
  definition: ResourceDefinition,
  records: readonly ResourceRecord[],
  format: ExportFormat,
): void {
  const { head, lines, foot, none, type } = exportFrame(definition, format)
  const content = new Blob(records.length === 0 ? [none] : [head, lines(records), foot], { type })
  saveFile({ content, name: null }, exportName(definition, Date.now(), format))
}
