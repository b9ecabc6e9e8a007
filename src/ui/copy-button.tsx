import { t } from '../locales/t'
import styles from './copy-button.module.css'
import { useCopy } from './use-copy'

export type CopyButtonProps = {
  text: string
  /** Names the value for screen readers. */
  what: string
  /** Milliseconds for which it says that it is copied; a second when left out. */
  copiedFor?: number
  /** What it then says. */
  copiedText?: string
}

/** Copies a text; says so for a while, to eyes and to screen readers (PLT-004, PLT-008). */
export function CopyButton({ text, what, copiedFor, copiedText }: CopyButtonProps) {
  const { state, copy } = useCopy(copiedFor)
  const isCopied = state === 'copied'
  return (
    <span className={styles.copy}>
      <button
        type="button"
        className={styles.button}
        data-copied={isCopied || undefined}
        title={t('common.copy')}
        onClick={() => void copy(text)}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" className={styles.icon}>
          {isCopied ? (
            <path d="m3 8.5 3.2 3.25L13 5" />
          ) : (
            <>
              <rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
              <path d="M10.5 5.5V4A1.5 1.5 0 0 0 9 2.5H4A1.5 1.5 0 0 0 2.5 4v5A1.5 1.5 0 0 0 4 10.5h1.5" />
            </>
          )}
        </svg>
        <span className={styles.hidden}>{t('views.copyNamed', { what })}</span>
      </button>
      <span role="status" className={state === 'ready' ? styles.hidden : styles.notice}>
        {isCopied && (copiedText ?? t('common.copiedNotice'))}
        {state === 'failed' && t('common.copyFailed')}
      </span>
    </span>
  )
}
