import '../../locales/form-texts'
import Flex from 'antd/es/flex'
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
  /** What the value may do that nobody wants, where it is not wrong. */
  warning?: string | null
  /** A way on, offered under the error. */
  retryOption?: ReactNode
  isValid: boolean
  /** Draws the input, given what ties it to its label and its sentences. */
  children: (frame: FrameProps) => ReactNode
}

export type FrameProps = {
  id: string
  labelId: string
  /** Ids of the help and error sentences. */
  describedBy: string | undefined
  hasError: boolean
}

/** What ties an input of antd to its frame. */
export function tiedTo({ id, describedBy, hasError }: Omit<FrameProps, 'labelId'>) {
  return {
    id,
    status: hasError ? 'error' : '',
    'aria-invalid': hasError,
    'aria-describedby': describedBy,
  } as const
}

/** Label above, input, then help and error under it; the ids tie them together. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, error, warning = null, help = null, lock = null } = props
  const [labelId, errorId, helpId] = [`${id}-label`, `${id}-error`, `${id}-help`]
  const isSaid = error !== null || warning !== null
  const describedBy = [isSaid && errorId, (lock ?? help) !== null && helpId].filter(Boolean).join(' ')
  const state = error ? 'error' : warning !== null ? 'warning' : props.isValid ? 'success' : undefined
  return (
    <div className="form-field" data-state={state}>
      <Flex gap="small" align="center">
        {props.isGroup ? (
          <span className="form-label" id={labelId}>
            {props.label}
          </span>
        ) : (
          <label className="form-label" id={labelId} htmlFor={id}>
            {props.label}
          </label>
        )}
        {props.isOptional && <span className="form-note">{t('form.optional')}</span>}
        {props.isValid && !error && (
          <span className="form-tick">
            <Icon name="check" size={14} />
          </span>
        )}
      </Flex>
      {props.children({ id, labelId, describedBy: describedBy || undefined, hasError: error !== null })}
      {error && (
        <Flex gap={4} align="flex-start" id={errorId} role="alert" className="form-error">
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
        </Flex>
      )}
      {!error && warning !== null && (
        <Flex gap={4} align="flex-start" id={errorId} role="status" className="form-warning">
          <Icon name="alert" size={14} />
          <span>{warning}</span>
        </Flex>
      )}
      {props.retryOption}
      {(lock ?? help) !== null && (
        <div id={helpId} className="form-note">
          {lock !== null && <p>{lock}</p>}
          {help !== null && <p>{help}</p>}
        </div>
      )}
    </div>
  )
}
