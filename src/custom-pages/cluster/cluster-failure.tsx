import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { StatePanel } from '../../ui/state-panel'
import { errorSentence } from '../../views/error-sentence'

/** The cluster could not be read: why, and the way to ask again. */
export function ClusterFailure({ error, onRetry }: { error: Error; onRetry: () => Promise<void> }) {
  return (
    <StatePanel icon="alert" tone="error" title={t('clusterPage.failed')} text={errorSentence(error)}>
      <Button kind="primary" onClick={() => void onRetry()}>
        {t('common.retry')}
      </Button>
    </StatePanel>
  )
}
