import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import type { Text } from '../../locales/text'
import { namesOf } from './names-of'

/**
 * What heads the notice of a failure, before its reason: what was not done, and to which record. Of a resource whose
 * words are the specification's it is the head that it asks for (ERR-006), which is undefined here.
 * @param records what it was to be done to; none where it was to make one, or is about the whole list
 * @param isKnown whether it is certain that nothing came of it
 */
export function failureTitle(
  definition: ResourceDefinition,
  action: Text,
  records: readonly ResourceRecord[],
  isKnown = true,
): string | undefined {
  if (typeof definition.label.one === 'string') return undefined
  const { name } = namesOf(definition, records)
  const label = t(action)
  const done = records.length > 0 ? t('views.doneTo', { action: label, name }) : label
  return t(isKnown ? 'views.notDone' : 'views.notConfirmed', { action: done })
}
