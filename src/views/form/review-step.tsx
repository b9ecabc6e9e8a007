import { useEffect, useRef } from 'react'
import { t } from '../../locales/t'
import { useFormKit } from './form-kit-context'
import { openingValues } from './opening-values'
import { reviewText } from './review-text'

/** All that will be sent, by field; of a record that is changed also what it was. */
export function ReviewStep({ shown }: { shown: readonly string[] }) {
  const { plan, fields, context } = useFormKit()
  const ref = useRef<HTMLDListElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const before = context.mode === 'create' ? null : { ...context, values: openingValues(plan, context) }
  return (
    <dl className="form-review" ref={ref} tabIndex={-1} aria-label={plan.wizard && t(plan.wizard.review)}>
      {shown.flatMap((name) => {
        const field = fields[name]
        if (!field) return []
        const now = reviewText(field, name, context)
        const was = before === null ? now : reviewText(field, name, before)
        return (
          <div key={name} className="form-review-line">
            <dt className="form-review-label">{t(field.label)}</dt>
            <dd className="form-review-value">{was === now ? now : t('form.reviewChange', { was, now })}</dd>
          </div>
        )
      })}
    </dl>
  )
}
