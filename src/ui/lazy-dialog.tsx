import type { ComponentType } from 'react'
import { t } from '../locales/t'
import { type LazyPiece, lazyPiece } from './lazy-piece'
import styles from './lazy-piece.module.css'
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
    <div className={styles.floating} data-busy>
      <Spinner text={t('shell.opening')} />
    </div>
  )
}

function DialogFault(props: PieceFaultProps) {
  return (
    <div className={styles.floating}>
      <PieceFault {...props} />
    </div>
  )
}
