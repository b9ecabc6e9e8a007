import type { ComponentType } from 'react'
import { t } from '../locales/t'
import styles from './lazy-dialog.module.css'
import { type LazyPiece, lazyPiece } from './lazy-piece'
import { PieceFault, type PieceFaultProps } from './piece-fault'
import { Spinner } from './spinner'

/** A dialog whose code arrives when it opens: at once something says that it is coming. */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPiece<Props> {
  return lazyPiece<Props>(load, { Waiting: DialogWaiting, Fault: DialogFault })
}

function DialogWaiting() {
  return (
    <div className={`floating ${styles.place}`} data-busy>
      <Spinner text={t('shell.opening')} />
    </div>
  )
}

function DialogFault(props: PieceFaultProps) {
  return (
    <div className={`floating ${styles.place}`}>
      <PieceFault {...props} />
    </div>
  )
}
