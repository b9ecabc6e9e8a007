import type { ComponentProps, ReactNode } from 'react'

type InputBoxProps = Omit<ComponentProps<'input'>, 'className'> & {
  /** A unit or a sign at the end. */
  suffix?: ReactNode
  isShort?: boolean
}

/** The frame of a one-line input, in the look of the other controls. */
export function InputBox({ suffix, isShort, ...rest }: InputBoxProps) {
  return (
    <span
      className="form-box"
      data-short={isShort || undefined}
      data-locked={rest['aria-disabled'] || undefined}
    >
      <input {...rest} />
      {suffix !== undefined && <span className="form-suffix">{suffix}</span>}
    </span>
  )
}
