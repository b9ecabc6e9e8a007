import { type ResourceRecord, textOf } from '../../definitions/resource-record'
import type { ClusterDetail } from '../../domain/cluster-detail'
import { t } from '../../locales/t'
import { clusters } from '../../resources/user/clusters/definition'
import { CopyButton } from '../../ui/copy-button'
import { ActionButton } from '../../views/action/action-button'
import { ActionMenu } from '../../views/action/action-menu'
import styles from './cluster-head.module.css'
import { ConnectionState } from './connection-state'
import { PremiumMark } from './premium-mark'
import { SecretsButton } from './secrets/secrets-button'
import { SupportButton } from './support-button'

export type ClusterHeadProps = {
  /** Null until the page has read it: what needs more than the list's entry comes then. */
  cluster: ClusterDetail | null
  record: ResourceRecord
}

/** Title with the state, and what can be done; the state and its one action stay in reach while the page scrolls. */
export function ClusterHead({ cluster, record }: ClusterHeadProps) {
  const name = textOf(record, 'name') ?? record.id
  return (
    <header ref={tellHeight} className={styles.head}>
      <div className={styles.title}>
        <h1>{name}</h1>
        <CopyButton text={name} what={name} />
        <ConnectionState record={record} />
        {cluster && <PremiumMark cluster={cluster} />}
      </div>
      <div className={styles.actions}>
        {cluster && <SecretsButton cluster={cluster} />}
        {cluster && <SupportButton cluster={cluster} />}
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

/** What sticks below the head stands under it however many lines it takes. */
function tellHeight(head: HTMLElement | null) {
  const frame = head?.parentElement
  if (!head || !frame) return
  const observer = new ResizeObserver(() =>
    frame.style.setProperty('--head-height', `${head.offsetHeight}px`),
  )
  observer.observe(head)
  return () => observer.disconnect()
}
