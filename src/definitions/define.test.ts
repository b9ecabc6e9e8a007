import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { MessageKey } from '../locales/messages'
import { defineResource } from './define'

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
  layout: 'table',
  loading: 'clusters.gettingClusters',
  empty: { title: 'clusters.listEmpty' },
  error: 'clusters.listFailed',
} as const

it('compiles with names of the schema, and with no others', () => {
  const right = defineResource({ ...base, titleField: 'title', list: { ...list, columns: ['title'] } })
  // @ts-expect-error: the schema has no such column
  defineResource({ ...base, titleField: 'title', list: { ...list, columns: ['titel'] } })
  // @ts-expect-error: the schema has no such title
  defineResource({ ...base, titleField: 'titel', list: { ...list, columns: ['title'] } })
  // @ts-expect-error: there is no such text
  const error: MessageKey = 'clusters.listFaild'

  expect(error).not.toBe(list.error)
  expect(right.name).toBe('keys')
})
