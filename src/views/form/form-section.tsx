import '../../locales/form-texts'
import { useId } from 'react'
import type { SectionDefinition } from '../../definitions/define-field'
import { isFieldShown } from '../../definitions/field-conditions'
import { t } from '../../locales/t'
import { FieldSlot } from './field-slot'
import { useFormEngine } from './form-engine-context'

/** A titled group of fields; without a visible field only their slots stay, for their defaults. */
export function FormSection(props: {
  section: SectionDefinition<string>
  /** The only section of a dialog needs no frame and no title of its own. */
  isPlain?: boolean
}) {
  const { section, isPlain = false } = props
  const { plan, context } = useFormEngine()
  const { fields } = plan
  const titleId = useId()
  const slots = section.fields.flatMap((name) => {
    const field = fields[name]
    return field ? [<FieldSlot key={name} name={name} field={field} />] : []
  })
  const isShown = section.fields.some((name) => fields[name] && isFieldShown(fields[name], context))
  if (!isShown) {
    return (
      <>
        {plan.wizard && <p>{t('form.nothingMore')}</p>}
        {slots}
      </>
    )
  }
  if (isPlain) {
    return (
      <div className="form-fields">
        {section.text !== undefined && <p className="form-note">{t(section.text)}</p>}
        {slots}
      </div>
    )
  }
  return (
    <section className="surface form-fields form-section" aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{t(section.title)}</h2>
        {section.text !== undefined && <p className="second">{t(section.text)}</p>}
      </div>
      {slots}
    </section>
  )
}
