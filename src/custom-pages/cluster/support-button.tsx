import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { ClusterDetail } from '../../domain/cluster-detail'
import { t } from '../../locales/t'
import { useLinks } from '../../providers/links-context'
import { ExternalLink } from '../../ui/external-link'
import { lazyPiece } from '../../ui/lazy-piece'
import { Popover } from '../../ui/popover'
import { RefusalText } from '../../views/reasons/refusal-text'
import { Ruled } from '../../views/reasons/ruled'
import styles from './support-button.module.css'
import type { TokenCommand } from './use-support-token'

const SupportToken = lazyPiece(() => import('./support-token').then((file) => file.SupportToken), {
  Waiting: TokenLoading,
})

/** Opens help and support: the support token and where else help is (DET-067, DET-D05). */
export function SupportButton({ cluster }: { cluster: ClusterDetail }) {
  const [isOpen, setOpen] = useState(false)
  // What was begun goes on when the popover is closed, and is not offered again in one opened meanwhile.
  const [pending, setPending] = useState<TokenCommand | null>(null)
  const popover = (token: ReactNode) => (
    <Popover label={t('clusterPage.help')} icon="state-unknown" isOpen={isOpen} onOpenChange={setOpen}>
      {token}
      <SupportLinks />
    </Popover>
  )
  return (
    <Ruled
      action="list"
      subject="SupportToken"
      context={{ cluster }}
      refused={(reasons) =>
        popover(
          <p>
            <RefusalText reasons={reasons} />
          </p>,
        )
      }
    >
      {popover(<SupportToken cluster={cluster} command={{ pending, setPending }} />)}
    </Ruled>
  )
}

function SupportLinks() {
  const { documentation, community } = useLinks()
  return (
    <section className={styles.links}>
      <h2>{t('clusterPage.supportLinks')}</h2>
      <ul>
        <li>
          <ExternalLink href={documentation}>{t('clusterPage.documentation')}</ExternalLink>
        </li>
        <li>
          <ExternalLink href={community}>{t('clusterPage.community')}</ExternalLink>
        </li>
        <li>
          <Link to="/support">{t('clusterPage.contactSupport')}</Link>
        </li>
      </ul>
    </section>
  )
}

function TokenLoading() {
  return <p role="status">{t('clusterPage.tokenLoading')}</p>
}
