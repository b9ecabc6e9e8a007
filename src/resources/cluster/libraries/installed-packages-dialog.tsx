import type { Library } from '../../../domain/library'
import { t } from '../../../locales/t'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { confirmWidth } from '../../../views/confirm/confirm-width'
import styles from './install-library.module.css'

type InstalledPackagesDialogProps = {
  clashes: readonly Library[]
  onCancel: () => void
  onOverwrite: () => void
}

/** Asks before packages that are there are overwritten (D2 §5 'Libraries', LIB-D10). */
export function InstalledPackagesDialog({ clashes, onCancel, onOverwrite }: InstalledPackagesDialogProps) {
  return (
    <Dialog
      title={t('libraries.detectedTitle')}
      width={confirmWidth}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
          <Button kind="primary" onClick={onOverwrite}>
            {t('libraries.overwrite')}
          </Button>
        </>
      }
    >
      <p>{t('libraries.detectedText')}</p>
      <ul className={styles.clashes}>
        {clashes.map(({ id, coordinates }) => (
          <li key={id}>
            <code>{coordinates}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
