import Table, { type ColumnType } from 'antd/es/table'
import { labelOf } from '../../access/action-labels'
import type { DriftCell } from '../../access/drift'
import type { Grant } from '../../access/role-matrix'
import type { PolicyName } from '../../domain/cluster'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { AntdProvider } from '../../ui/antd-provider'
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
  return (
    <div className={styles.section}>
      <h2>{title}</h2>
      <p className="second">{cells.length === 0 ? t('accessExplorer.driftDirectionNone') : text}</p>
      {cells.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keyboard
        <section className={styles.frame} tabIndex={0} aria-label={title}>
          <AntdProvider>
            <Table<DriftCell>
              className={styles.table}
              size="middle"
              tableLayout="fixed"
              rowKey={({ policy, verb }) => `${policy}.${verb}`}
              dataSource={cells}
              columns={columnsOf(isGranted)}
              pagination={false}
              rowHoverable={false}
            />
          </AntdProvider>
        </section>
      )}
    </div>
  )
}

/** The columns of one table stand under those of the next: their widths are fixed. */
function columnsOf(isGranted: boolean): ColumnType<DriftCell>[] {
  return [
    {
      title: t('accessExplorer.driftPolicy'),
      width: '18%',
      rowScope: 'row',
      render: (_, { policy }) => <code>{keyOfPolicy(policy)}</code>,
    },
    { title: t('accessExplorer.driftVerb'), width: '10%', render: (_, { verb }) => <code>{verb}</code> },
    {
      title: t('accessExplorer.driftArea'),
      width: '22%',
      render: (_, { area }) => t(area ? area.label : 'accessExplorer.driftNoArea'),
    },
    {
      title: t('accessExplorer.driftPublished'),
      width: '14%',
      render: (_, { area }) => t(area ? grantLabels[area.published] : 'accessExplorer.driftNoArea'),
    },
    {
      title: t('accessExplorer.driftSent'),
      width: '14%',
      render: () => (
        <StateTag
          tone={isGranted ? 'information' : 'working'}
          icon={isGranted ? 'check' : 'close'}
          word={t(isGranted ? 'accessExplorer.driftGranted' : 'accessExplorer.driftNotGranted')}
        />
      ),
    },
    {
      title: t('accessExplorer.driftOpens'),
      render: (_, { actions }) =>
        actions.length === 0 ? (
          <span className="second">{t('accessExplorer.driftOpensNothing')}</span>
        ) : (
          <ul>
            {actions.map(({ action, subject }) => (
              <li key={`${subject}/${action}`}>{t(labelOf(action, subject))}</li>
            ))}
          </ul>
        ),
    },
  ]
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
