import * as z from 'zod/mini'
import { defineResource } from '../resources/define'

const schema = z.object({
  id: z.string(),
  range: z.string(),
  owner: z.string(),
  note: z.nullable(z.string()),
  size: z.number(),
  isActive: z.boolean(),
})

/** A small resource of nobody's, with calls of its own: made and changed in dialogs. */
export const gates = defineResource({
  name: 'gates',
  label: { one: { en: 'Gate' }, many: { en: 'Gates' } },
  scope: 'cluster',
  place: { kind: 'tab', tab: 'access-and-security', anchor: 'gates' },
  access: { subject: 'Cluster', list: 'list', create: 'create', edit: 'create' },
  schema,
  titleField: 'range',
  calls: { list: { method: 'GET', path: '/users/{id}/instances/{name}/gates' } },
  fields: {
    id: { label: { en: 'Id' }, kind: 'text', isCopyable: true },
    range: { label: { en: 'Range' }, kind: 'text' },
    size: { label: { en: 'Size' }, kind: 'number' },
    isActive: { label: { en: 'Active' }, kind: 'switch' },
    note: { label: { en: 'Note' }, kind: 'long-text' },
  },
  formFields: {
    range: { label: { en: 'Range' }, kind: 'text', required: { en: 'Please enter a range' }, debounce: 1500, max: 8 },
    owner: { label: { en: 'Owner' }, kind: 'text' },
    size: { label: { en: 'Size' }, kind: 'number', min: 1, max: 10 },
    password: { label: { en: 'Password' }, kind: 'secret', isSecret: true },
    note: { label: { en: 'Note' }, kind: 'long-text' },
    isActive: { label: { en: 'Active' }, kind: 'switch' },
  },
  list: {
    layout: 'table',
    columns: ['range', 'size', 'isActive'],
    loading: { en: 'Getting gates' },
    empty: { title: { en: 'No gates yet' } },
    error: { en: 'Gates could not be loaded' },
  },
  create: {
    title: { en: 'Add a gate' },
    submit: { en: 'Add' },
    success: { en: '{{name}} is added' },
    saysServerMessage: true,
    call: { method: 'POST', path: '/users/{id}/instances/{name}/gates' },
    sections: [{ title: { en: 'Gate' }, fields: ['range', 'size', 'password', 'note', 'isActive'] }],
  },
  edit: {
    title: { en: 'Edit {{name}}' },
    submit: { en: 'Save' },
    success: { en: '{{name}} is saved' },
    call: { method: 'PUT', path: '/users/{id}/instances/{name}/gates/{recordId}' },
    locked: ['owner'],
    sections: [{ title: { en: 'Gate' }, fields: ['owner', 'range', 'size', 'note', 'isActive'] }],
  },
  detail: { title: { en: 'Gate {{name}}' }, sections: [{ title: { en: 'Gate' }, fields: ['id', 'range', 'size', 'isActive', 'note'] }] },
  actions: [],
})

/** A record of the example. */
export function buildGate(overrides: Partial<z.output<typeof schema>> = {}): z.output<typeof schema> {
  return { id: 'g-1', range: '10.0.0.0', owner: 'Olive', note: null, size: 3, isActive: true, ...overrides }
}
