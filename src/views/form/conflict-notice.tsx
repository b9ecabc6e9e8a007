import '../../locales/form-texts'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import type { KnownLabels } from '../cells/cell-words'
import { useFormEngine } from './form-engine-context'
import { FormNotice } from './form-notice'
import { reviewText } from './review-step'
import type { EditConflict } from './use-edit-conflict'

type ConflictNoticeProps = EditConflict & { labels: KnownLabels }

/** Says what somebody else changed meanwhile, and lets the person choose whose values stay. */
export function ConflictNotice({ changes, takeNewValues, keepMine, labels }: ConflictNoticeProps) {
  const { context } = useFormEngine()
  return (
    <FormNotice
      actions={
        <>
          <Button onClick={takeNewValues}>{t('form.takeNew')}</Button>
          <Button onClick={keepMine}>{t('form.keepMine')}</Button>
        </>
      }
    >
      <p>{t('form.changedMeanwhile')}</p>
      <ul className="form-list">
        {changes.map(({ name, field, value }) => {
          const now = reviewText(
            field,
            name,
            { ...context, values: { ...context.values, [name]: value } },
            labels,
          )
          return <li key={name}>{t('form.newValue', { field: t(field.label), value: now })}</li>
        })}
      </ul>
    </FormNotice>
  )
}
