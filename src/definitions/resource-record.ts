/** One record of a resource, as the engine sees it: an id, and fields it reads by name. */
export type ResourceRecord = { readonly id: string } & Readonly<Record<string, unknown>>

/** A record as its schema types it. A trusted boundary: the data provider only answers records parsed to the schema. */
export function recordAs<Row>(record: ResourceRecord): Row {
  return record as Row
}

/** A field of a record as text; null where it is empty. */
export function textOf(record: ResourceRecord, field: string): string | null {
  const value = record[field]
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'string' ? value : String(value)
}
