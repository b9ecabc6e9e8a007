import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import type { Draft } from './use-draft'

/** Says that the form opened with what was typed before, and offers to begin anew. */
export function RestoredNotice({ draft }: { draft: Draft }) {
  if (!draft.isRestored) return null
  return (
    <div className="form-notice" role="status">
      <span>{t('form.restored')}</span>
      <Button onClick={draft.startOver}>{t('form.startOver')}</Button>
    </div>
  )
}
