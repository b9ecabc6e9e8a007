import { t } from '../../../locales/t'
import { CodeFrame } from '../../../ui/code-frame'

/** Lines to copy, which say where that failed (CFG-069, CFG-D34). */
export function Snippet(props: { text: string; what: string }) {
  return <CodeFrame {...props} failedText={t('settingCards.copyFailed')} />
}
