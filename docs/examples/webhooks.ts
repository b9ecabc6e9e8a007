import * as z from 'zod/mini'
import { defineResource } from '../../src/definitions/define'
import type { FieldDefinition } from '../../src/definitions/define-field'
import { filterBuilder } from '../../src/definitions/filter-builder'
import { restCalls } from '../../src/definitions/rest-calls'
import * as actions from '../../src/definitions/standard-actions'
import { standardForms } from '../../src/definitions/standard-forms'

const calls = restCalls('webhooks', 'cluster')
const text = z.string()
const count = z.nullish(z.number())
const webhookSchema = z.object({ id: text, name: text, url: text, event: text, retries: count })
const events = [
  { value: 'connected', label: { en: 'Cluster connected' } },
  { value: 'disconnected', label: { en: 'Cluster disconnected' } },
]
const fields = {
  name: { label: { en: 'Name' }, kind: 'text', required: { en: 'Please enter a name' }, max: 40 },
  url: { label: { en: 'Address' }, kind: 'text', required: { en: 'Please enter an address' } },
  event: { label: { en: 'Event' }, kind: 'choice', required: { en: 'Please choose one' }, options: events },
  retries: { label: { en: 'Retries' }, kind: 'number', min: 0, max: 10 },
} as const satisfies Record<string, FieldDefinition>

const shown = ['name', 'url', 'event', 'retries'] as const
const forms = standardForms({ one: 'Webhook', calls, fields: shown, locked: ['name'] })

/** Addresses that a cluster calls when something happens to it. */
export const webhooks = defineResource({
  name: 'webhooks',
  label: { one: { en: 'Webhook' }, many: { en: 'Webhooks' } },
  about: { en: 'Addresses that are called when something happens to this cluster.' },
  scope: 'cluster',
  place: { kind: 'tab', tab: 'integrations', label: { en: 'Integrations' }, anchor: 'webhooks' },
  access: { subject: 'ClusterConfiguration', list: 'view', create: 'manage', edit: 'manage' },
  schema: webhookSchema,
  titleField: 'name',
  calls: { list: calls.list },
  fields,
  formFields: fields,
  list: {
    columns: shown,
    search: { fields: ['name', 'url'], label: { en: 'Search webhooks' }, placeholder: { en: 'Name' } },
    filters: [filterBuilder(fields, shown)],
    sort: { field: 'name', order: 'asc' },
    loading: { en: 'Loading webhooks…' },
    empty: { title: { en: 'No webhooks yet' }, action: 'create' },
    error: { en: 'The webhooks could not be loaded' },
  },
  ...forms,
  import: {},
  actions: [
    actions.createAction('manage', { en: 'New webhook' }),
    actions.importAction('manage'),
    actions.editAction('manage'),
    actions.bulkEditAction(actions.editAction('manage'), forms.edit),
    actions.deleteAction({ requires: 'manage', call: calls.delete, dangerText: { en: 'No more calls.' } }),
  ],
})
