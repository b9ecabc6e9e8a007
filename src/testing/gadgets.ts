import * as z from 'zod/mini'
import { defineResource } from '../definitions/define'

export type Gadget = {
  id: string
  name: string
  weight: number | null
  isActive: boolean
  madeAt: string | null
  note: string | null
}

/** A kind of resource that only tests know: every part of a table, on a cluster, with calls of its own. */
export const gadgets = defineResource({
  name: 'gadgets',
  label: { one: { en: 'Gadget' }, many: { en: 'Gadgets' } },
  about: { en: 'Things that stand in a table.' },
  scope: 'cluster',
  place: { kind: 'tab', tab: 'gadgets', anchor: 'gadgets' },
  access: { subject: 'ClusterConfiguration', list: 'view', create: 'manage', edit: 'manage' },
  schema: z.object({
    id: z.string(),
    name: z.string(),
    weight: z.nullable(z.number()),
    isActive: z.boolean(),
    madeAt: z.nullable(z.string()),
    note: z.nullable(z.string()),
  }),
  titleField: 'name',
  calls: { list: { method: 'GET', path: '/instances/{instanceId}/gadgets' } },
  fields: {
    name: { label: { en: 'Name' }, kind: 'text' },
    weight: { label: { en: 'Weight' }, kind: 'number', unit: { en: 'kg' } },
    isActive: { label: { en: 'Active' }, kind: 'switch', action: 'toggle' },
    madeAt: { label: { en: 'Made' }, kind: 'date' },
    note: { label: { en: 'Note' }, kind: 'text' },
  },
  list: {
    columns: ['name', 'weight', 'isActive', 'madeAt', 'note'],
    search: {
      fields: ['name'],
      label: { en: 'Search gadgets' },
      placeholder: { en: 'Search by name' },
      debounce: 100,
    },
    filters: [{ key: 'note', label: { en: 'Note' }, all: { en: 'All notes' }, field: 'note' }],
    loading: { en: 'Getting gadgets' },
    empty: { title: { en: 'No gadgets' }, text: { en: 'Make the first one.' }, action: 'sync' },
    error: { en: 'Gadgets failed' },
    retry: { en: 'Refresh' },
    unavailable: { en: 'Gadgets wait for you' },
  },
  detail: {
    title: { en: 'Gadget {{name}}' },
    sections: [{ title: { en: 'Facts' }, fields: ['weight', 'isActive'] }],
  },
  actions: [
    {
      name: 'sync',
      requires: 'manage',
      label: { en: 'Sync' },
      icon: 'sync',
      where: ['toolbar'],
      call: { method: 'POST', path: '/instances/{instanceId}/gadgets/sync' },
      success: { en: 'Synced' },
    },
    {
      name: 'toggle',
      requires: 'manage',
      label: { en: 'Toggle' },
      icon: 'check',
      where: [],
      call: { method: 'PUT', path: '/instances/{instanceId}/gadgets/{recordId}/toggle' },
    },
    {
      name: 'polish',
      requires: 'manage',
      label: { en: 'Polish' },
      icon: 'spark',
      where: ['row'],
      enabledWhen: [{ field: 'isActive', equals: true, reason: { en: 'Only active gadgets shine' } }],
      call: { method: 'POST', path: '/instances/{instanceId}/gadgets/{recordId}/polish' },
      success: { en: '{{name}} shines' },
      useServerMessage: true,
    },
    {
      name: 'delete',
      requires: 'manage',
      label: { en: 'Delete' },
      icon: 'delete',
      where: ['menu', 'selection'],
      offeredWhen: { field: 'note', not: 'keep' },
      call: { method: 'DELETE', path: '/instances/{instanceId}/gadgets/{recordId}' },
      confirm: {
        kind: 'simple',
        title: { en: 'Delete gadgets' },
        text: { en: 'Delete {{names}}?' },
        submit: { en: 'Delete' },
      },
      dangerText: { en: 'What you delete is gone.' },
      success: { en: '{{count}} deleted: {{names}}' },
    },
  ],
})

/** A gadget; give only what a test is about. */
export function buildGadget(parts: Partial<Gadget> = {}): Gadget {
  const name = parts.name ?? 'lamp'
  return { id: `id-${name}`, name, weight: 1, isActive: true, madeAt: null, note: null, ...parts }
}
