import type { Pipeline } from '../../domain/cluster-choices'
import { isPipelinePending } from '../../domain/pipeline'
import { t } from '../../locales/t'
import { StatePanel } from '../../ui/state-panel'
import { CreateClusterButton } from './create-cluster-button'

/** No cluster yet, but a cloud environment: said in place of the empty list (CLU-018). */
export function PipelineNote({ pipeline }: { pipeline: Pipeline }) {
  const isPending = isPipelinePending(pipeline)
  return (
    <StatePanel
      icon="cloud"
      tone="notice"
      title={t(isPending ? 'clusters.pipelinePending' : 'clusters.pipelineOver')}
      text={t(isPending ? 'clusters.pipelinePendingText' : 'clusters.pipelineOverText')}
    >
      {!isPending && <CreateClusterButton isSecond />}
    </StatePanel>
  )
}
