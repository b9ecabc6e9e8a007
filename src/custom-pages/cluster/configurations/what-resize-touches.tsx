import type { ClusterDetail } from '../../../domain/cluster-detail'
import { clusterStateOf } from '../../../domain/cluster-state'
import { t } from '../../../locales/t'
import {
  useEventsToCome,
  useInstallations,
  useKnownCluster,
  useUserNames,
} from '../../../resources/user/clusters/cluster-readings'
import { FactList } from '../../../views/confirm/fact-list'
import styles from './what-resize-touches.module.css'

/** Whom a change of the size may interrupt, and what of the schedule runs at the new size. */
export function WhatResizeTouches({ cluster }: { cluster: ClusterDetail }) {
  const reading = useKnownCluster(cluster)
  const users = useUserNames(reading)
  const installations = useInstallations(reading)
  const events = useEventsToCome(reading)
  const isRunning = clusterStateOf(cluster) === 'running'
  return (
    <div className={styles.touches}>
      <p>{t(isRunning ? 'clusterSize.interrupts' : 'clusterSize.interruptsNothing')}</p>
      <FactList
        facts={[
          { label: 'clusterPage.usersWithAccess', fact: users },
          { label: 'clusterPage.runningInstallations', fact: installations },
          { label: 'clusterPage.eventsToCome', fact: events },
        ]}
      />
    </div>
  )
}
