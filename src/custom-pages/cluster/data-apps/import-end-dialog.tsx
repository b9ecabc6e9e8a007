import { useNavigate } from 'react-router'
import { t } from '../../../locales/t'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import styles from './data-apps-tab.module.css'
import { importEndLines, tryAgainTarget } from './import-end-lines'
import type { ImportNews } from './use-import-status'

export type ImportEndDialogProps = {
  news: ImportNews
  clusterName: string
  /** What is there now is read again. */
  onDone: () => void
}

/**
 * How an import ended (D3 §4.3): DONE, and where something is missing TRY AGAIN, which goes to the catalogue with what
 * failed (APP-017, APP-D15).
 */
export function ImportEndDialog({ news: { status, apps }, clusterName, onDone }: ImportEndDialogProps) {
  const navigate = useNavigate()
  const { failed, unnamedFailures, error, message, datasourceMessage } = status
  const hasFailed = status.state === 'failed'
  const missing = failed.length === 0 && hasFailed ? apps : failed
  const title = hasFailed
    ? t('dataAppImport.importingFailed')
    : (message.title ?? t('dataAppImport.finished'))
  const subtitle = hasFailed && message.title !== title ? message.title : null
  const lines = importEndLines([subtitle, message.body, error, datasourceMessage], missing, unnamedFailures)

  function handleTryAgain() {
    onDone()
    const { to, state } = tryAgainTarget(clusterName, missing)
    void navigate(to, { state })
  }
  return (
    <Dialog
      title={title}
      onClose={onDone}
      actions={
        <>
          {(hasFailed || failed.length + unnamedFailures > 0) && (
            <Button onClick={handleTryAgain}>{t('dataAppImport.tryAgain')}</Button>
          )}
          <Button kind="primary" onClick={onDone}>
            {t('dataAppImport.done')}
          </Button>
        </>
      }
    >
      <div className={styles.lines}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Dialog>
  )
}
