import '../../../locales/setting-texts'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { configuredNodes } from '../../../domain/configured-nodes'
import { clusterIpuPerHour } from '../../../domain/ipu-rate'
import { t } from '../../../locales/t'
import { useKnownCluster, useUserNames } from '../../../resources/user/clusters/cluster-readings'
import { FactList } from '../../../views/confirm/fact-list'
import { QuestionDialog } from '../../../views/confirm/question-dialog'
import { ConsumptionChange } from '../../../views/consumption-change'

export type TurnOffScalingDialogProps = { cluster: ClusterDetail; onSubmit: () => void; onClose: () => void }

/** Asked before a cluster stops scaling by itself: the nodes it stays at, what they consume, and whom it serves. */
export function TurnOffScalingDialog({ cluster, onSubmit, onClose }: TurnOffScalingDialogProps) {
  const nodes = configuredNodes(cluster)
  const users = useUserNames(useKnownCluster(cluster))
  return (
    <QuestionDialog
      title={t('scaling.turnOff')}
      submit={t('settingCards.turnOff')}
      isDangerous
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <div className="form-fields">
        <p>{t('scaling.turnOffText')}</p>
        <ConsumptionChange
          rows={[
            { label: t('scaling.analyticsNodes'), now: nodes.analytics },
            { label: t('scaling.loaderNodes'), now: nodes.loader },
          ]}
          now={clusterIpuPerHour(cluster, nodes)}
        />
        <FactList facts={[{ label: 'clusterPage.usersWithAccess', fact: users, isLong: true }]} />
      </div>
    </QuestionDialog>
  )
}
