import { t } from '../../../locales/t'
import type { FieldHint } from '../hints'
import type { NamedEntries } from '../named-entries'

export const dataAgentHints: NamedEntries<FieldHint> = {
  /** A name that is given already needs no rules. */
  'data-agent-name': ({ mode }) => (mode === 'create' ? t('dataAgents.nameHelp') : ''),
}
