import { t } from '../../../locales/t'
import { Button } from '../../../ui/button'
import { CopyFrame } from '../../../ui/copy-frame'
import { Icon } from '../../../ui/icon'

export type SecretValueProps = {
  label: string
  /** Null while it is masked: what hides it does not stand in the page. */
  revealed: string | null
  onToggle: () => void
  readValue: () => string | Promise<string>
}

/** A secret, and what reveals, hides and copies it. */
export function SecretValue({ label, revealed, onToggle, readValue }: SecretValueProps) {
  const isRevealed = revealed !== null
  const toggleLabel = t(isRevealed ? 'clusterSecrets.hide' : 'clusterSecrets.reveal', { what: label })
  return (
    <>
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
    </>
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
