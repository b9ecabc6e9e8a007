import '../../locales/account-texts'
import type { Pipeline } from '../../domain/cluster-choices'
import { isPipelineComplete, isPipelinePending } from '../../domain/pipeline'
import { t } from '../../locales/t'
import { StatePanel } from '../../ui/state-panel'
import { CreateClusterButton } from './create-cluster-button'

/** No cluster yet, but a cloud environment: said in place of the empty list (CLU-018). */
export function PipelineNote({ pipeline }: { pipeline: Pipeline }) {
  return (
    <StatePanel icon="cloud" tone="notice" {...wordsOf(pipeline)}>
      {!isPipelinePending(pipeline) && <CreateClusterButton isSecond />}
    </StatePanel>
  )
}

/** Of a state that is not known nothing is said of the environment. */
function wordsOf(pipeline: Pipeline): { title: string; text: string } {
  const { state } = pipeline
  if (isPipelinePending(pipeline))
    return { title: t('consentFlow.notePending'), text: t('consentFlow.notePendingText') }
  if (state === 'failed') return { title: t('consentFlow.noteFailed'), text: t('consentFlow.noteFailedText') }
  if (state === 'canceled')
    return { title: t('consentFlow.noteCanceled'), text: t('consentFlow.noteCanceledText') }
  const text = isPipelineComplete(pipeline) ? 'consentFlow.noteCompleteText' : 'consentFlow.noteUnknownText'
  return { title: t('consentFlow.noteOver'), text: t(text) }
}
