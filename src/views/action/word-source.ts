import { useDataProvider } from '@refinedev/core'
import type { ResourceDefinition } from '../../definitions/define'
import { isSayable, ownPlaces } from '../../definitions/said-fields'
import { t } from '../../locales/t'
import type { Text } from '../../locales/text'
import { useAllDefinitions } from '../../providers/definitions-context'
import { useScope } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import type { ListSource } from '../records/list-reader'

/** Where the records are read that fields of another one refer to. */
export type WordSource = ListSource & { definitions: readonly ResourceDefinition[] }

/** Texts that may be left out of a definition. */
export type Texts = readonly (Text | undefined)[]

export function useWordSource(): WordSource {
  const { definitions } = useAllDefinitions()
  const { person } = useSession()
  return { definitions, person, here: useScope(), providerOf: useDataProvider() }
}

/** The fields of records that texts about so many of them say. */
export function fieldsSaidIn({ fields }: ResourceDefinition, texts: Texts, count: number): readonly string[] {
  const places = texts.flatMap((text) => (text ? [...t(text, { count }).matchAll(/\{\{(\w+)\}\}/g)] : []))
  const names = new Set(places.flatMap(([, name = '']) => name))
  return [...names].filter((name) => {
    const field = fields[name]
    return field !== undefined && !ownPlaces.includes(name) && isSayable(field)
  })
}
