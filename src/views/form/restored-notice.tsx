import { t } from '../../locales/t'
import { Button } from '../../ui/button'

/** Says that the form holds what was typed before, and offers an empty one. */
export function RestoredNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div className="form-notice" role="status">
      <span>{t('form.restored')}</span>
      <Button onClick={onStartOver}>{t('form.startOver')}</Button>
    </div>
  )
}
