import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormRecord } from '../../definitions/form-values'
import { eraseDraft, readDraft, writeDraft } from './form-drafts'
import type { FormFields } from './form-plan'

export type Draft = {
  /** The form opened with what was typed before. */
  isRestored: boolean
  /** Forgets the draft and stops keeping one; the form is done or given up. */
  erase: () => void
  /** Forgets what was restored and opens the form anew. */
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
}): Draft {
  const { key, form, fields, values, isDirty } = input
  const isOver = useRef(false)
  const [isRestored, setIsRestored] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once, when the form opens
  useEffect(() => {
    const draft = key === null ? null : readDraft(key, fields)
    if (draft === null) return
    for (const [name, value] of Object.entries(draft)) form.setValue(name, value, { shouldDirty: true })
    setIsRestored(true)
  }, [])

  useEffect(() => {
    if (key !== null && isDirty && !isOver.current) writeDraft(key, values, fields)
  }, [key, values, fields, isDirty])

  return {
    isRestored,
    erase: () => {
      isOver.current = true
      if (key !== null) eraseDraft(key)
    },
    startOver: () => {
      if (key !== null) eraseDraft(key)
      form.reset()
      setIsRestored(false)
    },
  }
}
