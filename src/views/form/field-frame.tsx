import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import './form.css'

export type FieldFrameProps = {
  id: string
  label: string
  isGroup?: boolean
  isOptional?: boolean
  help?: string | null
  /** Why the field is locked, said under it. */
  lock?: string | null
  error: { message: string; isNotActivated: boolean } | null
  /** A way on, offered under the error. */
  retryOption?: ReactNode
  isValid: boolean
  children: ReactNode
}

/** Label above, input, then help and error under it; the ids tie them together. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, error, help = null, lock = null } = props
  return (
    <div className="form-field" data-state={error ? 'error' : props.isValid ? 'success' : undefined}>
      <div className="form-label-line">
        {props.isGroup ? (
          <span className="form-label" id={labelIdOf(id)}>
            {props.label}
          </span>
        ) : (
          <label className="form-label" id={labelIdOf(id)} htmlFor={id}>
            {props.label}
          </label>
        )}
        {props.isOptional && <span className="form-optional">{t('form.optional')}</span>}
        {props.isValid && (
          <span className="form-tick">
            <Icon name="check" size={14} />
          </span>
        )}
      </div>
      {props.children}
      {error && (
        <div id={errorIdOf(id)} role="alert" className="form-error">
          <Icon name="alert" size={14} />
          <span>
            {error.message}
            {error.isNotActivated && (
              <>
                {' '}
                <Link to="/support">{t('form.contactSupport')}</Link>
              </>
            )}
          </span>
        </div>
      )}
      {props.retryOption && <div className="form-retry">{props.retryOption}</div>}
      {(lock ?? help) !== null && (
        <div id={helpIdOf(id)} className="form-help">
          {lock !== null && <p>{lock}</p>}
          {help !== null && <p>{help}</p>}
        </div>
      )}
    </div>
  )
}

export function labelIdOf(id: string): string {
  return `${id}-label`
}

export function helpIdOf(id: string): string {
  return `${id}-help`
}

export function errorIdOf(id: string): string {
  return `${id}-error`
}
