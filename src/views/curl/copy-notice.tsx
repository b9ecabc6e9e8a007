import { t } from '../../locales/t'
import type { CopyState } from '../../ui/use-copy'
import styles from './copy-as-curl.module.css'

/** What became of a copied command, said above its control for as long as it lasts (PLT-004, PLT-013). */
export function CopyNotice({ state }: { state: CopyState }) {
  return (
    <span role="status" className={state === 'ready' ? styles.hidden : styles.notice}>
      {state !== 'ready' && t(state === 'copied' ? 'common.copiedNotice' : 'common.copyFailed')}
    </span>
  )
}
