import Input from 'antd/es/input/Input'
import { useId } from 'react'
import { Icon } from '../../ui/icon'
import styles from './text-field.module.css'

export type TextFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  error: string | null
  /** Drawn as correct (PLT-001). */
  isValid: boolean
}

/** The one input of a small dialog: label above, the error under it, said to screen readers. */
export function TextField({ label, value, onChange, error, isValid }: TextFieldProps) {
  const id = useId()
  return (
    <div className={styles.field} data-status={error ? 'error' : isValid ? 'success' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Input
        id={id}
        className={styles.input}
        value={value}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        status={error ? 'error' : ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className={styles.note} id={`${id}-note`} role={error ? 'alert' : undefined}>
        {error && <Icon name="alert" />}
        {error}
      </p>
    </div>
  )
}
