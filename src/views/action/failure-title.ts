import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import type { Text } from '../../locales/text'

/**
 * What heads the notice of a failure, before its reason: what was not done. Of a resource whose words are the
 * specification's it is the head that it asks for (ERR-006), which is undefined here.
 * @param isKnown whether it is certain that nothing came of it
 */
export function failureTitle(
  { label }: ResourceDefinition,
  action: Text,
  isKnown = true,
): string | undefined {
  if (typeof label.one === 'string') return undefined
  return t(isKnown ? 'views.notDone' : 'views.notConfirmed', { action: t(action) })
}
