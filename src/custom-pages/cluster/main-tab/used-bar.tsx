import type { DiskLevel } from '../../../domain/storage'
import styles from './used-bar.module.css'

/** How full a disk is, as a bar in the colour of its level (DET-083). For eyes only: the words stand beside it. */
export function UsedBar({ percent, level }: { percent: number; level: DiskLevel }) {
  return (
    <span className={styles.bar} data-level={level} aria-hidden="true">
      <span style={{ inlineSize: `${percent}%` }} />
    </span>
  )
}
