import { type ReactNode, useId } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import type { FormRecord } from '../../definitions/form-values'
import '../form/form.css'
import { FieldSlot } from '../form/field-slot'
import { type FormEngine, FormEngineContext } from '../form/form-engine-context'
import styles from './bulk-edit-dialog.module.css'

export type BulkFieldsProps = Pick<FormEngine, 'plan' | 'context' | 'faults' | 'attempts'> & {
  form: UseFormReturn<FormRecord>
  /** What stands above the fields. */
  before?: ReactNode
  /** What stands below them. */
  children?: ReactNode
}

/** Fields that are asked for once for many records, within the question that names these. */
export function BulkFields({ form, before, children, ...known }: BulkFieldsProps) {
  const id = useId()
  const engine: FormEngine = {
    ...known,
    id,
    runAfterPress: (task) => task(),
    retryOption: null,
    upload: null,
  }
  return (
    <FormProvider {...form}>
      <FormEngineContext value={engine}>
        <div className={`form-fields ${styles.fields}`}>
          {before}
          {Object.entries(known.plan.fields).map(([name, field]) => (
            <FieldSlot key={name} name={name} field={field} />
          ))}
          {children}
        </div>
      </FormEngineContext>
    </FormProvider>
  )
}
