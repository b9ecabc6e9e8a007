import type { Text } from '../../locales/text'
import type { ResourceDefinition } from '../define'
import type { ActionDefinition, FieldCondition } from '../define-action'
import type { FieldDefinition } from '../define-field'
import type { EditDefinition } from '../define-form'
import { restCalls } from '../rest-calls'
import { createAction, deleteAction, detailAction, editAction } from '../standard-actions'
import { standardForms } from '../standard-forms'
import type { FileAction } from './file-actions'
import type { FileField } from './file-fields'
import { lower, own } from './file-texts'
import { recordSchemaOf } from './record-schema'
import type { ResourceFile } from './resource-file'
import { toList } from './to-list'

/** The definition a file stands for: what the file says, and what every resource has where it says nothing. */
export function toDefinition(file: ResourceFile): ResourceDefinition {
  const { name, label, about, scope, place, access, titleField, detail } = file
  const one = own(label.one)
  const calls = restCalls(name, scope)
  const standard = standardForms<string>({ one: label.one, calls, fields: [] })
  const create = file.create && toForm(standard.create, file.create, one)
  const edit = file.edit && toForm(standard.edit, file.edit, one)
  const inForms = [create, edit].flatMap((form) => form?.sections.flatMap(({ fields }) => fields))
  const fields = Object.entries(file.fields).map(([key, field]) => [key, toField(field)] as const)
  return {
    name,
    label: { one, many: own(label.many) },
    about,
    scope,
    place: place.kind === 'menu' ? place : { anchor: name, ...place },
    access,
    schema: recordSchemaOf(file.fields),
    titleField,
    calls: { list: calls.list, ...file.calls },
    dataProviderName: 'rest',
    fields: Object.fromEntries(fields),
    formFields: Object.fromEntries(fields.filter(([key]) => inForms.includes(key))),
    list: toList(file),
    create,
    edit,
    detail: detail && { title: detail.title ?? one, sections: toSections(detail, one) },
    actions: [
      ...(create && access.create ? [createAction(access.create, own(`New ${lower(label.one)}`))] : []),
      ...(edit && access.edit ? [editAction(access.edit)] : []),
      ...(detail ? [detailAction(access.list)] : []),
      ...(file.actions ?? []).map(toAction),
      ...(file.delete ? [deleteAction({ call: calls.delete, ...file.delete })] : []),
    ],
  }
}

type Sections = Pick<NonNullable<ResourceFile['edit']>, 'fields' | 'sections'>

/** Fields without headings stand in one section. */
function toSections({ fields = [], sections }: Sections, title: Text) {
  return sections ?? [{ title, fields }]
}

function toForm<Form extends EditDefinition<string>>(
  standard: Form,
  { fields, sections, ...words }: NonNullable<ResourceFile['edit']>,
  title: Text,
): Form {
  return { ...standard, ...words, sections: toSections({ fields, sections }, title) }
}

function toField({ type, filter: _filter, ...field }: FileField): FieldDefinition {
  return { ...field, kind: type === 'boolean' ? 'switch' : type }
}

function toAction({
  confirm,
  offeredWhen,
  enabledWhen,
  where = ['menu'],
  ...action
}: FileAction): ActionDefinition {
  return {
    ...action,
    where,
    confirm: confirm ? { kind: 'simple', ...confirm } : { kind: 'none' },
    offeredWhen: offeredWhen && toCondition(offeredWhen),
    enabledWhen: enabledWhen?.map((one) => ({ ...toCondition(one), reason: one.reason })),
  }
}

function toCondition({ field, is, isNot = [] }: NonNullable<FileAction['offeredWhen']>): FieldCondition {
  return is ? { field, is } : { field, isNot }
}
