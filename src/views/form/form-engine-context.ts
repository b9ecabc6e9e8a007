import { createContext, type RefObject, useContext } from 'react'
import type { FormContext } from '../../definitions/form-values'
import type { FormPlan } from './form-plan'
import type { Upload } from './use-form-upload'

/** What the form shares with its fields and with what stands beside it. */
export type FormEngine = {
  /** Start of every id in the form. */
  id: string
  plan: FormPlan
  context: FormContext
  /** The sentence of every field that is wrong now, shown or not yet. */
  faults: Readonly<Record<string, string>>
  /** How often the person tried to submit: from the first time on every fault shows. */
  attempts: number
  /** Waits for the mouse button to be up. */
  runAfterPress: (task: () => void) => void
  /** A way on after the last refusal, beside the error of its field. */
  retryOption: { field: string; label: string; onTake: () => void } | null
  /** The field that takes the focus when the form opens, until it has. */
  opensAt?: RefObject<string | undefined>
  /** A file under way to its storage. */
  upload: Upload | null
}

export const FormEngineContext = createContext<FormEngine | null>(null)

/** The form around; a summary beside it reads the values here. @throws Error outside a form of a definition. */
export function useFormEngine(): FormEngine {
  const engine = useContext(FormEngineContext)
  if (!engine) throw new Error('useFormEngine needs a form of a definition around it')
  return engine
}
