import { useEffect, useState } from 'react'
import type { ClusterSecrets } from '../../../domain/cluster-secrets'
import { t } from '../../../locales/t'
import { Button } from '../../../ui/button'
import { CopyButton } from '../../../ui/copy-button'
import { Icon } from '../../../ui/icon'
import { Tip } from '../../../ui/tip'
import styles from './secret-list.module.css'

/** Milliseconds for which a secret stays revealed. */
const revealedFor = 30_000

/** Each secret masked: what hides it does not stand in the page. One is revealed at a time. */
export function SecretList({ secrets }: { secrets: ClusterSecrets }) {
  const [revealed, setRevealed] = useRevealed()
  return (
    <section className={styles.secrets} aria-label={t('clusterSecrets.title')}>
      <h2>{t('clusterSecrets.title')}</h2>
      <p className={styles.about}>{t('clusterSecrets.about')}</p>
      <dl className={styles.list}>
        {names.map((name) => (
          <Secret
            key={name}
            label={t(`clusterSecrets.${name}`)}
            value={secrets[name]}
            isRevealed={revealed === name}
            onToggle={() => setRevealed(revealed === name ? null : name)}
          />
        ))}
      </dl>
      <p className={styles.about}>{t('clusterSecrets.hidesSoon')}</p>
    </section>
  )
}

const names = ['connection', 'user', 'password'] as const
type Name = (typeof names)[number]

/** Which one is revealed: none after half a minute, and none once the page was out of sight. */
function useRevealed() {
  const [revealed, setRevealed] = useState<Name | null>(null)
  useEffect(() => {
    if (revealed === null) return
    const hide = () => setRevealed(null)
    const timer = setTimeout(hide, revealedFor)
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [revealed])
  return [revealed, setRevealed] as const
}

function Secret(props: { label: string; value: string | null; isRevealed: boolean; onToggle: () => void }) {
  const { label, value, isRevealed, onToggle } = props
  const toggleLabel = t(isRevealed ? 'clusterSecrets.hide' : 'clusterSecrets.reveal', { what: label })
  return (
    <div className={styles.secret}>
      <dt>{label}</dt>
      {value === null ? (
        <dd>{t('clusters.notGiven')}</dd>
      ) : (
        <dd className={styles.value}>
          <code>{isRevealed ? value : <Mask />}</code>
          <Tip name={toggleLabel}>
            <Button kind="icon" aria-label={toggleLabel} onClick={onToggle}>
              <Icon name={isRevealed ? 'eye-off' : 'view'} size={14} />
            </Button>
          </Tip>
          <CopyButton text={value} what={label} />
        </dd>
      )}
    </div>
  )
}

/** Of one length, whatever it hides. */
function Mask() {
  return (
    <>
      <span aria-hidden="true">{'•'.repeat(12)}</span>
      <span className="visually-hidden">{t('clusterSecrets.masked')}</span>
    </>
  )
}
