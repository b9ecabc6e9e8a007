import TextArea from 'antd/es/input/TextArea'
import { useId } from 'react'
import type { CloudPipeline } from '../../domain/cluster-choices'
import { browserZone, fullDate, readInstant } from '../../domain/dates'
import { t } from '../../locales/t'
import { useNotices } from '../../providers/use-notices'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import styles from './pipeline-card.module.css'

type PipelineFailureDialogProps = { pipeline: CloudPipeline; onClose: () => void }

/** Why an environment could not be built, to read and to copy (D1 §8 'Cloud cluster creation failure'). */
export function PipelineFailureDialog({ pipeline, onClose }: PipelineFailureDialogProps) {
  const id = useId()
  const { showSuccess, showError } = useNotices()
  const { createdAt, error } = pipeline
  const instant = readInstant(createdAt)
  const text = error ?? t('consentFlow.noErrorText')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showSuccess(t('consentFlow.copied'))
    } catch {
      showError(t('consentFlow.notCopied'))
    }
  }

  return (
    <Dialog
      title={t('consentFlow.failureTitle')}
      width={620}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void copy()}>{t('consentFlow.copyToClipboard')}</Button>
          <Button kind="primary" onClick={onClose}>
            {t('consentFlow.ok')}
          </Button>
        </>
      }
    >
      <div className={styles.failure}>
        {instant !== null && (
          <p>
            {t('consentFlow.createdAt')} {fullDate(instant, browserZone())}
          </p>
        )}
        <label htmlFor={id}>{t('consentFlow.errorText')}</label>
        <TextArea id={id} value={text} readOnly autoSize={{ minRows: 4, maxRows: 12 }} />
      </div>
    </Dialog>
  )
}
