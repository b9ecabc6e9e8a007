import { type ReactNode, useEffect } from 'react'
import type { Pipeline } from '../../domain/cluster-choices'
import { mustProvisionPassword } from '../../domain/password'
import { isPipelineComplete } from '../../domain/pipeline'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { useVerdict } from '../../providers/use-verdict'
import { clusters } from '../../resources/user/clusters/definition'
import { lazyDialog } from '../../ui/lazy-dialog'
import { lazyPiece } from '../../ui/lazy-piece'
import { whenIdle } from '../../ui/when-idle'
import { ActionHostProvider } from '../../views/action/action-host-provider'
import { useOpenForm } from '../../views/action/use-open-form'
import { ListSkeleton } from '../../views/list/list-skeleton'
import { ListView, type LoadedListProps } from '../../views/list/list-view'
import { useKeptFocus } from '../../views/list/use-kept-focus'
import { TrialExpiredNotice } from '../../views/plan/trial-expired-notice'
import { useRecords } from '../../views/records/use-records'
import { ClusterCommands } from './cluster-commands'
import styles from './clusters-page.module.css'
import { ConsentFlowButton } from './consent-flow-button'
import { CreateClusterButton } from './create-cluster-button'
import { GettingStarted } from './getting-started'
import { LookChoice } from './look-choice'
import { useCloudPipeline } from './use-cloud-pipeline'
import { useListLook } from './use-list-look'

const ProvisionPasswordDialog = lazyDialog(() =>
  import('./provision-password-dialog').then((file) => file.ProvisionPasswordDialog),
)

const ClustersTable = lazyPiece<LoadedListProps>(
  () => import('./table/clusters-table').then((file) => file.ClustersTable),
  { Waiting: () => <ListSkeleton definition={clusters} /> },
)

const PipelineCard = lazyPiece(() => import('./pipeline-card').then((file) => file.PipelineCard))

const PipelineNote = lazyPiece(() => import('./pipeline-note').then((file) => file.PipelineNote))

const OpenedForm = lazyDialog(() => import('../../views/section/opened-form').then((file) => file.OpenedForm))

/** The Clusters page (D1 §2 '/clusters page'): its actions, and the list or the notice that replaces it. */
export function ClustersPage() {
  const { person } = useSession()
  const list = useVerdict('list', 'Cluster')

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1>{t('clusters.title')}</h1>
          <p>{t('clusters.intro')}</p>
        </div>
        <div className={styles.actions}>
          <GettingStarted />
          <ConsentFlowButton />
          <CreateClusterButton />
        </div>
      </header>
      {list.isAllowed ? (
        <ActionHostProvider definition={clusters}>
          <ClusterList />
        </ActionHostProvider>
      ) : (
        <TrialExpiredNotice />
      )}
      {mustProvisionPassword(person) && <ProvisionPasswordDialog />}
    </div>
  )
}

function ClusterList() {
  const { opened } = useOpenForm(clusters)
  const list = useRecords(clusters)
  const pipeline = useCloudPipeline()
  const keptFocus = useKeptFocus()
  const [look, chooseLook] = useListLook()
  useEffect(() => whenIdle(OpenedForm.preload), [])
  const isWithPipelines = !useVerdict('open', 'ConsentFlow').isHidden
  return (
    <>
      {isWithPipelines && pipeline && !isPipelineComplete(pipeline) && <PipelineCard pipeline={pipeline} />}
      <div {...keptFocus}>
        <ListView
          definition={clusters}
          list={list}
          emptyAction={<CreateClusterButton isSecond />}
          onItsWay={placeOfEmptyList(pipeline)}
          viewChoice={
            <div className={`row ${styles.end}`}>
              <LookChoice look={look} onChoose={chooseLook} onIntent={() => void ClustersTable.preload()} />
              {list.records && <ClusterCommands records={list.records} />}
            </div>
          }
          {...(look === 'table' && { Loaded: ClustersTable })}
        />
      </div>
      {opened && <OpenedForm definition={clusters} records={list.records} />}
    </>
  )
}

/** With a pipeline the list is not called empty; while that is not known, nothing is said yet (CLU-018). */
function placeOfEmptyList(pipeline: Pipeline | null | undefined): ReactNode {
  if (pipeline === undefined) return <ListSkeleton definition={clusters} />
  return pipeline && <PipelineNote pipeline={pipeline} />
}
