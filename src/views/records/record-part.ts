import { keys } from '@refinedev/core'
import type { ResourceDefinition } from '../../definitions/define'
import type { Scope } from '../../definitions/scope'
import { scopeMeta } from './list-key'

/** What is read of a record beside the record itself, such as what was done to it. */
type RecordPart = { part: string; page?: number }

/** Refine's key of the reading of a part of a record: below the record's own, which is read again after every action. */
export function recordPartKey(
  { name, dataProviderName }: Pick<ResourceDefinition, 'name' | 'dataProviderName'>,
  scope: Scope,
  id: string,
  part: RecordPart,
): readonly unknown[] {
  return keys()
    .data(dataProviderName)
    .resource(name)
    .action('one')
    .id(id)
    .params({ ...scopeMeta(scope), ...part })
    .get()
}

/** Whether a key below that of a record is of a part of it: what stands there is not the record. */
export function isOfRecordPart(key: readonly unknown[]): boolean {
  return Object.hasOwn(Object(key.at(-1)), 'part')
}
