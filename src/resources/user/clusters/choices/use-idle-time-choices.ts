import { t } from '../../../../locales/t'
import { useCallQuery } from '../../../../providers/use-call'
import { loadedOf } from '../../../../views/form/choices/loaded'
import type { Offer } from '../../../../views/form/offer'

/** The default idle time's key: 1 hour (D1 §9, CRE-D26). */
const defaultIdleTime = '1'

export function useIdleTimeChoices(): Offer {
  const query = useCallQuery('listIdleTimes', {})
  const idleTimes = loadedOf(query)
  if (idleTimes.state === 'loading') return idleTimes
  if (idleTimes.state === 'failed') return { ...idleTimes, sentence: t('createCluster.idleTimesFailed') }
  const choices = idleTimes.answer.map(({ key, display }) => ({ value: key, label: display }))
  const preset = choices.find(({ value }) => value === defaultIdleTime) ?? choices[0]
  return {
    state: 'ready',
    choices,
    preselected: preset?.value ?? null,
    empty: t('createCluster.noIdleTimes'),
  }
}
