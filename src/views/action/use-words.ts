import { type DataProvider, useDataProvider } from '@refinedev/core'
import { useCallback } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { isSayable, ownPlaces } from '../../definitions/said-fields'
import type { Scope } from '../../definitions/scope'
import type { Person } from '../../domain/person'
import { type MessageValues, t } from '../../locales/t'
import type { Text } from '../../locales/text'
import { useAllDefinitions } from '../../providers/definitions-context'
import { useScope } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { namesOf } from './names-of'

/** Where the records are read that fields of another one refer to. */
export type WordSource = {
  definitions: readonly ResourceDefinition[]
  person: Person
  here: Scope
  providerOf: (name?: string) => Pick<DataProvider, 'getList'>
}

/** Texts that may be left out of a definition. */
export type Texts = readonly (Text | undefined)[]

export function useWordSource(): WordSource {
  const { definitions } = useAllDefinitions()
  const { person } = useSession()
  return { definitions, person, here: useScope(), providerOf: useDataProvider() }
}

/**
 * What fills the places of texts about records, `{{name}}` and the fields that they say: of a command, whose code is in
 * the first load. What fields say comes with the dialogs, and is waited for only where a text says one.
 */
export function useWords(definition: ResourceDefinition) {
  const source = useWordSource()
  return useCallback(
    async (texts: Texts, records: readonly ResourceRecord[]): Promise<MessageValues> => {
      const names = namesOf(definition, records)
      if (fieldsSaidIn(definition, texts, records.length).length === 0) return names
      const { readWords } = await import('../reference/record-words')
      return readWords(definition, texts, records, source)
    },
    [definition, source],
  )
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
