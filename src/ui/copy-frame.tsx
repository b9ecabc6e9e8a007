import type { ReactNode } from 'react'
import { t } from '../locales/t'
import styles from './copy-frame.module.css'
import type { CopyState } from './use-copy'

export type CopyFrameProps = {
  state: CopyState
  /** Said when it is copied. */
  text?: string | undefined
  children: ReactNode
}

/** A control that copies; what became of it is said above it, for as long as that lasts (PLT-004, PLT-013). */
export function CopyFrame({ state, text, children }: CopyFrameProps) {
  return (
    <span className={styles.copy} data-copied={state === 'copied' || undefined}>
      {children}
      <span role="status" className={state === 'ready' ? 'visually-hidden' : styles.notice}>
        {state === 'copied' && (text ?? t('common.copiedNotice'))}
        {state === 'failed' && t('common.copyFailed')}
      </span>
    </span>
  )
}
