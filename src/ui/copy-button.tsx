import { t } from '../locales/t'
import styles from './copy-button.module.css'
import { useCopy } from './use-copy'

/**
 * Copies a text; says so for a second, to eyes and to screen readers (PLT-004, PLT-008).
 * @param what names the value for screen readers
 */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { state, copy } = useCopy()
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
        {state !== 'ready' && t(isCopied ? 'common.copiedNotice' : 'common.copyFailed')}
      </span>
    </span>
  )
}
