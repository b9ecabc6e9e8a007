import { t } from '../../locales/t'
import { clusters } from '../../resources/user/clusters'
import { CopyButton } from '../../ui/copy-button'
import { ActionButton } from '../../views/action/action-button'
import { ActionMenu } from '../../views/action/action-menu'
import { cells } from '../../views/cells/cells'
import { type ResourceRecord, textOf } from '../../views/records/resource-record'
import styles from './cluster-page.module.css'

/** The title with the state, and the actions; they stay in reach while the page scrolls. */
export function ClusterHead({ record }: { record: ResourceRecord }) {
  const name = textOf(record, 'name') ?? record.id
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>{name}</h1>
        <CopyButton text={name} what={name} />
        {cells['cluster-state']?.behaviour(record)}
      </div>
      <div className={styles.actions}>
        {clusters.actions
          .filter(({ where }) => where.includes('header'))
          .map((action) => (
            <ActionButton
              key={action.name}
              definition={clusters}
              action={action}
              record={record}
              kind={action.name === 'connect' ? 'primary' : 'default'}
            />
          ))}
        <ActionMenu
          definition={clusters}
          record={record}
          place="page"
          label={t('clusterPage.moreActions', { name })}
        />
      </div>
    </header>
  )
}
