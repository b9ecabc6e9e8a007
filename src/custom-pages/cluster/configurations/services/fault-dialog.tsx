import type { ServiceNode } from '../../../../domain/service'
import { t } from '../../../../locales/t'
import { Button } from '../../../../ui/button'
import { CopyFrame } from '../../../../ui/copy-frame'
import { Dialog } from '../../../../ui/dialog'
import { Icon } from '../../../../ui/icon'
import styles from './services.module.css'

export type FaultDialogProps = {
  node: ServiceNode
  fault: NonNullable<ServiceNode['fault']>
  /** What its table is called. */
  service: string
  onClose: () => void
}

/** What a node says of its failure or its warnings, to read and to copy (D2 §8 'Other'). */
export function FaultDialog({ node, fault, service, onClose }: FaultDialogProps) {
  const { name, status, messages } = node
  const text = messages.join('\n')
  return (
    <Dialog
      title={t(fault === 'error' ? 'services.failedToStart' : 'services.inWarning', { service })}
      width={620}
      onClose={onClose}
      actions={
        <>
          {messages.length > 0 && (
            <CopyFrame>
              {(copy, isCopied) => (
                <Button onClick={() => copy(() => text)}>
                  <Icon name={isCopied ? 'check' : 'copy'} size={14} />
                  {t('services.copy')}
                </Button>
              )}
            </CopyFrame>
          )}
          <Button kind="primary" onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      <p className="second">{t('services.nodeSays', { name, status })}</p>
      {messages.length > 0 ? (
        <pre className={styles.messages}>{text}</pre>
      ) : (
        <p>{t('services.noMessages')}</p>
      )}
    </Dialog>
  )
}
