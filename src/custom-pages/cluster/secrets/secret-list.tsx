import { useEffect, useState } from 'react'
import type { ClusterSecrets } from '../../../domain/cluster-secrets'
import { t } from '../../../locales/t'
import { Button } from '../../../ui/button'
import { CopyFrame } from '../../../ui/copy-frame'
import { Icon } from '../../../ui/icon'
import styles from './secret-list.module.css'
import { SecretsLoading } from './secrets-loading'
import { useHeldSecrets } from './use-held-secrets'

export type SecretListProps = {
  clusterName: string
  /** They could not be read (DET-079). Stable from one rendering to the next. */
  onFailure: (error: unknown) => void
}

/** Milliseconds for which a secret stays revealed. */
const revealedFor = 30_000

/**
 * Each secret masked: what hides it does not stand in the page. One is revealed at a time; once it is hidden none is
 * held any longer, and the next one asked for is read again.
 */
export function SecretList({ clusterName, onFailure }: SecretListProps) {
  const { given, revealed, toggle, readValue } = useSecrets(clusterName, onFailure)
  if (given === null) return <SecretsLoading />
  return (
    <section className={styles.secrets} aria-label={t('clusterSecrets.title')}>
      <h2>{t('clusterSecrets.title')}</h2>
      <p className={styles.about}>{t('clusterSecrets.about')}</p>
      <dl className={styles.list}>
        {names.map((name) => (
          <Secret
            key={name}
            label={t(`clusterSecrets.${name}`)}
            isGiven={given.includes(name)}
            revealed={revealed?.name === name ? revealed.value : null}
            onToggle={() => toggle(name)}
            readValue={() => readValue(name)}
          />
        ))}
      </dl>
      <p className={styles.about}>{t('clusterSecrets.hidesSoon')}</p>
    </section>
  )
}

const names = ['connection', 'user', 'password'] as const
type Name = (typeof names)[number]

/** Which secrets there are, and which one is revealed: none after half a minute, and none once the page was out of sight. */
function useSecrets(clusterName: string, onFailure: SecretListProps['onFailure']) {
  const { ask, forget } = useHeldSecrets(clusterName)
  const [given, setGiven] = useState<readonly Name[] | null>(null)
  const [revealed, setRevealed] = useState<{ name: Name; value: string } | null>(null)

  useEffect(() => {
    let isThere = true
    const begin = async (): Promise<void> => {
      const secrets = await ask()
      if (secrets) setGiven(givenIn(secrets))
      // Forgotten before they arrived, since the page went out of sight.
      else if (isThere) await begin()
    }
    begin().catch(onFailure)
    return () => {
      isThere = false
      forget()
    }
  }, [ask, forget, onFailure])

  useEffect(() => {
    const hide = () => {
      setRevealed(null)
      forget()
    }
    const timer = revealed === null ? undefined : setTimeout(hide, revealedFor)
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [revealed, forget])

  async function reveal(name: Name): Promise<void> {
    const value = (await ask())?.[name]
    if (value) setRevealed({ name, value })
  }

  return {
    given,
    revealed,
    toggle: (name: Name) => {
      if (revealed?.name !== name) return void reveal(name).catch(onFailure)
      setRevealed(null)
      forget()
    },
    /** For what is copied without being revealed. */
    readValue: async (name: Name): Promise<string> => {
      try {
        const value = (await ask())?.[name]
        if (value) return value
      } catch (error) {
        onFailure(error)
      }
      throw new Error('There is nothing to copy')
    },
  }
}

function givenIn(secrets: ClusterSecrets): readonly Name[] {
  return names.filter((name) => secrets[name] !== null)
}

type SecretProps = {
  label: string
  isGiven: boolean
  /** Null while it is masked. */
  revealed: string | null
  onToggle: () => void
  readValue: () => Promise<string>
}

function Secret({ label, isGiven, revealed, onToggle, readValue }: SecretProps) {
  const isRevealed = revealed !== null
  const toggleLabel = t(isRevealed ? 'clusterSecrets.hide' : 'clusterSecrets.reveal', { what: label })
  return (
    <div className={styles.secret}>
      <dt>{label}</dt>
      {isGiven ? (
        <dd className={styles.value}>
          <code>{isRevealed ? revealed : <Mask />}</code>
          <Button kind="icon" aria-label={toggleLabel} onClick={onToggle}>
            <Icon name={isRevealed ? 'eye-off' : 'view'} size={14} />
          </Button>
          <CopyFrame isSmall>
            {(copy, isCopied) => (
              <Button
                kind="icon"
                aria-label={t('views.copyNamed', { what: label })}
                onClick={() => copy(readValue)}
              >
                <Icon name={isCopied ? 'check' : 'copy'} size={14} />
              </Button>
            )}
          </CopyFrame>
        </dd>
      ) : (
        <dd>{t('clusters.notGiven')}</dd>
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
