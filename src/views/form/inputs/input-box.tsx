import type { ComponentProps } from 'react'

/** The frame of a one-line input, in the look of the other controls. */
export function InputBox(props: Omit<ComponentProps<'input'>, 'className'>) {
  return (
    <span className="form-box" data-short data-locked={props['aria-disabled'] || undefined}>
      <input {...props} />
    </span>
  )
}
