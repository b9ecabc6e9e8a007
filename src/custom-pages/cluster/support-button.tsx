import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ClusterDetail } from '../../domain/cluster-detail'
import { t } from '../../locales/t'
import { useLinks } from '../../providers/links-context'
import { useVerdict } from '../../providers/use-verdict'
import { Button } from '../../ui/button'
import { ExternalLink } from '../../ui/external-link'
import { Icon } from '../../ui/icon'
import styles from './support-button.module.css'
import { SupportToken } from './support-token'

/**
 * Opens help and support: the support token and where else help is (DET-067, DET-D05). Not antd's popover, which is a
 * tooltip to screen readers: all that stands in it would describe the button.
 */
export function SupportButton({ cluster }: { cluster: ClusterDetail }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const verdict = useVerdict('list', 'SupportToken', { cluster })

  useEffect(() => {
    if (!isOpen) return
    root.current?.querySelector<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true })
    const handlePointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', handlePointer)
    return () => document.removeEventListener('pointerdown', handlePointer)
  }, [isOpen])

  if (!verdict.isAllowed) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for Escape from the controls inside
    <div
      ref={root}
      className={styles.support}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        setOpen(false)
        trigger.current?.focus()
      }}
    >
      <Button
        ref={trigger}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="state-unknown" />
        <span className={styles.label}>{t('clusterPage.help')}</span>
      </Button>
      {isOpen && (
        <div
          id={id}
          className={styles.popover}
          role="dialog"
          aria-label={t('clusterPage.help')}
          tabIndex={-1}
        >
          <SupportToken cluster={cluster} />
          <SupportLinks />
        </div>
      )}
    </div>
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
