import * as z from 'zod/mini'
import { defineResource } from '../definitions/define'

const schema = z.object({
  id: z.string(),
  range: z.string(),
  owner: z.string(),
  note: z.nullable(z.string()),
  size: z.number(),
  isActive: z.boolean(),
})

/** A small resource of nobody's, with calls of its own: made and changed in dialogs. */
export const doors = defineResource({
  name: 'doors',
  label: { one: { en: 'Door' }, many: { en: 'Doors' } },
  scope: 'cluster',
  place: { kind: 'tab', tab: 'access-and-security', anchor: 'doors' },
  access: { subject: 'Cluster', list: 'list', create: 'create', edit: 'create' },
  schema,
  titleField: 'range',
  calls: { list: { method: 'GET', path: '/users/{id}/instances/{name}/doors' } },
  fields: {
    id: { label: { en: 'Id' }, kind: 'text' },
    range: { label: { en: 'Range' }, kind: 'text' },
    size: { label: { en: 'Size' }, kind: 'number' },
    isActive: { label: { en: 'Active' }, kind: 'switch' },
    note: { label: { en: 'Note' }, kind: 'long-text' },
  },
  formFields: {
    range: {
      label: { en: 'Range' },
      kind: 'text',
      required: { en: 'Please enter a range' },
      debounce: 1500,
      max: 8,
    },
    owner: { label: { en: 'Owner' }, kind: 'text' },
    size: { label: { en: 'Size' }, kind: 'number', min: 1, max: 10 },
    password: { label: { en: 'Password' }, kind: 'secret' },
    note: { label: { en: 'Note' }, kind: 'long-text' },
    isActive: { label: { en: 'Active' }, kind: 'switch' },
  },
  list: {
    columns: ['range', 'size', 'isActive'],
    loading: { en: 'Getting doors' },
    empty: { title: { en: 'No doors yet' } },
    error: { en: 'Doors could not be loaded' },
  },
  create: {
    title: { en: 'Add a door' },
    submit: { en: 'Add' },
    success: { en: '{{name}} is added' },
    useServerMessage: true,
    call: { method: 'POST', path: '/users/{id}/instances/{name}/doors' },
    sections: [{ title: { en: 'Door' }, fields: ['range', 'size', 'password', 'note', 'isActive'] }],
  },
  edit: {
    title: { en: 'Edit {{name}}' },
    submit: { en: 'Save' },
    success: { en: '{{name}} is saved' },
    call: { method: 'PUT', path: '/users/{id}/instances/{name}/doors/{recordId}' },
    locked: ['owner'],
    sections: [{ title: { en: 'Door' }, fields: ['owner', 'range', 'size', 'note', 'isActive'] }],
  },
  detail: {
    title: { en: 'Door {{name}}' },
    sections: [{ title: { en: 'Door' }, fields: ['id', 'range', 'size', 'isActive', 'note'] }],
  },
  actions: [],
})

/** A record of the example. */
export function buildDoor(overrides: Partial<z.output<typeof schema>> = {}): z.output<typeof schema> {
  return { id: 'd-1', range: '10.0.0.0', owner: 'Olive', note: null, size: 3, isActive: true, ...overrides }
}
