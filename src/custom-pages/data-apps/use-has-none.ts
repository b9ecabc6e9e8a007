import { useState } from 'react'
import type { Reading } from '../../views/form/options-state'

/**
 * Whether there is none to choose from when a form opens. A form that could be filled in stays, whatever is read while
 * it is: its field says what has gone since.
 */
export function useHasNone({ data, isError }: Reading<readonly unknown[]>): boolean {
  const [isBegun, setBegun] = useState(false)
  if (!isBegun && (data === undefined ? isError : data.length > 0)) setBegun(true)
  return !isBegun && data?.length === 0
}
