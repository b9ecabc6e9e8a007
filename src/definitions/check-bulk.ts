import type { ResourceDefinition } from './define'
import { bulkFields } from './define-bulk'
import { type Fault, fault } from './fault'

/** Faults of changing selected records: the form to edit has a field for that, and its call changes no more than that. */
export function* checkBulk(definition: ResourceDefinition): Generator<Fault> {
  const { name, actions, edit } = definition
  if (!actions.some(({ bulk }) => bulk === 'edit')) return
  const at = `${name}.edit.bulk`
  if (edit === undefined) {
    yield fault('R098', at, 'selected records are changed as "edit" changes one, and there is no "edit"')
    return
  }
  if (Object.keys(bulkFields(definition)).length === 0) {
    const message = 'its form has no field that several records could have one value of'
    yield fault('R098', at, `${message}; secrets, files, locked ones and the title are none`)
  }
  if (typeof edit.call === 'object' && edit.call.method === 'PUT' && edit.request === undefined) {
    const message = 'a PUT replaces the whole record, and of each one only the changed field is sent'
    yield fault('R098', at, `${message}: change it by PATCH, or leave "bulk" out`)
  }
  for (const part of ['answer', 'ask', 'upload', 'operation'] as const) {
    if (edit[part] === undefined) continue
    yield fault('R098', at, `"${part}" of "edit" is about one record at a time; leave "bulk" out`)
  }
}
