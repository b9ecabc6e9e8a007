import { t } from '../../../locales/t'
import { CopyButton } from '../../../ui/copy-button'
import styles from './snippet.module.css'

/** Lines to copy; where that fails, they can still be selected (CFG-069, CFG-D34). */
export function Snippet({ text, what }: { text: string; what: string }) {
  return (
    <div className={styles.snippet}>
      <pre>{text}</pre>
      <CopyButton text={text} what={what} failedText={t('settingCards.copyFailed')} />
    </div>
  )
}
