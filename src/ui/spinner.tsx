import { t } from '../locales/t'
import { Icon } from './icon'

/** Something is on its way; `text` is said aloud, and shown unless it is the plain "Loading". */
export function Spinner({ text }: { text?: string }) {
  return (
    <div className="spinner" role="status">
      <Icon name="state-working" isSpinning />
      {text ?? <span className="visually-hidden">{t('common.loading')}</span>}
    </div>
  )
}
