import { type ReactNode, useId } from 'react'

type FieldAttributes = {
  id: string
  className: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/** Label above, fault below, and the styling of a fault on the control itself (PLT-001). */
export function SupportField(props: {
  label: string
  fault: string | null
  children: (attributes: FieldAttributes) => ReactNode
}) {
  const id = useId()
  const faultId = `${id}-fault`
  return (
    <div className="support-field">
      <label htmlFor={id}>{props.label}</label>
      {props.children({
        id,
        className: 'support-control',
        'aria-invalid': props.fault !== null,
        'aria-describedby': props.fault === null ? undefined : faultId,
      })}
      {props.fault !== null && (
        <p className="support-fault" id={faultId} role="alert">
          {props.fault}
        </p>
      )}
    </div>
  )
}
