import type { Pipeline } from '../../domain/cluster-choices'
import { isPipelinePending } from '../../domain/pipeline'
import { t } from '../../locales/t'
import { Icon } from '../../views/icons/icon'
import { CreateClusterButton } from './create-cluster-button'
import styles from './trial-expired-notice.module.css'

/** No cluster yet, but a cloud environment: said in place of the empty list (CLU-018). */
export function PipelineNote({ pipeline }: { pipeline: Pipeline }) {
  const isPending = isPipelinePending(pipeline)
  return (
    <section className={styles.notice}>
      <span className={styles.mark}>
        <Icon name="cloud" />
      </span>
      <h2>{t(isPending ? 'clusters.pipelinePending' : 'clusters.pipelineOver')}</h2>
      <p>{t(isPending ? 'clusters.pipelinePendingText' : 'clusters.pipelineOverText')}</p>
      {!isPending && <CreateClusterButton align="start" />}
    </section>
  )
}
