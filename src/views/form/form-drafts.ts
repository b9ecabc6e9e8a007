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

/** What is kept: the values that were typed, and what stood in their place. */
const keptSchema = z.object({ typed: draftSchema, before: draftSchema })
type Kept = z.infer<typeof keptSchema>

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
  /** Of what others may change: what the person has seen of it, and how that is changed. */
  seen?: FormRecord
  onSeen?: (change: FormRecord) => void
}): Draft {
  const { key, form, fields, values, isDirty, filledIn, seen, onSeen } = input
  const isOver = useRef(false)
  const [isRestored, setIsRestored] = useState(false)
  /** As it was when the form opened: what the form fills in by itself is nothing that the record has. */
  const [seenFirst] = useState(seen)

  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once, when the form opens
  useEffect(() => {
    const draft = filledIn ? { typed: filledIn, before: {} } : key === null ? null : readDraft(key, fields)
    if (draft === null) return
    onSeen?.(draft.before)
    for (const [name, value] of Object.entries(draft.typed)) form.setValue(name, value, { shouldDirty: true })
    setIsRestored(!filledIn)
  }, [])

  const { defaultValues: opened } = form.formState
  const wasDirty = useRef(false)
  useEffect(() => {
    if (key === null || isOver.current) return
    if (isDirty) writeDraft(key, typedOf(values, opened, seen), fields)
    // What was typed and taken back must not come again.
    else if (wasDirty.current) {
      keepText(key, null, 'tab')
      setIsRestored(false)
    }
    wasDirty.current = isDirty
  }, [key, values, fields, isDirty, opened, seen])

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
      onSeen?.(seenFirst ?? {})
      setIsRestored(false)
    },
  }
}

/** What nobody typed is left out: it is taken from the newest record when the form opens again. */
function typedOf(values: FormRecord, opened: object = {}, seen: FormRecord = {}): Kept {
  const typed = Object.entries(values).filter(([name, value]) => !isEqual(value, Reflect.get(opened, name)))
  const before = typed.map(([name]) => [name, seen[name]] as const)
  return { typed: Object.fromEntries(typed), before: Object.fromEntries(before) }
}

function isEqual(left: unknown, right: unknown): boolean {
  // A file has no text of its own, and opens no form.
  return !(left instanceof File) && JSON.stringify(left ?? null) === JSON.stringify(right ?? null)
}

/** What was typed before the session ended, for the fields that still exist; null when there is nothing. */
function readDraft(key: string, fields: FormFields): Kept | null {
  try {
    return withoutSecrets(keptSchema.parse(JSON.parse(keptText(key, 'tab') ?? '')), fields)
  } catch {
    return null
  }
}

/** Keeps what is typed in this tab, without the fields marked as secret. */
function writeDraft(key: string, kept: Kept, fields: FormFields): void {
  keepText(key, JSON.stringify(withoutSecrets(kept, fields)), 'tab')
}

function withoutSecrets({ typed, before }: Kept, fields: FormFields): Kept {
  const plain = (values: FormValues) =>
    Object.fromEntries(
      Object.entries(values).filter(
        // A file cannot be kept as text: it is chosen again.
        ([name, value]) => fields[name] !== undefined && !isSecret(fields[name]) && !(value instanceof File),
      ),
    )
  return { typed: plain(typed), before: plain(before) }
}
