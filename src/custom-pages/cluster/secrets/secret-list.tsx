import { useCallback, useEffect, useState } from 'react'
import type { ClusterSecrets } from '../../../domain/cluster-secrets'
import { t } from '../../../locales/t'
import styles from './secret-list.module.css'
import { SecretValue, type SecretValueProps } from './secret-value'
import { SecretsLoading } from './secrets-loading'
import { useHeldSecrets } from './use-held-secrets'
import { useHiddenAgain } from './use-hidden-again'

export type SecretListProps = {
  clusterName: string
  /** They could not be read (DET-079). Stable from one rendering to the next. */
  onFailure: (error: unknown) => void
}

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

  const hide = useCallback(() => {
    setRevealed(null)
    forget()
  }, [forget])
  useHiddenAgain(revealed, hide)

  async function reveal(name: Name): Promise<void> {
    const value = (await ask())?.[name]
    if (value) setRevealed({ name, value })
  }

  return {
    given,
    revealed,
    toggle: (name: Name) => {
      if (revealed?.name !== name) return void reveal(name).catch(onFailure)
      hide()
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

function Secret({ isGiven, ...value }: SecretValueProps & { isGiven: boolean }) {
  return (
    <div className={styles.secret}>
      <dt>{value.label}</dt>
      {isGiven ? (
        <dd className={styles.value}>
          <SecretValue {...value} />
        </dd>
      ) : (
        <dd>{t('clusters.notGiven')}</dd>
      )}
    </div>
  )
}
