import { t } from '../locales/t'

/** Something is on its way; `text` is said aloud, and shown unless it is the plain "Loading". */
export function Spinner({ text }: { text?: string }) {
  return (
    <div className="spinner" role="status">
      <span className="spinner-ring" />
      {text ? <span>{text}</span> : <span className="visually-hidden">{t('common.loading')}</span>}
    </div>
  )
}
