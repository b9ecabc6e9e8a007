import { t } from '../../../locales/t'
import { Dialog } from '../../../ui/dialog'
import styles from './palette.module.css'

const keys = [
  ['Ctrl K, ⌘ K', 'palette.keyOpen'],
  ['↑ ↓', 'palette.keyMove'],
  ['Enter', 'palette.keyChoose'],
  ['Ctrl Enter, ⌘ Enter', 'palette.keyNewTab'],
  ['Esc', 'palette.keyClose'],
  ['?', 'palette.keyList'],
] as const

/** Every shortcut of the console. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t('palette.shortcuts')} onClose={onClose}>
      <p className="second">{t('palette.keysText')}</p>
      <dl className={styles.keys}>
        {keys.map(([key, text]) => (
          <div key={key}>
            <dt>{t(text)}</dt>
            <dd>
              <kbd>{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
