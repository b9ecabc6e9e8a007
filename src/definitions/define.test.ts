import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { MessageKey } from '../locales/messages'
import { defineResource } from './define'
import type { FieldDefinition } from './define-field'

const base = {
  name: 'keys',
  label: { one: 'clusters.one', many: 'clusters.many' },
  scope: 'user',
  place: { kind: 'page' },
  access: { subject: 'Cluster', list: 'list' },
  schema: z.object({ id: z.string(), title: z.string() }),
  calls: { list: 'listClusters' },
  fields: { title: { label: 'clusters.fieldName', kind: 'text' } },
  actions: [],
} as const
const list = {
  loading: 'clusters.gettingClusters',
  empty: { title: 'clusters.listEmpty' },
  error: 'clusters.listFailed',
} as const

const right = { ...base, titleField: 'title', list: { ...list, columns: ['title'] } } as const

it('compiles with names of the schema, and with no others', () => {
  const definition = defineResource(right)
  // @ts-expect-error: the schema has no such column
  defineResource({ ...right, list: { ...list, columns: ['titel'] } })
  // @ts-expect-error: the schema has no such title
  defineResource({ ...right, titleField: 'titel' })
  // @ts-expect-error: the schema has no such field
  defineResource({ ...right, fields: { ...base.fields, titel: base.fields.title } })
  // @ts-expect-error: there is no such text
  const error: MessageKey = 'clusters.listFaild'

  expect(error).not.toBe(list.error)
  expect(definition.name).toBe('keys')
})

it('compiles with keys, calls, kinds and places of the format, and with no others', () => {
  const action = {
    name: 'stop',
    requires: 'list',
    label: 'clusters.one',
    icon: 'stop',
    where: ['row'],
  } as const
  const server = { kind: 'server', sizes: [10] } as const
  const stop = { ...action, call: 'listClusters' } as const
  const definition = defineResource({ ...right, actions: [stop] })
  // @ts-expect-error: a definition has no such key
  defineResource({ ...right, abuot: 'clusters.one' })
  // @ts-expect-error: a list has no such key
  defineResource({ ...right, list: { ...list, columns: ['title'], refesh: { every: 1000 } } })
  // @ts-expect-error: nothing is known of a server that pages like this
  defineResource({ ...right, list: { ...list, columns: ['title'], paging: { ...server, query: 'simple' } } })
  // @ts-expect-error: the schema has no such column to sort by
  defineResource({ ...right, list: { ...list, columns: ['title'], sortable: ['titel'] } })
  // @ts-expect-error: the schema has no such column to show at times
  defineResource({ ...right, list: { ...list, columns: ['title'], columnsShownWhen: { titel: () => true } } })
  // @ts-expect-error: the schema has no such column to show on demand
  defineResource({ ...right, list: { ...list, columns: ['title'], columnsOnDemand: ['titel'] } })
  // @ts-expect-error: an action has no such key
  defineResource({ ...right, actions: [{ ...stop, destroy: 'clusters.one' }] })
  // @ts-expect-error: the contract has no such call
  defineResource({ ...right, calls: { list: 'listCluster' } })
  // @ts-expect-error: there is no such kind of field
  defineResource({ ...right, fields: { title: { label: 'clusters.one', kind: 'txt' } } })
  // @ts-expect-error: an action stands in no such place
  defineResource({ ...right, actions: [{ ...stop, where: ['tolbar'] }] })
  // @ts-expect-error: a condition says what the field is, or what it is not
  defineResource({ ...right, actions: [{ ...stop, offeredWhen: { field: 'title' } }] })

  expect(definition.actions).toEqual([stop])
})

it('compiles with fields in a constant whose keys are those of the format, and with no others', () => {
  const fields = {
    title: { label: 'clusters.fieldName', kind: 'text' },
  } as const satisfies Record<string, FieldDefinition>
  const definition = defineResource({ ...right, fields, formFields: fields })
  const misspelt = {
    // @ts-expect-error: a field has no such key
    title: { label: 'clusters.fieldName', kind: 'text', hlp: 'clusters.one' },
  } as const satisfies Record<string, FieldDefinition>

  expect(definition.formFields).toEqual(fields)
  expect(misspelt.title).not.toEqual(fields.title)
})
