import { t } from '../locales/t'
import { Button } from './button'
import styles from './copy-button.module.css'
import { CopyFrame } from './copy-frame'
import { Icon } from './icon'
import { useCopy } from './use-copy'

export type CopyButtonProps = {
  text: string
  /** Names the value. */
  what: string
  /** Milliseconds for which it says that it is copied; a second when left out. */
  copiedFor?: number
  /** What it then says. */
  copiedText?: string
}

/** Copies a text; says so for a while, to eyes and to screen readers (PLT-004, PLT-008). */
export function CopyButton({ text, what, copiedFor, copiedText }: CopyButtonProps) {
  const { state, copy } = useCopy(copiedFor)
  return (
    <span className={styles.small}>
      <CopyFrame state={state} text={copiedText}>
        <Button kind="icon" aria-label={t('views.copyNamed', { what })} onClick={() => void copy(() => text)}>
          <Icon name={state === 'copied' ? 'check' : 'copy'} size={14} />
        </Button>
      </CopyFrame>
    </span>
  )
}
