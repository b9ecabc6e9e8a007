import { viewableRoles } from '../../access/view-as'
import type { Cluster } from '../../domain/cluster'
import { clusterRoleLabel } from '../../domain/cluster-role'
import { t } from '../../locales/t'
import { useViewing } from '../../providers/viewing-context'
import { Button } from '../../ui/button'
import { Ruled } from '../reasons/ruled'

export type ViewAsChoiceProps = {
  cluster: Cluster
  /** The view has begun; what holds this choice closes itself. */
  onStart?: () => void
}

/** The roles an owner or a manager of a cluster may look at the console as; nothing for everybody else. */
export function ViewAsChoice({ cluster, onStart }: ViewAsChoiceProps) {
  const viewing = useViewing()
  return (
    <Ruled action="open" subject="ViewAs" context={{ cluster }}>
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
    </Ruled>
  )
}
