import { type ReactNode, useId } from 'react'
import { Icon } from '../../ui/icon'
import styles from './dialog-field.module.css'

/** What a field gives its control, so that label, help and error are said with it. */
export type ControlProps = {
  id: string
  className: string | undefined
  'aria-describedby': string
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export type DialogFieldProps = {
  label: string
  error?: string | null
  help?: string
  isRequired?: boolean
  children: (control: ControlProps) => ReactNode
}

/** A control of a dialog that no definition describes: label above, help or the error under it. */
export function DialogField({ label, error, help, isRequired = false, children }: DialogFieldProps) {
  const id = useId()
  return (
    <div className={styles.field} data-status={error ? 'error' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-describedby': `${id}-note`,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      <p className={styles.note} id={`${id}-note`} role={error ? 'alert' : undefined}>
        {error ? (
          <>
            <Icon name="alert" />
            {error}
          </>
        ) : (
          help
        )}
      </p>
    </div>
  )
}
