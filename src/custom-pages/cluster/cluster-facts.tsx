import { type ReactNode, useId } from 'react'
import { roleNameOf } from '../../access/viewpoint'
import type { Cluster } from '../../domain/cluster'
import type { ClusterDetail } from '../../domain/cluster-detail'
import { clusterRoleLabel } from '../../domain/cluster-role'
import { clusterUrlOf } from '../../domain/cluster-state'
import { safeHref, serviceHref } from '../../domain/safe-href'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { ClusterFoot } from '../../resources/user/clusters/cluster-foot'
import { platformLabel } from '../../resources/user/clusters/labels'
import { CopyButton } from '../../ui/copy-button'
import { DateText } from '../../ui/date-text'
import { ExternalLink } from '../../ui/external-link'
import styles from './cluster-facts.module.css'

/** What there is to know about a cluster; what one pastes elsewhere can be copied. */
export function ClusterFacts({ cluster }: { cluster: ClusterDetail }) {
  const titleId = useId()
  const url = clusterUrlOf(cluster)
  const address = url ?? cluster.hostName
  const { person, productKey, environment } = useSession()
  const ownRole = roleNameOf({ person, productKey, environment, cluster, detail: cluster })
  return (
    <section className={styles.facts} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{t('clusterPage.keyFacts')}</h2>
        <div>{waitingFoot(cluster)}</div>
      </div>
      <dl className={styles.list}>
        <Fact label="clusterPage.address" copy={address} isWide>
          <Address address={address} href={url === null ? safeHref(address) : serviceHref(url)} />
        </Fact>
        <Fact label="clusterPage.id" copy={cluster.id} isWide>
          <code>{cluster.id}</code>
        </Fact>
        <Fact label="clusterPage.platform">{platformLabel(cluster.platform)}</Fact>
        <Fact label="clusterPage.version" copy={cluster.version}>
          {cluster.version && <code>{cluster.version}</code>}
        </Fact>
        <Fact label="clusterPage.idleTime">{cluster.idleTime ?? cluster.idleTimeKey}</Fact>
        {cluster.isPremiumSupported && (
          <Fact label="clusterPage.plan">
            {t(cluster.isPremium ? 'clusterPage.premium' : 'clusterPage.notPremium')}
          </Fact>
        )}
        <Fact label="clusterPage.created">
          <DateText instant={cluster.createdAt} />
        </Fact>
        <Fact label="clusterPage.owner">{cluster.ownerName}</Fact>
        {ownRole !== null && <Fact label="clusterPage.role">{t(clusterRoleLabel(ownRole))}</Fact>}
      </dl>
    </section>
  )
}

function Fact(props: { label: MessageKey; copy?: string | null; isWide?: boolean; children: ReactNode }) {
  const { label, copy, isWide = false, children } = props
  return (
    <div className={`${styles.fact} ${isWide ? styles.wide : ''}`}>
      <dt>{t(label)}</dt>
      <dd>
        <span className={styles.value}>{children || t('clusters.notGiven')}</span>
        {copy && <CopyButton text={copy} what={t(label)} />}
      </dd>
    </div>
  )
}

function Address({ address, href }: { address: string | null; href: string | null }) {
  if (!href) return address && <code>{address}</code>
  return (
    <ExternalLink href={href}>
      <code>{href}</code>
    </ExternalLink>
  )
}

/** While a cluster comes up: how long it has taken, and the expected range. */
function waitingFoot(cluster: Cluster): ReactNode {
  const status = cluster.services.map((service) => service.status)
  return status.includes('loading') ? <ClusterFoot cluster={cluster} /> : null
}
