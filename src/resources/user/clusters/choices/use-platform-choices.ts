import { explain } from '../../../../access/explain'
import { sentencesOf } from '../../../../access/ways-out'
import type { FormContext } from '../../../../definitions/form-values'
import { type Platform, platforms } from '../../../../domain/cluster'
import type { MessageKey } from '../../../../locales/messages'
import { t } from '../../../../locales/t'
import { type Choice, type Offer, onlyChoice } from '../../../../views/form/offer'
import { usePipeline } from './use-pipeline'

const texts: Record<Platform, { label: MessageKey; text: MessageKey }> = {
  gc: { label: 'createCluster.platformGc', text: 'createCluster.platformGcText' },
  az: { label: 'createCluster.platformAz', text: 'createCluster.platformAzText' },
  'az-saas': { label: 'createCluster.platformAzSaas', text: 'createCluster.platformAzSaasText' },
}

/** What a platform is called. */
export function platformLabel(platform: string): string {
  const known = platforms.find((candidate) => candidate === platform)
  return known ? t(texts[known].label) : platform
}

/** The platforms the account may see; one it may not choose now says why (CRE-036, CRE-D10). */
export function usePlatformChoices(context: FormContext): Offer {
  const { person, productKey } = context
  const pipeline = usePipeline(context)
  if (pipeline.state === 'loading') return { state: 'loading' }

  const choices = platforms.flatMap((platform): Choice[] => {
    const verdict = explain('choose', 'Platform', {
      person,
      productKey,
      platform,
      pipeline: pipeline.state === 'ready' ? pipeline.answer : null,
    })
    if (verdict.isHidden) return []
    const reason =
      pipeline.state === 'failed'
        ? t('createCluster.platformsFailed')
        : sentencesOf(verdict.reasons).join(' ')
    return [
      {
        value: platform,
        label: t(texts[platform].label),
        text: t(texts[platform].text),
        disabledReason: verdict.isAllowed ? undefined : reason,
      },
    ]
  })
  return {
    state: 'ready',
    choices,
    preselected: onlyChoice(choices),
    empty: t('createCluster.noPlatforms'),
    trouble:
      pipeline.state === 'failed'
        ? { sentence: t('createCluster.platformsFailed'), retry: pipeline.retry }
        : undefined,
  }
}
