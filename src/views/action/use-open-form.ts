import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import { useQueryParameters } from '../../ui/use-query-parameters'
import { listState, recordPath } from '../records/record-path'
import { addressPrefix } from '../records/use-list-address'

type Mode = NonNullable<ActionDefinition['opens']>

/** The form of a resource that is open, as its address says; `recordId` is null for a new record. */
export type OpenForm = { mode: Mode; recordId: string | null }

const modes: readonly Mode[] = ['create', 'clone', 'edit', 'scale', 'detail', 'import']

/** Which form of a resource is open lives in the address, so that it can be shared and the back button closes it. */
export function useOpenForm(definition: ResourceDefinition): {
  opened: OpenForm | null
  open: (mode: Mode, recordId?: string) => void
  close: () => void
} {
  const [parameters, setParameters] = useQueryParameters()
  const navigate = useNavigate()
  const key = `${addressPrefix(definition)}open`
  const shown = definition.detail?.parameter
  const set = useCallback(
    (place: string, value: string | null) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before)
          for (const other of [key, shown]) if (other !== undefined) after.delete(other)
          if (value !== null) after.set(place, value)
          return after
        },
        { replace: value === null, preventScrollReset: true },
      ),
    [key, shown, setParameters],
  )
  const close = useCallback(() => set(key, null), [key, set])
  const open = (mode: Mode, recordId?: string) => {
    if (mode === 'detail' && definition.detail?.page && recordId !== undefined) {
      void navigate(recordPath(definition, recordId), { state: listState(`?${parameters}`) })
      return
    }
    if (mode === 'create' && definition.create?.layout) {
      void navigate(`/${definition.name}/create`)
      return
    }
    if (recordId === undefined || mode === 'create') set(key, mode)
    else if (mode === 'detail' && shown !== undefined) set(shown, recordId)
    else set(key, `${mode}:${recordId}`)
  }
  const detailOf = shown === undefined ? null : parameters.get(shown)
  const opened: OpenForm | null = detailOf
    ? { mode: 'detail', recordId: detailOf }
    : readOpenForm(parameters.get(key))
  return { opened, open, close }
}

/** Reads `create`, or `edit:<id>` and the like; null for anything else. */
export function readOpenForm(value: string | null): OpenForm | null {
  const [word, ...rest] = (value ?? '').split(':')
  const mode = modes.find((known) => known === word)
  const recordId = rest.join(':')
  if (!mode || (mode === 'create' || mode === 'import') !== (recordId === '')) return null
  return { mode, recordId: recordId || null }
}
