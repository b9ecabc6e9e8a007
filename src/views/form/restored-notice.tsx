import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import type { Draft } from './form-drafts'
import { FormNotice } from './form-notice'

/** Says that the form opened with what was typed before, and offers to begin anew. */
export function RestoredNotice({ draft }: { draft: Draft }) {
  if (!draft.isRestored) return null
  return (
    <FormNotice type="info" actions={<Button onClick={draft.startOver}>{t('form.startOver')}</Button>}>
      {t('form.restored')}
    </FormNotice>
  )
}
