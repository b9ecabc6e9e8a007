import { type ReactNode, useEffect, useState } from 'react'
import { t } from '../locales/t'
import styles from './copy-frame.module.css'

export type CopyFrameProps = {
  /** Milliseconds for which it says what became of it; a second when left out (PLT-008). */
  shownFor?: number | undefined
  /** Said when it is copied. */
  text?: string | undefined
  /** Said when it could not be copied. */
  failedText?: string | undefined
  isSmall?: boolean
  /** Draws the control, which copies what `write` makes; a text that cannot be made counts as not copied. */
  children: (copy: (write: () => string | Promise<string>) => void, isCopied: boolean) => ReactNode
}

/** A control that copies; what became of it is said above it for a while (PLT-004, PLT-013). */
export function CopyFrame({ shownFor = 1000, text, failedText, isSmall, children }: CopyFrameProps) {
  const [outcome, setOutcome] = useState<{ isCopied: boolean } | null>(null)
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), shownFor)
    return () => clearTimeout(timer)
  }, [outcome, shownFor])

  async function copy(write: () => string | Promise<string>) {
    try {
      await navigator.clipboard.writeText(await write())
      setOutcome({ isCopied: true })
    } catch {
      setOutcome({ isCopied: false })
    }
  }

  const isCopied = outcome?.isCopied === true
  return (
    <span className={styles.copy} data-copied={isCopied || undefined} data-small={isSmall}>
      {children((write) => void copy(write), isCopied)}
      <span role="status" className={outcome ? `floating ${styles.notice}` : 'visually-hidden'}>
        {outcome && (isCopied ? (text ?? t('common.copiedNotice')) : (failedText ?? t('common.copyFailed')))}
      </span>
    </span>
  )
}
