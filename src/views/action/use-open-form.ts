import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import { formWords } from '../../definitions/opened-by'
import { useQueryParameters } from '../../ui/use-query-parameters'
import { createPath, listState, recordPath } from '../records/record-path'
import { addressPrefix } from '../records/use-list-address'

type Mode = Extract<ActionDefinition['opens'], string>

/**
 * The form of a resource that is open, as its address says; `recordId` is null for a new record, and for an action of
 * the toolbar. `action` is the one whose values are asked for, or whose question.
 */
export type OpenForm = { recordId: string | null } & (
  | { mode: Mode; action?: undefined }
  | { mode: 'action' | 'question'; action: ActionDefinition }
)

/** Which form of a resource is open lives in the address, so that it can be shared and the back button closes it. */
export function useOpenForm(definition: ResourceDefinition): {
  opened: OpenForm | null
  /** @param form what `openedBy` answers of an action */
  open: (form: string, recordId?: string) => void
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
  const open = (mode: string, recordId?: string) => {
    if (mode === 'detail' && definition.detail?.page && recordId !== undefined) {
      void navigate(recordPath(definition, recordId), { state: listState(`?${parameters}`) })
      return
    }
    if (mode === 'create' && definition.create?.layout) {
      void navigate(createPath(definition))
      return
    }
    if (recordId === undefined || mode === 'create') set(key, mode)
    else if (mode === 'detail' && shown !== undefined) set(shown, recordId)
    else set(key, `${mode}:${recordId}`)
  }
  const detailOf = shown === undefined ? null : parameters.get(shown)
  const opened: OpenForm | null = detailOf
    ? { mode: 'detail', recordId: detailOf }
    : readOpenForm(parameters.get(key), definition.actions)
  return { opened, open, close }
}

/**
 * Reads `create`, `edit:<id>` and the like, or the name of an action that asks for values or asks before it is done;
 * null for anything else: an address alone does nothing.
 */
export function readOpenForm(
  value: string | null,
  actions: readonly ActionDefinition[] = [],
): OpenForm | null {
  const [word, ...rest] = (value ?? '').split(':')
  const mode = formWords.find((known) => known === word)
  const recordId = rest.join(':') || null
  if (mode) {
    return (mode === 'create' || mode === 'import') === (recordId === null) ? { mode, recordId } : null
  }
  const action = actions.find(
    ({ name, opens, fields, confirm }) => name === word && opens === undefined && (fields ?? confirm),
  )
  const hasPlace = action?.where.some((place) => (place === 'toolbar') === (recordId === null)) ?? false
  // One that stands nowhere is a switch's, in its row.
  const isOfSwitch = action?.where.length === 0 && recordId !== null
  if (!action || !(hasPlace || isOfSwitch)) return null
  return { mode: action.fields ? 'action' : 'question', action, recordId }
}
