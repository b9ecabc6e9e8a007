import type { ResourceDefinition } from '../../definitions/define'
import type { FieldDefinition } from '../../definitions/define-field'
import type { FilterDefinition, ListDefinition } from '../../definitions/define-list'
import { type ResourceRecord, textOf } from '../../definitions/resource-record'
import { readValues, writeValues } from '../../domain/filter-values'
import { t } from '../../locales/t'

/** The records that match the search and every chosen filter, in their order. */
export function filterRecords(
  records: readonly ResourceRecord[],
  { list, fields }: { list: Pick<ListDefinition<string>, 'search' | 'filters'>; fields: Fields },
  chosen: { search: string; filters: Readonly<Record<string, string>> },
): readonly ResourceRecord[] {
  const words = chosen.search.trim().toLowerCase()
  const searched = list.search?.fields ?? []
  const active = (list.filters ?? []).flatMap((filter) => {
    const text = chosen.filters[filter.key]
    const isMet = text === undefined ? undefined : testOf(filter, text)
    return isMet ? [isMet] : []
  })
  if (words === '' && active.length === 0) return records
  return records.filter(
    (record) =>
      (words === '' ||
        searched.some((name) => wordsOf(record[name], fields[name]?.options).includes(words))) &&
      active.every((isMet) => isMet(record)),
  )
}

type Fields = ResourceDefinition['fields']

/** All that a value is found by: itself, and what people read in its place. */
function wordsOf(value: unknown, options: FieldDefinition['options']): string {
  const read = options?.filter((option) => [value].flat().includes(option.value)).map(({ label }) => t(label))
  return [value, read].join('\n').toLowerCase()
}

/**
 * The values a filter can be set to: the options its field is defined with, or else those the records have, as people
 * read them, in alphabetical order.
 */
export function filterChoices(
  records: readonly ResourceRecord[],
  filter: FilterDefinition<string>,
  fields: Fields = {},
): readonly { value: string; label: string }[] {
  const options = filter.field === undefined ? undefined : fields[filter.field]?.options
  if (options) return options.map((option) => ({ value: option.value, label: t(option.label) }))
  const label = filter.reader?.label
  const values = [...new Set(records.flatMap((record) => filterValuesOf(record, filter)))].filter(Boolean)
  return values
    .map((value) => ({ value, label: label ? label(value) : value }))
    .sort((left, right) => left.label.localeCompare(right.label))
}

/**
 * All that a filter offers, as the address spells it: to filter nothing, its choices, and what is chosen where it is
 * none of these, or several.
 */
export function filterEntries(
  records: readonly ResourceRecord[],
  filter: FilterDefinition<string>,
  fields: Fields,
  chosen: string,
): readonly { value: string; label: string }[] {
  const choices = filterChoices(records, filter, fields)
  const spelled = filter.several
    ? choices.map(({ value, label }) => ({ value: writeValues([value]), label }))
    : choices
  const entries = [{ value: '', label: t(filter.all) }, ...spelled]
  if (entries.some(({ value }) => value === chosen)) return entries
  const values = filter.several ? readValues(chosen) : [chosen]
  const label = values.map((wanted) => labelIn(choices, filter, wanted)).join(', ')
  return [...entries, { value: chosen, label }]
}

/** What a value is called that a filter is set to, also where it is none of the choices any longer. */
export function labelIn(
  choices: readonly { value: string; label: string }[],
  { reader }: FilterDefinition<string>,
  wanted: string,
): string {
  return choices.find(({ value }) => value === wanted)?.label ?? reader?.label?.(wanted) ?? wanted
}

/** Whether a record is what a filter wants; undefined for what the address spells wrong, which filters nothing. */
function testOf(
  filter: FilterDefinition<string>,
  text: string,
): ((record: ResourceRecord) => boolean) | undefined {
  if (filter.reading) return filter.reading.test(text, filter.field ?? filter.key)
  const wanted = filter.several ? readValues(text) : [text]
  return (record) => filterValuesOf(record, filter).some((value) => wanted.includes(value))
}

/** A record stands under each entry of a list. */
function filterValuesOf(record: ResourceRecord, filter: FilterDefinition<string>): readonly string[] {
  if (filter.reader !== undefined) return [filter.reader.read(record)]
  const { field = filter.key } = filter
  const value = record[field]
  return Array.isArray(value) ? value.map(String) : [textOf(record, field) ?? '']
}
