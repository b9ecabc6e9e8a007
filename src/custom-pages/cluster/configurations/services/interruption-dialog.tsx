import { useState } from 'react'
import type { ClusterDetail } from '../../../../domain/cluster-detail'
import { configuredNodes } from '../../../../domain/configured-nodes'
import { clusterIpuPerHour } from '../../../../domain/ipu-rate'
import { isOfSubCluster, runningOf, type ServiceGroupName, type ShownNode } from '../../../../domain/service'
import { t } from '../../../../locales/t'
import { QuestionDialog } from '../../../../views/confirm/question-dialog'
import { ConsumptionChange } from '../../../../views/consumption-change'
import { FormNotice } from '../../../../views/form/form-notice'
import { actionLabel, groupLabel, interruptionOf } from './service-words'
import styles from './services.module.css'
import { hasSameNodes, nameOf, type ServiceCommand } from './use-service-command'
import { WhatNodesServe } from './what-nodes-serve'

export type InterruptionDialogProps = {
  cluster: ClusterDetail
  command: ServiceCommand
  /** All nodes of its service. */
  rows: readonly ShownNode[]
  /** Nodes of its service that could not be read. */
  unread: number
  onSubmit: () => void
  onClose: () => void
}

/** Asks before nodes are stopped or restarted, and says how many, what that interrupts, for whom, and what is left. */
export function InterruptionDialog(props: InterruptionDialogProps) {
  const { command, rows, unread, onSubmit, onClose } = props
  const { action, affected, group, nodeName, all } = command
  const [asked] = useState(affected)
  const isStop = action === 'stop'
  // Those of a self-managed cluster are counted by themselves.
  const subCluster = isOfSubCluster(group)
    ? (rows.find(({ name }) => name === nodeName)?.subCluster ?? null)
    : null
  const siblings = rows.filter((row) => subCluster === null || row.subCluster === subCluster)
  const values = { name: nameOf(command), service: subCluster ?? groupLabel(group) }
  const now = runningOf(siblings)
  const after = now - runningOf(affected)
  const names = namesOf(affected)
  const takenNoMore =
    nodeName === null
      ? t('services.takenNoMore', { name: values.service })
      : t('services.nodeTakesNoMore', values)
  const nothingLeft = affected.length === 0 ? takenNoMore : null
  return (
    <QuestionDialog
      title={t(isStop ? 'services.stopTitle' : 'services.restartTitle', values)}
      submit={actionLabel(action)}
      isDangerous
      reason={nothingLeft}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <div className={styles.asked}>
        {nothingLeft !== null && <FormNotice>{nothingLeft}</FormNotice>}
        {nodeName === null && (
          <p>{t('services.affected', { affected: affected.length, count: all, names })}</p>
        )}
        {affected.length > 0 && !hasSameNodes(asked, affected) && (
          <FormNotice>{t('services.askedOther', { names: namesOf(asked) })}</FormNotice>
        )}
        <p>{interruptionOf(group)}</p>
        <p>{t(isStop ? 'services.stopAfter' : 'services.restartAfter')}</p>
        {isStop ? (
          <Consequences {...props} subCluster={subCluster} now={now} after={after} />
        ) : (
          <p>{t('services.runningMeanwhile', { ...values, now, after })}</p>
        )}
        {unread > 0 ? (
          <p>{t('services.unread', { count: unread })}</p>
        ) : (
          after === 0 && <p>{t('services.noneLeft', values)}</p>
        )}
        <WhatNodesServe cluster={props.cluster} />
      </div>
    </QuestionDialog>
  )
}

function namesOf(nodes: readonly ShownNode[]): string {
  return nodes.map(({ name }) => name).join(', ')
}

/** How many run after a stop. That stopped nodes consume nothing is said nowhere: the rate after it is unknown. */
function Consequences(
  props: InterruptionDialogProps & { subCluster: string | null; now: number; after: number },
) {
  const { cluster, command, subCluster, now, after } = props
  const service = subCluster ?? groupLabel(command.group)
  const perHour = ipuPerHourOf(cluster, command.group, subCluster)
  if (perHour === null)
    return (
      <p>
        {t('services.runningLess', { service, now, after })} {t('services.consumesUnknown')}
      </p>
    )
  const running = { label: t('services.running', { service }), now, after }
  return (
    <>
      <ConsumptionChange rows={[running]} now={perHour} after={null} />
      <p className="second">{t('services.savesUnknown')}</p>
    </>
  )
}

/** IPU an hour of what the nodes are of: the cluster, or a self-managed one. Of other services nothing says it. */
function ipuPerHourOf(cluster: ClusterDetail, group: ServiceGroupName, subCluster: string | null) {
  if (group === 'analytics' || group === 'loader') return clusterIpuPerHour(cluster, configuredNodes(cluster))
  return cluster.subClusters.find(({ name }) => name === subCluster)?.ipu ?? null
}
