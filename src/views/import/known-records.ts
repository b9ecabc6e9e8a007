import { useDataProvider } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import type { ResourceDefinition } from '../../definitions/define'
import type { FieldDefinition } from '../../definitions/define-field'
import { deepFields } from '../../definitions/nested-fields'
import type { ResourceRecord } from '../../definitions/resource-record'
import { inSentence } from '../../locales/t'
import { useAllDefinitions } from '../../providers/definitions-context'
import { scopeKey, useScope } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { nameOf } from '../action/names-of'
import { namesKey } from '../records/list-key'
import { listReader, type ReadList } from '../records/list-reader'
import { firstPage, readPages } from '../records/read-pages'

/** The records of another resource, as cells may name them. */
export type KnownRecords = {
  /** What the resource is called inside a sentence. */
  one: string
  many: string
  /** What each is called, by id. */
  labels: ReadonlyMap<string, string>
  /** By name in lower case; two records may have one name. */
  idsByName: ReadonlyMap<string, readonly string[]>
}

/** By the name of a resource; null where its records are too many, or cannot be read. */
export type References = ReadonlyMap<string, KnownRecords | null>

/** How many names are worth the reading. */
const mostKnown = 1_000
/** Milliseconds for which names that were read are good. */
const fresh = 60_000

/** The records that fields refer to, read once; undefined while they are on their way. */
export function useReferences(fields: Readonly<Record<string, FieldDefinition>>): References | undefined {
  const { definitions } = useAllDefinitions()
  const { person } = useSession()
  const here = useScope()
  const providerOf = useDataProvider()
  const names = new Set(deepFields(fields).flatMap(({ resource }) => resource ?? []))
  const found = definitions.filter(({ name }) => names.has(name))
  const { data } = useQuery({
    queryKey: [...namesKey(found.map(({ name }) => name)), 'all', scopeKey(here)],
    queryFn: async ({ signal }): Promise<References> =>
      new Map(
        await Promise.all(
          found.map(async (definition) => {
            const read = listReader(definition, { providerOf, person, here })
            // Of a list that cannot be read, or is too long, nothing is known.
            const records = await readRecords(definition, read, signal).catch(() => null)
            return [definition.name, records && knownOf(definition, records)] as const
          }),
        ),
      ),
    staleTime: fresh,
    networkMode: 'always',
  })
  return data
}

/** All records of a list. @throws where they are too many, or not all of them can be read */
async function readRecords(
  { list }: ResourceDefinition,
  read: ReadList,
  signal: AbortSignal,
): Promise<readonly ResourceRecord[]> {
  if (list.paging?.kind !== 'server') return (await read(undefined, signal)).data
  const records: ResourceRecord[] = []
  const getPage = (page: number, size: number) =>
    read({ page, size, search: '', sort: null, filters: {} }, signal)
  const handlePage: Parameters<typeof readPages>[2] = (here, { done, missing, total }) => {
    if ((total ?? done) > mostKnown || missing > 0) throw unknowable
    records.push(...here)
  }
  await readPages(firstPage(), getPage, handlePage, signal)
  return records
}

/** Thrown where there are too many to know them all, or one that cannot be read. */
const unknowable = new Error('Not all records can be known')

function knownOf(definition: ResourceDefinition, records: readonly ResourceRecord[]): KnownRecords {
  const labels = new Map(records.map((record) => [record.id, nameOf(definition, record)]))
  const idsByName = new Map<string, readonly string[]>()
  for (const [id, label] of labels) {
    const name = label.toLowerCase()
    idsByName.set(name, [...(idsByName.get(name) ?? []), id])
  }
  const { one, many } = definition.label
  return { one: inSentence(one), many: inSentence(many), labels, idsByName }
}
