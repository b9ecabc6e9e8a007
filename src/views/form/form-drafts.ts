import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { isSecret } from '../../definitions/define-field'
import type { FormRecord, FormValues } from '../../definitions/form-values'
import type { FormFields } from './form-plan'

const prefix = 'basalt.draft:'
const draftSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]),
)

/** The name of a person's draft of one form; drafts of other people in the same tab are never read. */
export function draftKey(personId: string, form: string): string {
  return `${prefix}${personId}:${form}`
}

/** Forgets the drafts of everybody in this tab; called on log-out. */
export function eraseDrafts(): void {
  const tab = storage()
  if (!tab) return
  for (const key of Object.keys(tab)) if (key.startsWith(prefix)) tab.removeItem(key)
}

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

  const wasDirty = useRef(false)
  useEffect(() => {
    if (key === null || isOver.current) return
    if (isDirty) writeDraft(key, values, fields)
    // What was typed and taken back must not come again.
    else if (wasDirty.current) {
      removeDraft(key)
      setIsRestored(false)
    }
    wasDirty.current = isDirty
  }, [key, values, fields, isDirty])

  function forget() {
    if (key !== null) removeDraft(key)
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
  const text = storage()?.getItem(key)
  if (!text) return null
  try {
    const draft = draftSchema.safeParse(JSON.parse(text))
    return draft.success ? withoutSecrets(draft.data, fields) : null
  } catch {
    return null
  }
}

/** Keeps what is typed in this tab, without the fields marked as secret. */
function writeDraft(key: string, values: FormValues, fields: FormFields): void {
  try {
    storage()?.setItem(key, JSON.stringify(withoutSecrets(values, fields)))
  } catch {
    // A full or forbidden storage costs the draft, never the form.
  }
}

function removeDraft(key: string): void {
  storage()?.removeItem(key)
}

function withoutSecrets(values: FormValues, fields: FormFields): FormRecord {
  return Object.fromEntries(
    Object.entries(values).filter(
      // A file cannot be kept as text: it is chosen again.
      ([name, value]) => fields[name] !== undefined && !isSecret(fields[name]) && !(value instanceof File),
    ),
  )
}

function storage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null
  } catch {
    return null
  }
}
