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
    const said = fieldsSaidIn(definition, texts, records.length)
    if (said.length === 0) return names
    return import('../reference/record-words').then(
      ({ readWords }) => readWords(definition, texts, records, source),
      // Code that does not arrive is no failure of the command: fields are said as the record has them.
      () => ({
        ...Object.fromEntries(said.map((name) => [name, String(records[0]?.[name] ?? '')])),
        ...names,
      }),
    )
  }
}
