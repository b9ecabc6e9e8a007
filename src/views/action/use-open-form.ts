import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import { addressPrefix } from '../records/use-list-address'

type Mode = NonNullable<ActionDefinition['opens']>

/** The form of a resource that is open, as its address says; `recordId` is null for a new record. */
export type OpenForm = { mode: Mode; recordId: string | null }

const modes: readonly Mode[] = ['create', 'clone', 'edit', 'scale', 'detail']

/** Which form of a resource is open lives in the address, so that it can be shared and the back button closes it. */
export function useOpenForm(definition: ResourceDefinition): {
  opened: OpenForm | null
  open: (mode: Mode, recordId?: string) => void
  close: () => void
} {
  const [parameters, setParameters] = useSearchParams()
  const key = `${addressPrefix(definition)}open`
  const set = useCallback(
    (value: string | null) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before)
          if (value === null) after.delete(key)
          else after.set(key, value)
          return after
        },
        { replace: value === null, preventScrollReset: true },
      ),
    [key, setParameters],
  )
  const close = useCallback(() => set(null), [set])
  const open = (mode: Mode, recordId?: string) =>
    set(recordId === undefined || mode === 'create' ? mode : `${mode}:${recordId}`)
  return { opened: readOpenForm(parameters.get(key)), open, close }
}

/** Reads `create`, or `edit:<id>` and the like; null for anything else. */
export function readOpenForm(value: string | null): OpenForm | null {
  if (value === null) return null
  const [word = '', ...rest] = value.split(':')
  const mode = modes.find((known) => known === word)
  const recordId = rest.join(':')
  if (!mode || (mode === 'create') !== (recordId === '')) return null
  return { mode, recordId: recordId || null }
}
