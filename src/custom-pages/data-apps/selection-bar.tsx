import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import type { onIntent } from '../../ui/on-intent'
import styles from './data-apps.module.css'

type SelectionBarProps = {
  count: number
  onInstall: () => void
  /** Handlers of the button that installs. */
  beforeInstall: ReturnType<typeof onIntent>
  onClear: () => void
}

/** Rises once apps are chosen, to install them together (APP-D04). */
export function SelectionBar({ count, onInstall, beforeInstall, onClear }: SelectionBarProps) {
  if (count === 0) return null
  return (
    <section className={`floating ${styles.selection}`} aria-label={t('dataAppImport.chosenBar')}>
      <span role="status">{t('dataAppImport.chosen', { count })}</span>
      <Button kind="quiet" onClick={onClear}>
        {t('dataAppImport.clearChosen')}
      </Button>
      <Button kind="primary" {...beforeInstall} onClick={onInstall}>
        {t('dataAppImport.installChosen', { count })}
      </Button>
    </section>
  )
}
