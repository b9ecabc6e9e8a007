import Table from 'antd/es/table'
import { Link } from 'react-router'
import { type Grant, type MatrixRow, matrixRoles, roleMatrix } from '../../../access/role-matrix'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { clusterRoleLabel } from '../../../domain/cluster-role'
import { t } from '../../../locales/t'
import { useScope } from '../../../providers/scope-context'
import { Dialog } from '../../../ui/dialog'
import { Icon } from '../../../ui/icon'
import { KnownState, type StateLook } from '../../../views/cells/state-tag'
import type { ActionDialogProps } from '../../../views/confirm/action-dialog-props'
import { Ruled } from '../../../views/reasons/ruled'
import { ViewAsChoice } from '../../../views/view-as/view-as-choice'
import styles from './roles-dialog.module.css'

/** Pixels (D2 §9 'Modal widths'). */
const width = 1170

/** The published matrix of roles and permissions (D2 §2 'Access and security tab', USR-D02, USR-D10). */
export function RolesDialog({ onClose }: ActionDialogProps) {
  const scope = useScope()
  return (
    <Dialog title={t('clusterUsers.roles')} width={width} onClose={onClose}>
      <p>{t('clusterUsers.rolesText')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keyboard */}
      <section className={`surface ${styles.frame}`} tabIndex={0} aria-label={t('clusterUsers.roles')}>
        <Table
          size="middle"
          pagination={false}
          rowKey="area"
          dataSource={[...roleMatrix]}
          columns={[
            {
              title: t('clusterUsers.area'),
              rowScope: 'row',
              render: ({ label }: MatrixRow) => t(label),
            },
            ...matrixRoles.map((role) => ({
              title: t(clusterRoleLabel(role)),
              key: role,
              render: ({ grants }: MatrixRow) => <KnownState looks={looks} value={grants[role]} />,
            })),
          ]}
        />
      </section>
      <p className="second">{t('clusterUsers.rolesLegend')}</p>
      {scope.kind === 'cluster' && (
        <>
          <ExploreAccess cluster={scope.cluster} />
          <ViewAsChoice cluster={scope.cluster} onStart={onClose} />
        </>
      )}
    </Dialog>
  )
}

/** The way to every action, verdict and reason, for whom access lets go it. */
function ExploreAccess({ cluster }: { cluster: ClusterDetail }) {
  return (
    <Ruled action="open" subject="AccessExplorer" context={{ cluster }}>
      <p className={`row ${styles.explore}`}>
        {t('clusterUsers.exploreText')}
        <Link className="button" to={`/clusters/${encodeURIComponent(cluster.name)}/access`}>
          <Icon name="search" />
          {t('clusterUsers.explore')}
        </Link>
      </p>
    </Ruled>
  )
}

const looks: Readonly<Record<Grant, StateLook>> = {
  manage: { tone: 'connected', icon: 'check', label: 'clusterUsers.manageAndView' },
  view: { tone: 'information', icon: 'view', label: 'clusterUsers.viewOnly' },
  none: { tone: 'unavailable', icon: 'close', label: 'clusterUsers.noAccess' },
}
