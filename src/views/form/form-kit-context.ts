import { createContext, useContext } from 'react'
import type { FormFields } from './check-form'
import type { FormContext } from './form-values'

/** What the form shares with its fields and with what stands beside it. */
export type FormKit = {
  /** Start of every id in the form. */
  id: string
  fields: FormFields
  context: FormContext
  /** The sentence of every field that is wrong now, shown or not yet. */
  faults: Readonly<Record<string, string>>
  /** The person tried to submit: from now on every fault shows. */
  isTried: boolean
  /** Waits for the mouse button to be up. */
  runAfterPress: (task: () => void) => void
}

export const FormKitContext = createContext<FormKit | null>(null)

/** The form around; a summary beside it reads the values here. @throws Error outside a form of the kit. */
export function useFormKit(): FormKit {
  const kit = useContext(FormKitContext)
  if (!kit) throw new Error('useFormKit needs a form of the kit around it')
  return kit
}
