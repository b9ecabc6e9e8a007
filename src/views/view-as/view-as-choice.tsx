import { viewableRoles } from '../../access/view-as'
import type { Cluster } from '../../domain/cluster'
import { clusterRoleLabel } from '../../domain/cluster-role'
import { t } from '../../locales/t'
import { useVerdict } from '../../providers/use-verdict'
import { useViewing } from '../../providers/viewing-context'
import { Button } from '../../ui/button'

export type ViewAsChoiceProps = {
  cluster: Cluster
  /** The view has begun; what holds this choice closes itself. */
  onStart?: () => void
}

/** The roles an owner or a manager of a cluster may look at the console as; nothing for everybody else. */
export function ViewAsChoice({ cluster, onStart }: ViewAsChoiceProps) {
  const verdict = useVerdict('open', 'ViewAs', { cluster })
  const viewing = useViewing()
  if (!verdict.isAllowed) return null
  return (
    <div className="row" style={{ marginBlockStart: 16 }}>
      <p className="second" style={{ flexBasis: '100%' }}>
        {t('clusterUsers.viewAsText')}
      </p>
      {viewableRoles(cluster).map((role) => (
        <Button
          key={role}
          onClick={() => {
            onStart?.()
            viewing.set(role)
          }}
        >
          {t('clusterUsers.viewAs', { role: t(clusterRoleLabel(role)) })}
        </Button>
      ))}
    </div>
  )
}
