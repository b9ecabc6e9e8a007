import { useState } from 'react'
import { t } from '../../../locales/t'
import { Dialog } from '../../../ui/dialog'
import { keepText, keptText } from '../../../ui/kept-text'
import { Switch } from '../../../ui/switch'
import { noSingleKeys } from '../palette-view'
import styles from './palette.module.css'

const keys = [
  ['Ctrl K, ⌘ K', 'palette.keyOpen'],
  ['↑ ↓', 'palette.keyMove'],
  ['Enter', 'palette.keyChoose'],
  ['Ctrl Enter, ⌘ Enter', 'palette.keyNewTab'],
  ['Esc', 'palette.keyClose'],
] as const
const singleKeys = [['?', 'palette.keyList']] as const

/** Every shortcut of the console, and the switch for those of a single character. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(areSingleKeysOn)
  return (
    <Dialog title={t('palette.shortcuts')} onClose={onClose}>
      <p className="second">{t('palette.keysText')}</p>
      <dl className={styles.keys}>
        {[...keys, ...(isOn ? singleKeys : [])].map(([key, text]) => (
          <div key={key}>
            <dt>{t(text)}</dt>
            <dd>
              <kbd>{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.choice}>
        <div>
          <p id="single-keys">{t('palette.singleKeys')}</p>
          <p id="single-keys-text" className="second">
            {t('palette.singleKeysText')}
          </p>
        </div>
        <Switch
          isOn={isOn}
          isDisabled={false}
          isBusy={false}
          aria-labelledby="single-keys"
          aria-describedby="single-keys-text"
          onPress={() => {
            keepText(noSingleKeys, isOn ? '1' : null)
            setOn(areSingleKeysOn())
          }}
        />
      </div>
    </Dialog>
  )
}

function areSingleKeysOn(): boolean {
  return keptText(noSingleKeys) === null
}
