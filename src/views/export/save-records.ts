import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { saveFile } from '../action/save-file'
import { exportHead, exportLines, exportName } from './export-rows'

/** Saves records that are all here as a file. */
export function saveRecords(definition: ResourceDefinition, records: readonly ResourceRecord[]): void {
  const text = exportHead(definition) + exportLines(definition, records)
  const content = new Blob([text], { type: 'text/csv;charset=utf-8' })
  saveFile({ content, name: null }, exportName(definition, Date.now()))
}
