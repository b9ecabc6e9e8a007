import { useQuery } from '@tanstack/react-query'
import type { ResourceDefinition } from '../../definitions/define'
import type { FieldDefinition } from '../../definitions/define-field'
import type { FormValue } from '../../definitions/form-values'
import { inCurrency } from '../../definitions/in-currency'
import { fieldsOfEntry } from '../../definitions/nested-fields'
import type { ResourceRecord } from '../../definitions/resource-record'
import { type MessageValues, t } from '../../locales/t'
import { scopeKey } from '../../providers/scope-context'
import { nameOf, namesOf } from '../action/names-of'
import { fieldsSaidIn, type Texts, useWordSource, type WordSource } from '../action/word-source'
import { cellWords, type KnownLabels } from '../cells/cell-words'
import { namesKey } from '../records/list-key'
import { listReader } from '../records/list-reader'
import { idParts } from './id-parts'

/** Milliseconds for which a name that was read is not asked for again. */
const fresh = 60_000
/** Ids in one request. */
const mostIds = 50

/**
 * What fills the places of texts about records: `{{name}}`, and the values of the fields they say, as the list shows
 * them. Of several records each value is said once. A record that is referred to goes by its id until its name is read.
 */
export function useRecordWords(
  definition: ResourceDefinition,
  texts: Texts,
  records: readonly ResourceRecord[],
): (about: readonly ResourceRecord[]) => MessageValues {
  const said = fieldsSaidIn(definition, texts, records.length)
  const labels = useLabels(definition, said, records)
  return (about) => wordsOf(definition, said, about, labels)
}

/** What the records are called that these fields refer to, in entries of lists, too, as far as it is read. */
export function useLabels(
  fields: Pick<ResourceDefinition, 'fields'>,
  names: readonly string[],
  records: readonly Values[],
): KnownLabels {
  const source = useWordSource()
  const asked = referredTo(fields, names, records)
  const { data } = useQuery({
    queryKey: [...namesKey(asked.map(([resource]) => resource)), asked, scopeKey(source.here)],
    queryFn: ({ signal }) => readLabels(asked, source, signal),
    enabled: asked.length > 0,
    staleTime: fresh,
    networkMode: 'always',
  })
  return data ?? new Map()
}

/** The same of texts that are said once something is done. */
export async function readWords(
  definition: ResourceDefinition,
  texts: Texts,
  records: readonly ResourceRecord[],
  source: WordSource,
): Promise<MessageValues> {
  const said = fieldsSaidIn(definition, texts, records.length)
  const labels = await readLabels(referredTo(definition, said, records), source)
  return wordsOf(definition, said, records, labels)
}

function wordsOf(
  definition: ResourceDefinition,
  said: readonly string[],
  records: readonly ResourceRecord[],
  labels: KnownLabels,
): MessageValues {
  const words = said.flatMap((name) => {
    const field = definition.fields[name]
    if (!field) return []
    // A record's values are as a form holds them, but for what no text says.
    const each = records.map((record) =>
      cellWords(
        inCurrency(field, (other) => record[other]),
        record[name] as FormValue,
        labels,
      ),
    )
    return [[name, [...new Set(each.map((text) => text || t('views.notGiven')))].join(', ')] as const]
  })
  return { ...Object.fromEntries(words), ...namesOf(definition, records) }
}

type Values = Readonly<Record<string, unknown>>

/** Ids of the records that fields refer to, by the name of their resource. */
type Asked = readonly (readonly [resource: string, ids: readonly string[]])[]

function referredTo(
  { fields }: Pick<ResourceDefinition, 'fields'>,
  names: readonly string[],
  records: readonly Values[],
): Asked {
  const found = names.flatMap((name) => records.flatMap((record) => referencesIn(fields[name], record[name])))
  return [...new Set(found.map(([resource]) => resource))].map((resource) => {
    const ids = found.flatMap(([of, id]) => (of === resource ? id : []))
    return [resource, [...new Set(ids)].sort()]
  })
}

function referencesIn(
  field: FieldDefinition | undefined,
  value: unknown,
): readonly (readonly [resource: string, id: string])[] {
  if (!field) return []
  const { resource } = field
  return [value].flat().flatMap((each) => {
    if (resource !== undefined) return each ? [[resource, String(each)] as const] : []
    const parts = Object.entries(fieldsOfEntry(field, each))
    return parts.flatMap(([name, part]) => referencesIn(part, Reflect.get(Object(each), name)))
  })
}

/** What records are called, by their ids; of a resource that is not known, null. */
export async function readLabels(
  asked: Asked,
  source: WordSource,
  signal?: AbortSignal,
): Promise<KnownLabels> {
  const read = asked.map(async ([resource, ids]) => {
    const definition = source.definitions.find(({ name }) => name === resource)
    if (!definition) return [resource, null] as const
    const labels = new Map<string, string>()
    const isPaged = definition.list.paging?.kind === 'server'
    const readList = listReader(definition, source)
    for (const part of isPaged ? idParts(ids, mostIds) : [ids]) {
      const answer = await readList({ ids: part }, signal).catch(() => null)
      // Of a list that cannot be read no more is known.
      if (answer === null) break
      for (const record of answer.data) labels.set(record.id, nameOf(definition, record))
    }
    return [resource, { labels }] as const
  })
  return new Map(await Promise.all(read))
}
