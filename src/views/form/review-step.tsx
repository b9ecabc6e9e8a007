import '../../locales/form-texts'
import Flex from 'antd/es/flex'
import { useEffect, useRef } from 'react'
import { type FieldDefinition, isSecret } from '../../definitions/define-field'
import { factsOf } from '../../definitions/field-conditions'
import { type FormContext, isEmptyValue, isMaking } from '../../definitions/form-values'
import { inCurrency } from '../../definitions/in-currency'
import { hiddenSecret } from '../../domain/hidden-secret'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import { cellWords, type KnownLabels } from '../cells/cell-words'
import styles from './description-list.module.css'
import { everyWarning } from './field-warnings'
import { useFormEngine } from './form-engine-context'
import { hasSameValue, openingValues } from './record-values'

type ReviewStepProps = {
  shown: readonly string[]
  labels: KnownLabels
  /** Only what becomes another value. */
  isOfChanges?: boolean
}

/** All that will be sent, by field; of a record that is changed also what it was. */
export function ReviewStep({ shown, labels, isOfChanges = false }: ReviewStepProps) {
  const { plan, context } = useFormEngine()
  const ref = useRef<HTMLDListElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const before = isMaking(context.mode) ? null : { ...context, values: openingValues(plan, context) }
  const warnings = everyWarning(plan.fields, context)
  const title = plan.wizard && t(plan.wizard.review)
  const list = (
    <dl className={styles.list} ref={ref} tabIndex={-1} aria-label={title}>
      {shown.flatMap((name) => {
        const field = plan.fields[name]
        if (!field) return []
        const now = reviewText(field, name, context, labels)
        const was = before === null ? now : reviewText(field, name, before, labels)
        if (isOfChanges && hasSameValue(context.values[name], before?.values[name])) return []
        return (
          <div key={name}>
            <dt>{t(field.label)}</dt>
            <dd>
              {was === now ? now : t('form.reviewChange', { was, now })}
              {warnings[name] !== undefined && (
                <Flex gap={4} align="flex-start" className="form-warning">
                  <Icon name="alert" size={14} />
                  <span>{warnings[name]}</span>
                </Flex>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
  // A dialog is its frame already.
  if (plan.layout !== 'page') return list
  return (
    <section className="surface form-fields form-section">
      <h2>{title}</h2>
      {list}
    </section>
  )
}

/** A field's value in words; a secret is only said to be given. */
export function reviewText(
  field: FieldDefinition,
  name: string,
  context: FormContext,
  labels: KnownLabels,
): string {
  if (field.review !== undefined) return field.review(context)
  const value = context.values[name]
  if (field.kind === 'switch') return t(value === true ? 'form.on' : 'form.off')
  if (isEmptyValue(value)) return t('views.notGiven')
  if (isSecret(field)) return hiddenSecret
  if (value instanceof File) return value.name
  return cellWords(inCurrency(field, factsOf(context).valueOf), value, labels) || t('views.notGiven')
}
