import * as z from 'zod/mini'
import type { NamedApi } from '../api/call'
import type { ResourceDefinition } from './define'
import type { FieldDefinition } from './define-field'
import { deleteAction } from './standard-actions'
import { standardForms } from './standard-forms'

/** Where an API keeps the views of persons, as config.json says it: `{id}` of the path is the person. */
export type SavedViewsPlace = { path: string; recordsAt?: string | undefined }

/** What of a view is kept there: of which list it is, what it is called, and its part of the address. */
export const keptViewSchema = z.object({
  id: z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String)),
  list: z.string(),
  name: z.string(),
  query: z.string(),
})

/**
 * The views that a person keeps on a server, as a resource like any other: read, made, renamed and removed by its calls,
 * and served by the sandbox.
 */
export function savedViewsResource(
  { path, recordsAt }: SavedViewsPlace,
  api: NamedApi | undefined,
): ResourceDefinition {
  const list = { method: 'GET', path: path as `/${string}` } as const
  const one = `${list.path}/{recordId}` as const
  const calls = {
    list,
    create: { method: 'POST', path: list.path },
    one: { method: 'GET', path: one },
    edit: { method: 'PATCH', path: one },
    delete: { method: 'DELETE', path: one },
  } as const
  const label = { one: 'serverViews.one', many: 'manyClusters.views' } as const
  const fields = {
    list: { kind: 'text', label: 'serverViews.list', required: 'serverViews.list', max: 100 },
    name: { kind: 'text', label: 'manyClusters.viewName', required: 'manyClusters.nameEmpty', max: 60 },
    query: { kind: 'text', label: 'serverViews.query', max: 4000 },
  } satisfies Record<string, FieldDefinition>
  return {
    name: 'saved-views',
    label,
    scope: 'user',
    place: { kind: 'page' },
    // Whoever may see a list may keep views of it.
    access: { subject: 'Account', list: 'view', create: 'view', edit: 'view' },
    schema: keptViewSchema,
    titleField: 'name',
    dataProviderName: 'rest',
    api,
    calls: { list, ...(recordsAt !== undefined && { recordsAt }) },
    fields,
    formFields: fields,
    list: {
      columns: ['name'],
      filters: [{ key: 'list', field: 'list', label: 'serverViews.list', all: 'manyClusters.allOfList' }],
      // It is asked for the views of one list.
      paging: { kind: 'server', sizes: [], query: 'simple-rest' },
      loading: label.many,
      empty: { title: label.many },
      error: label.many,
    },
    ...standardForms({ one: { en: 'view' }, calls, fields: ['list', 'name', 'query'] }),
    actions: [deleteAction({ call: calls.delete, requires: 'view', dangerText: label.one })],
  }
}
