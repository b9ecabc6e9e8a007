import { useEffect, useState } from 'react'
import { t } from '../locales/t'
import styles from './copy-button.module.css'

/** Milliseconds for which a copied value says so (PLT-008). */
const copiedFor = 1000

/**
 * Copies a text; says so for a second, to eyes and to screen readers (PLT-004, PLT-008).
 * @param what names the value for screen readers
 */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), copiedFor)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function handleClick() {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }

  return (
    <span className={styles.copy}>
      <button
        type="button"
        className={styles.button}
        data-copied={isCopied || undefined}
        title={t('common.copy')}
        onClick={() => void handleClick()}
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
      <span role="status" className={isCopied ? styles.notice : styles.hidden}>
        {isCopied ? t('common.copiedNotice') : ''}
      </span>
    </span>
  )
}
