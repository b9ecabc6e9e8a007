import '../../locales/form-texts'
import type { Action } from '../../access/vocabulary'
import type { NamedApi } from '../../api/call'
import type { Text } from '../../locales/text'
import { listed } from '../condition'
import type { ResourceDefinition } from '../define'
import type { ActionDefinition } from '../define-action'
import type { FieldDefinition } from '../define-field'
import type { EditDefinition } from '../define-form'
import type { FilterDefinition, ListDefinition, PagingDefinition, RefreshDefinition } from '../define-list'
import { filterBuilder } from '../filter-builder'
import { restCalls } from '../rest-calls'
import {
  bulkEditAction,
  cloneAction,
  createAction,
  deleteAction,
  detailAction,
  editAction,
  importAction,
} from '../standard-actions'
import { standardForms } from '../standard-forms'
import { valueFilter } from '../value-filters'
import type { FileAction } from './file-actions'
import type { FileField } from './file-fields'
import type { FileCreate, FileEdit } from './file-forms'
import { entryRule, rulesOfTypes } from './file-rules'
import { lowered, own, said } from './file-texts'
import { recordSchemaOf } from './record-schema'
import type { ResourceFile } from './resource-file'
import { toConfirmation } from './to-confirmation'
import { toLimits } from './to-limits'
import { toUnit, toWire } from './to-wire'

/** The definition a file stands for: what the file says, and what every resource has where it says nothing. */
export function toDefinition(file: ResourceFile, api?: NamedApi): ResourceDefinition {
  const { name, label, about, scope, place, access, titleField, detail } = file
  const { one, many } = label
  const calls = restCalls(name, scope)
  const standard = standardForms<string>({ one, calls, fields: [] })
  const standardClone = {
    ...standard.create,
    title: 'standard.cloneTitle',
    opens: file.create?.opens,
  } as const
  const create = file.create && toForm(standard.create, file.create, one)
  const edit = file.edit && toForm(standard.edit, file.edit, one)
  const clone = file.clone && toForm(standardClone, file.clone, one)
  const mayCreate = file.create?.enabledWhen
  const inForms = [create, edit, clone].flatMap((form) => form?.sections.flatMap(({ fields }) => fields))
  const asked = (file.actions ?? []).map((action) => toFields(action.fields ?? {}))
  const fields = Object.entries(file.fields).map(([key, field]) => [key, toField(field)] as const)
  return {
    name,
    label: { one, many },
    about,
    scope,
    place: place.kind === 'menu' ? place : { anchor: name, ...place },
    access,
    schema: recordSchemaOf(file.fields),
    wire: toWire(file.calls, toFields(file.fields), asked),
    titleField,
    calls: toCalls(file, calls),
    dataProviderName: 'rest',
    api,
    fields: Object.fromEntries(fields),
    formFields: Object.fromEntries(fields.filter(([key]) => inForms.includes(key))),
    list: toList(file),
    create,
    import: file.import,
    edit,
    clone,
    detail: detail && toDetail(detail, one),
    actions: [
      ...(create && access.create
        ? [createAction(access.create, said('standard.newOne', { one: lowered(one) }), mayCreate)]
        : []),
      ...(file.import && access.create ? [importAction(access.create, mayCreate)] : []),
      ...(edit && access.edit ? toEditActions(edit, access.edit, file.edit) : []),
      ...(clone && access.clone ? [cloneAction(access.clone, both(mayCreate, file.clone?.enabledWhen))] : []),
      ...(detail ? [detailAction(access.list)] : []),
      ...(file.actions ?? []).map(toAction),
      ...(file.delete ? [deleteAction({ call: calls.delete, ...file.delete })] : []),
    ],
  }
}

/** A clone is a new record, too. */
function both(one: FileEdit['enabledWhen'], other: FileEdit['enabledWhen']): FileEdit['enabledWhen'] {
  return one && other ? [...listed(one), ...listed(other)] : (one ?? other)
}

function toEditActions(
  form: EditDefinition<string>,
  requires: Action,
  { enabledWhen, bulk }: FileEdit = {},
): ActionDefinition[] {
  const edit = editAction(requires, enabledWhen)
  return bulk ? [edit, bulkEditAction(edit, form)] : [edit]
}

type Sections = Pick<NonNullable<ResourceFile['edit']>, 'fields' | 'sections'>

/** The convention has a call for one record; a list with a call of its own is searched, unless the file names another. */
function toCalls(file: ResourceFile, standard: ReturnType<typeof restCalls>): ResourceDefinition['calls'] {
  const one = file.calls?.list ? undefined : standard.one
  const { filterParameter: _filterParameter, id: _id, list, ...own } = file.calls ?? {}
  const { method, path, query } = list ?? {}
  const texts = Object.entries(query ?? {}).map(([key, value]) => [key, String(value)])
  return {
    list: method && path ? { method, path } : standard.list,
    ...(one && file.detail?.page && { one }),
    ...own,
    ...(query && { query: Object.fromEntries(texts) }),
  }
}

function toDetail(
  { fields, sections, title, ...detail }: NonNullable<ResourceFile['detail']>,
  one: Text,
): NonNullable<ResourceDefinition['detail']> {
  return { title: title ?? one, ...detail, sections: toSections({ fields, sections }, one) }
}

/** Fields without headings stand in one section. */
function toSections({ fields = [], sections }: Sections, title: Text) {
  return sections ?? [{ title, fields }]
}

function toForm<Form extends EditDefinition<string>>(
  standard: Form,
  {
    fields,
    sections,
    steps,
    review,
    bulk: _bulk,
    enabledWhen: _enabledWhen,
    ...words
  }: FileEdit & Pick<FileCreate, 'layout' | 'opens'>,
  title: Text,
): Form {
  const { layout, ...rest } = words
  return {
    ...standard,
    ...rest,
    ...(layout === 'page' && { layout }),
    ...(steps && { wizard: { review: review ?? 'standard.review' } }),
    sections: toSections({ fields, sections }, title),
  }
}

/** The type that a value has where it is shown: of a computed one what its formula comes to. */
function shownTypeOf({ type, as = 'text' }: Pick<FileField, 'type' | 'as'>) {
  return type === 'computed' ? as : type
}

function toField({
  type,
  as,
  value,
  fields,
  kinds,
  filter: _filter,
  unit,
  ...field
}: FileField): FieldDefinition {
  const shownAs = shownTypeOf({ type, as })
  return {
    ...field,
    ...toUnit({ type, unit }),
    ...toLimits({ type, ...field }),
    kind: shownAs === 'boolean' ? 'switch' : shownAs,
    rule: type === 'list' && field.rule ? entryRule(field.rule) : (field.rule ?? rulesOfTypes[type]),
    computed: type === 'computed' ? (value ?? '') : undefined,
    // Nothing else tells that an entry ends with a key, and another one may follow.
    ...(type === 'list' &&
      !field.options &&
      !field.placeholder && { placeholder: 'standard.listPlaceholder' }),
    // Not chosen by in forms, but filtered by.
    ...(shownAs === 'boolean' && !field.options && { options: yesAndNo }),
    fields: fields && toFields(fields),
    ...(kinds && {
      kinds: Object.fromEntries(
        Object.entries(kinds).map(([name, kind]) => [name, { ...kind, fields: toFields(kind.fields) }]),
      ),
    }),
  }
}

function toFields(fields: Readonly<Record<string, FileField>>): Record<string, FieldDefinition> {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, toField(field)]))
}

function toAction({ confirm, fields, where = ['menu'], ...action }: FileAction): ActionDefinition {
  return {
    ...action,
    where,
    ...(fields && { fields: toFields(fields) }),
    confirm: confirm && toConfirmation(confirm),
  }
}

/** Rows of a page to choose from (D1 §9). */
const pageSizes = [10, 20, 30]
/** "name or note": the words of several labels. */
function either(labels: readonly Text[]): Text {
  const [first = own(''), ...more] = labels
  return more.reduce((one, other) => said('standard.either', { one, other }), first)
}

/** Milliseconds after the last key before a server is asked. */
const searchDebounce = 300

/** The list a file describes: a table, by the REST convention cut into pages by the server. */
function toList(file: ResourceFile): ListDefinition<string> {
  const { list, label, fields, create, access } = file
  const { columns, search, sort, loading, error, unavailable } = list
  const many = lowered(label.many)
  const paging = toPaging(file)
  const isServer = paging.kind === 'server'
  const labels = search?.map((field) => lowered(fields[field]?.label ?? own(field))) ?? []
  return {
    columns,
    search: search && {
      fields: search,
      label: said('standard.searchMany', { many }),
      placeholder: said('standard.searchBy', { fields: either(labels) }),
      debounce: isServer ? searchDebounce : undefined,
    },
    filters: toFilters(file),
    views: list.views,
    totals: list.totals,
    groupBy: list.groupBy,
    as: list.as,
    chart: list.chart,
    sort,
    // A server that follows the convention sorts by every field it knows.
    sortable: isServer ? columns.filter((name) => fields[name]?.type !== 'computed') : undefined,
    paging,
    refresh: toRefresh(file),
    columnsOnDemand: list.columnsOnDemand,
    loading: loading ?? said('standard.loadingMany', { many }),
    empty: { action: create && access.create ? 'create' : undefined, ...list.empty },
    error,
    unavailable,
  }
}

/** Seconds between two readings of a list that is only said to be read sooner at times. */
const usualRefresh = 60

function toRefresh({ list, fields }: ResourceFile): RefreshDefinition | undefined {
  const { refreshSeconds, refreshFaster } = list
  if (refreshSeconds === undefined && !refreshFaster) return undefined
  const every = (refreshSeconds ?? usualRefresh) * 1000
  if (!refreshFaster) return { every }
  const { seconds, while: condition } = refreshFaster
  const values = 'in' in condition ? condition.in : [String(condition.equals)]
  const { [condition.field]: asked } = fields
  // As in every condition, a yes or no that nobody has given is a no.
  const isNo = asked !== undefined && shownTypeOf(asked) === 'boolean' && values.includes('false')
  const wanted = isNo ? [...values, ''] : values
  return { every, faster: { every: seconds * 1000, field: condition.field, values: wanted } }
}

const yesAndNo = [
  { value: 'true', label: 'views.yes' },
  { value: 'false', label: 'views.no' },
] as const

/** Filters above the table, and those in the headers of their columns. */
function toFilters({ list, fields, calls }: ResourceFile): ListDefinition<string>['filters'] {
  const above = (list.filters ?? []).map((each) => (typeof each === 'string' ? { field: each } : each))
  const names = above.map(({ field }) => field)
  const inHeader = Object.keys(fields).filter((name) => fields[name]?.filter && !names.includes(name))
  const all: readonly FileFilter[] = [...above, ...inHeader.map((field) => ({ field }))]
  const described = toFields(fields)
  const builder = list.filterBuilder
    ? [filterBuilder(described, list.filterBuilder, calls?.filterParameter)]
    : []
  const single = all.map(({ field, by }): FilterDefinition<string> => {
    const filter = valueFilter(described, field, by)
    // A header has room for a choice.
    const isChoice = filter.by === undefined && described[field]?.kind !== 'reference'
    return inHeader.includes(field) && isChoice ? { ...filter, column: field } : filter
  })
  return [...single, ...builder]
}

type FileFilter = Exclude<NonNullable<ResourceFile['list']['filters']>[number], string>

/** A call of its own answers the whole list, unless the file says that it pages. */
function toPaging({ list, calls }: ResourceFile): PagingDefinition {
  const kind = list.paging ?? (calls?.list ? 'client' : 'server')
  const sizes = list.pageSizes ?? pageSizes
  if (kind === 'none') return { kind }
  return kind === 'client' ? { kind, sizes } : { kind, sizes, query: 'simple-rest' }
}
