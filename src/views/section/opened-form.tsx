import { useEffect } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { lazyDialog } from '../../ui/lazy-dialog'
import { whenIdle } from '../../ui/when-idle'
import { type OpenForm, useOpenForm } from '../action/use-open-form'

/** What is open: it chooses among the forms, questions and details. */
const Opened = lazyDialog(() => import('./opened').then((file) => file.Opened))

export type OpenedFormProps = {
  definition: ResourceDefinition
  /** Undefined until the list is here, and while another page of it is awaited. */
  records: readonly ResourceRecord[] | undefined
  /** They are as the call for one record answers them, which a list may leave fields of out. */
  areWhole?: boolean
}

/**
 * The form, question or detail that the address says is open. What the person may not do, or a record that is not
 * there, is said instead. A record that goes away while its form is open leaves the form standing.
 */
export function OpenedForm({ definition, ...listed }: OpenedFormProps) {
  const { opened, close } = useOpenForm(definition)
  useEffect(() => whenIdle(Opened.preload), [])
  if (!opened || !isDefined(definition, opened.mode)) return null
  const key = `${opened.action?.name ?? opened.mode}:${opened.recordId ?? ''}`
  return <Opened key={key} definition={definition} {...listed} opened={opened} onClose={close} />
}

function isDefined(definition: ResourceDefinition, mode: OpenForm['mode']): boolean {
  if (mode === 'action' || mode === 'question') return true
  const form = definition[mode]
  return form !== undefined && !('layout' in form && form.layout === 'page')
}
