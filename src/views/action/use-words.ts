import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import type { MessageValues } from '../../locales/t'
import { namesOf } from './names-of'
import { fieldsSaidIn, type Texts, useWordSource } from './word-source'

/**
 * What fills the places of texts about records, `{{name}}` and the fields that they say: of a command, whose code is in
 * the first load. What fields say comes with the dialogs, and is waited for only where a text says one.
 */
export function useWords(definition: ResourceDefinition) {
  const source = useWordSource()
  return async (texts: Texts, records: readonly ResourceRecord[]): Promise<MessageValues> => {
    const names = namesOf(definition, records)
    if (fieldsSaidIn(definition, texts, records.length).length === 0) return names
    const { readWords } = await import('../reference/record-words')
    return readWords(definition, texts, records, source)
  }
}
