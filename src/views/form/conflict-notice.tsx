import type { FormValue } from '../../definitions/form-values'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { useFormKit } from './form-kit-context'
import type { FieldChange } from './use-edit-conflict'

type ConflictNoticeProps = {
  changes: readonly FieldChange[]
  onTakeNew: () => void
  onKeepMine: () => void
}

/** Says what somebody else changed meanwhile, and lets the person choose whose values stay. */
export function ConflictNotice({ changes, onTakeNew, onKeepMine }: ConflictNoticeProps) {
  const { fields } = useFormKit().plan
  return (
    <div className="form-notice" data-tone="warning" role="alert">
      <div>
        <p>{t('form.changedMeanwhile')}</p>
        <ul className="form-changes">
          {changes.map(({ field, value }) => (
            <li key={field}>
              {t('form.newValue', {
                field: fields[field] ? t(fields[field].label) : field,
                value: wordsOf(value),
              })}
            </li>
          ))}
        </ul>
      </div>
      <span className="form-notice-actions">
        <Button onClick={onTakeNew}>{t('form.takeNew')}</Button>
        <Button onClick={onKeepMine}>{t('form.keepMine')}</Button>
      </span>
    </div>
  )
}

function wordsOf(value: FormValue): string {
  if (value === null || value === undefined || value === '') return t('form.nothing')
  if (typeof value === 'boolean') return t(value ? 'form.on' : 'form.off')
  return Array.isArray(value) ? value.join(', ') : String(value)
}
