import { useFormContext } from 'react-hook-form'
import type { FormRecord } from '../../definitions/form-values'
import { t } from '../../locales/t'
import { useFormKit } from './form-kit-context'

/** After a failed attempt: which fields still need a hand, each a way to it. */
export function ErrorSummary() {
  const { plan, faults, attempts } = useFormKit()
  const { fields } = plan
  const { setFocus } = useFormContext<FormRecord>()
  const wrong = Object.keys(fields).filter((name) => faults[name] !== undefined)
  if (attempts === 0 || wrong.length === 0) return null
  const [before, after = ''] = t('form.fix', { fields: '\n' }).split('\n')
  return (
    <p className="form-summary-errors" role="status">
      {before}
      {wrong.map((name, place) => (
        <span key={name}>
          {place > 0 && ', '}
          <button type="button" className="form-link" onClick={() => setFocus(name)}>
            {fields[name] && t(fields[name].label)}
          </button>
        </span>
      ))}
      {after}
    </p>
  )
}
