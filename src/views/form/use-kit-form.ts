import { useId, useMemo, useRef } from 'react'
import { type UseFormReturn, useForm, useFormState, useWatch } from 'react-hook-form'
import { checkForm, type FormFields, isFieldShown } from './check-form'
import type { FormKit } from './form-kit-context'
import type { FormPlan } from './form-plan'
import { createFormResolver } from './form-resolver'
import type { FormRecord, FormSituation } from './form-values'
import { openingValues } from './opening-values'
import { useAfterPress } from './use-after-press'

export type KitForm = {
  form: UseFormReturn<FormRecord>
  kit: FormKit
  values: FormRecord
  isDirty: boolean
  /** Names of the fields on screen. */
  shown: readonly string[]
  /** The fields that are checked: what cannot be changed is not the person's to mend. */
  judged: FormFields
  handlePointerDown: () => void
}

/** The state of one form of a definition: its values, what is wrong with them, and what its fields share. */
export function useKitForm(plan: FormPlan, situation: FormSituation): KitForm {
  const { fields } = plan
  const id = useId()
  const openedWith = useRef<FormRecord | null>(null)
  openedWith.current ??= openingValues(plan, situation)
  const judged = useMemo<FormFields>(
    () => Object.fromEntries(Object.entries(fields).filter(([name]) => !plan.locked.includes(name))),
    [fields, plan.locked],
  )
  const form = useForm<FormRecord>({
    mode: 'onTouched',
    defaultValues: openedWith.current,
    resolver: createFormResolver(judged, (values) => ({ ...situation, values })),
  })
  const values = useWatch({ control: form.control })
  const { handlePointerDown, runAfterPress } = useAfterPress()
  const { isDirty, submitCount } = useFormState({ control: form.control })
  const { person, productKey, scope, mode, record } = situation
  const kit = useMemo<FormKit>(() => {
    const context = { person, productKey, scope, mode, record, values }
    return {
      id,
      plan,
      fields,
      context,
      faults: checkForm(judged, context),
      attempts: submitCount,
      runAfterPress,
      remedy: null,
    }
  }, [id, plan, fields, judged, values, person, productKey, scope, mode, record, submitCount, runAfterPress])
  const shown = Object.entries(fields).flatMap(([name, field]) =>
    isFieldShown(field, kit.context) ? [name] : [],
  )
  return { form, kit, values, isDirty, shown, judged, handlePointerDown }
}
