import { explain } from '../../../../access/explain'
import { sentencesOf } from '../../../../access/ways-out'
import type { FormContext } from '../../../../definitions/form-values'
import { type Platform, platforms } from '../../../../domain/cluster'
import type { Pipeline } from '../../../../domain/cluster-choices'
import type { MessageKey } from '../../../../locales/messages'
import { t } from '../../../../locales/t'
import { useCallQuery } from '../../../../providers/use-call'
import { type Loaded, loadedOf } from '../../../../views/form/choices/loaded'
import { type Choice, type Offer, onlyChoice } from '../../../../views/form/offer'
import { platformLabel } from '../labels'

/** The person's cloud pipeline; null without asking where none was started (D1 §7 'azurepipelinestatus'). */
export function usePipeline({ person, productKey }: FormContext): Loaded<Pipeline | null> {
  const isForThem = !explain('open', 'ConsentFlow', { person, productKey }).isHidden
  const isStarted = isForThem && person.email !== null && person.pipelineStatus !== null
  const query = useCallQuery(
    'getPipelineStatus',
    { body: { email: person.email ?? '', userID: person.uuid } },
    { enabled: isStarted },
  )
  return isStarted ? loadedOf(query) : { state: 'ready', answer: null }
}

const texts: Record<Platform, MessageKey> = {
  gc: 'createCluster.platformGcText',
  az: 'createCluster.platformAzText',
  'az-saas': 'createCluster.platformAzSaasText',
}

/** The platforms the account may see; one it may not choose now says why (CRE-036, CRE-D10). */
export function usePlatformChoices(context: FormContext): Offer {
  const { person, productKey } = context
  const loaded = usePipeline(context)
  if (loaded.state === 'loading') return loaded

  const pipeline = loaded.state === 'ready' ? loaded.answer : null
  const failed = t('createCluster.platformsFailed')
  const choices = platforms.flatMap((platform): Choice[] => {
    const verdict = explain('choose', 'Platform', { person, productKey, platform, pipeline })
    if (verdict.isHidden) return []
    const reason = loaded.state === 'failed' ? failed : sentencesOf(verdict.reasons).join(' ')
    return [
      {
        value: platform,
        label: platformLabel(platform),
        text: t(texts[platform]),
        disabledReason: verdict.isAllowed ? undefined : reason,
      },
    ]
  })
  return {
    state: 'ready',
    choices,
    preselected: onlyChoice(choices),
    empty: t('createCluster.noPlatforms'),
    trouble: loaded.state === 'failed' ? { sentence: failed, retry: loaded.retry } : undefined,
  }
}
