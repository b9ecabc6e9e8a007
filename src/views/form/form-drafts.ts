import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { isSecret } from '../../definitions/define-field'
import type { FormRecord, FormValue, FormValues } from '../../definitions/form-values'
import { keepText, keptText } from '../../ui/kept-text'
import type { FormFields } from './form-plan'

const keptValue: z.ZodMiniType<FormValue> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(z.string()),
    draftSchema,
    z.array(draftSchema),
  ]),
)
const draftSchema = z.record(z.string(), keptValue)

export type Draft = {
  /** The form opened with what was typed before. */
  isRestored: boolean
  /** The form has secrets, which no draft keeps. */
  hasSecrets: boolean
  /** Forgets the draft and stops keeping one; the form is done or given up. */
  erase: () => void
  /** Forgets what was restored and opens the form again. */
  startOver: () => void
}

/** Keeps what is typed until the form is sent or given up, and restores it when the form opens again. */
export function useDraft(input: {
  /** None is kept without. */
  key: string | null
  form: UseFormReturn<FormRecord>
  fields: FormFields
  values: FormRecord
  isDirty: boolean
  /** What the form opens with as if it had been typed, in place of a draft. */
  filledIn?: FormRecord | undefined
}): Draft {
  const { key, form, fields, values, isDirty, filledIn } = input
  const isOver = useRef(false)
  const [isRestored, setIsRestored] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once, when the form opens
  useEffect(() => {
    const draft = filledIn ?? (key === null ? null : readDraft(key, fields))
    if (draft === null) return
    // No input of it may ever be drawn, and only a registered field follows what others change.
    if (filledIn) for (const name of Object.keys(fields)) form.register(name)
    for (const [name, value] of Object.entries(draft)) form.setValue(name, value, { shouldDirty: true })
    setIsRestored(!filledIn)
  }, [])

  const wasDirty = useRef(false)
  useEffect(() => {
    if (key === null || isOver.current) return
    if (isDirty) writeDraft(key, values, fields)
    // What was typed and taken back must not come again.
    else if (wasDirty.current) {
      keepText(key, null, 'tab')
      setIsRestored(false)
    }
    wasDirty.current = isDirty
  }, [key, values, fields, isDirty])

  function forget() {
    if (key !== null) keepText(key, null, 'tab')
  }

  return {
    isRestored,
    hasSecrets: Object.values(fields).some(isSecret),
    erase: () => {
      isOver.current = true
      forget()
    },
    startOver: () => {
      forget()
      form.reset(undefined, { keepDirtyValues: false, keepErrors: false, keepTouched: false })
      setIsRestored(false)
    },
  }
}

/** What was typed before the session ended, for the fields that still exist; null when there is nothing. */
function readDraft(key: string, fields: FormFields): FormRecord | null {
  try {
    return withoutSecrets(draftSchema.parse(JSON.parse(keptText(key, 'tab') ?? '')), fields)
  } catch {
    return null
  }
}

/** Keeps what is typed in this tab, without the fields marked as secret. */
function writeDraft(key: string, values: FormValues, fields: FormFields): void {
  keepText(key, JSON.stringify(withoutSecrets(values, fields)), 'tab')
}

function withoutSecrets(values: FormValues, fields: FormFields): FormRecord {
  return Object.fromEntries(
    Object.entries(values).filter(
      // A file cannot be kept as text: it is chosen again.
      ([name, value]) => fields[name] !== undefined && !isSecret(fields[name]) && !(value instanceof File),
    ),
  )
}
