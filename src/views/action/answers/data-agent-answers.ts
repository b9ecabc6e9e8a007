import { dataAgentResult } from '../../../domain/data-agent'
import { safeHref } from '../../../domain/safe-href'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import type { NamedEntries } from '../../form/named-entries'
import type { ActionAnswer } from '../action-answers'

/** What comes of the actions on data agents (D3 §4.1, §7, §8). */
export const dataAgentAnswers: NamedEntries<ActionAnswer> = {
  'data-agent-result': (answer) => {
    const status: unknown = Reflect.get(Object(answer), 'status')
    const fault = faults[dataAgentResult(typeof status === 'string' ? status : null)]
    return fault ? t(fault) : null
  },
  /** The answer is the address of the file, which opens beside the console. */
  'data-agent-file': (answer) => {
    const href = typeof answer === 'string' ? safeHref(answer) : null
    if (href === null) return t('dataAgents.fileNotSafe')
    const link = document.createElement('a')
    link.href = href
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
    link.click()
    return null
  },
}

const faults: Readonly<Record<string, MessageKey>> = {
  failed: 'dataAgents.actionFailed',
  busy: 'dataAgents.actionBusy',
  'already-started': 'dataAgents.alreadyStarted',
}
