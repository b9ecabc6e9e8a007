import { Link } from 'react-router'
import { type Grant, matrixRoles, roleMatrix } from '../../../access/role-matrix'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { clusterRoleLabel } from '../../../domain/cluster-role'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import { IfAllowed } from '../../../providers/if-allowed'
import { useScope } from '../../../providers/scope-context'
import { Dialog } from '../../../ui/dialog'
import { Icon } from '../../../ui/icon'
import type { DialogProps } from '../../../views/confirm/dialog-props'
import { ViewAsChoice } from '../../../views/view-as/view-as-choice'
import styles from './roles-dialog.module.css'

/** Pixels (D2 §9 'Modal widths'). */
const width = 1170

/** The published matrix of roles and permissions (D2 §2 'Access and security tab', USR-D02, USR-D10). */
export function RolesDialog({ onClose }: DialogProps) {
  const scope = useScope()
  return (
    <Dialog title={t('clusterUsers.roles')} width={width} onClose={onClose}>
      <p className={styles.about}>{t('clusterUsers.rolesText')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keyboard */}
      <section className={styles.frame} tabIndex={0} aria-label={t('clusterUsers.roles')}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">{t('clusterUsers.area')}</th>
              {matrixRoles.map((role) => (
                <th key={role} scope="col">
                  {t(clusterRoleLabel(role))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roleMatrix.map(({ area, label, grants }) => (
              <tr key={area}>
                <th scope="row">{t(label)}</th>
                {matrixRoles.map((role) => (
                  <td key={role}>
                    <GrantText grant={grants[role]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.legend}>{t('clusterUsers.rolesLegend')}</p>
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
    <IfAllowed action="open" subject="AccessExplorer" context={{ cluster }}>
      <p className={styles.explore}>
        {t('clusterUsers.exploreText')}
        <Link className="button" to={`/clusters/${encodeURIComponent(cluster.name)}/access`}>
          <Icon name="search" />
          {t('clusterUsers.explore')}
        </Link>
      </p>
    </IfAllowed>
  )
}

function GrantText({ grant }: { grant: Grant }) {
  const { icon, text } = grants[grant]
  return (
    <span className={styles.grant} data-grant={grant}>
      <Icon name={icon} />
      {t(text)}
    </span>
  )
}

const grants: Readonly<Record<Grant, { icon: string; text: MessageKey }>> = {
  manage: { icon: 'check', text: 'clusterUsers.manageAndView' },
  view: { icon: 'view', text: 'clusterUsers.viewOnly' },
  none: { icon: 'close', text: 'clusterUsers.noAccess' },
}
