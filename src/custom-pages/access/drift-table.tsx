import { labelOf } from '../../access/action-labels'
import type { DriftCell } from '../../access/drift'
import type { Grant } from '../../access/role-matrix'
import type { PolicyName } from '../../domain/cluster'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { StateTag } from '../../views/cells/state-tag'
import styles from './drift-table.module.css'

export type DriftTableProps = {
  title: string
  text: string
  cells: readonly DriftCell[]
  /** What the server did with every one of them. */
  isGranted: boolean
}

/** Verbs on which server and matrix part in one direction; one that has none is said to have none. */
export function DriftTable({ title, text, cells, isGranted }: DriftTableProps) {
  if (cells.length === 0) {
    return (
      <div className={styles.section}>
        <h2>{title}</h2>
        <p className="second">{t('accessExplorer.driftDirectionNone')}</p>
      </div>
    )
  }
  return (
    <div className={styles.section}>
      <h2>{title}</h2>
      <p className="second">{text}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keyboard */}
      <section className={styles.frame} tabIndex={0} aria-label={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('accessExplorer.driftPolicy')}</th>
              <th scope="col">{t('accessExplorer.driftVerb')}</th>
              <th scope="col">{t('accessExplorer.driftArea')}</th>
              <th scope="col">{t('accessExplorer.driftPublished')}</th>
              <th scope="col">{t('accessExplorer.driftSent')}</th>
              <th scope="col">{t('accessExplorer.driftOpens')}</th>
            </tr>
          </thead>
          <tbody>
            {cells.map(({ policy, verb, area, actions }) => (
              <tr key={`${policy}.${verb}`}>
                <th scope="row">
                  <code>{keyOfPolicy(policy)}</code>
                </th>
                <td>
                  <code>{verb}</code>
                </td>
                <td>{area ? t(area.label) : t('accessExplorer.driftNoArea')}</td>
                <td>{area ? t(grantLabels[area.published]) : t('accessExplorer.driftNoArea')}</td>
                <td>
                  <StateTag
                    tone={isGranted ? 'information' : 'working'}
                    icon={isGranted ? 'check' : 'close'}
                    word={t(isGranted ? 'accessExplorer.driftGranted' : 'accessExplorer.driftNotGranted')}
                  />
                </td>
                <td className={styles.actions}>
                  {actions.length === 0 ? (
                    <span className="second">{t('accessExplorer.driftOpensNothing')}</span>
                  ) : (
                    <ul>
                      {actions.map(({ action, subject }) => (
                        <li key={`${subject}/${action}`}>{t(labelOf(action, subject))}</li>
                      ))}
                    </ul>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

/** As the policy is called on the wire. */
function keyOfPolicy(policy: PolicyName): string {
  return `${policy}Policy`
}

const grantLabels: Readonly<Record<Grant, MessageKey>> = {
  manage: 'clusterUsers.manageAndView',
  view: 'clusterUsers.viewOnly',
  none: 'clusterUsers.noAccess',
}
