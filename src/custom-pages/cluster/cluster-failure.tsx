import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { errorSentence } from '../../views/error-sentence'
import styles from './page-states.module.css'

/** The cluster could not be read: why, and the way to ask again. */
export function ClusterFailure({ error, onRetry }: { error: Error; onRetry: () => Promise<void> }) {
  return (
    <section className={styles.state} role="alert">
      <Icon name="alert" />
      <h2>{t('clusterPage.failed')}</h2>
      <p>{errorSentence(error)}</p>
      <Button kind="primary" onClick={() => void onRetry()}>
        {t('common.retry')}
      </Button>
    </section>
  )
}
