import type { Text } from '../../locales/text'
import type { PlaceDefinition, ResourceDefinition } from '../define'
import type { ActionDefinition, FieldCondition } from '../define-action'
import type { FieldDefinition, SectionDefinition } from '../define-field'
import type { CreateDefinition, EditDefinition } from '../define-form'
import { restCalls } from '../rest-calls'
import { createAction, deleteAction, detailAction, editAction } from '../standard-actions'
import type { FileAction } from './file-actions'
import type { FileField } from './file-fields'
import { fileRules } from './file-rules'
import { lower, plain, text, textOr } from './file-texts'
import { recordSchemaOf } from './record-schema'
import type { ResourceFile } from './resource-file'
import { toList } from './to-list'

/** The definition a file stands for: its words as texts, its types as a schema, and what it leaves out filled in. */
export function toDefinition(file: ResourceFile): ResourceDefinition {
  const { name, label, scope, access, fields, create, edit, detail } = file
  const rest = restCalls(name, scope)
  const definitions = Object.entries(fields).map(([key, field]) => [key, toField(field)] as const)
  const createForm = create && toForm(file, create, `New ${lower(label.one)}`, 'standard.create')
  const editForm = edit && toForm(file, edit, `Edit ${lower(label.one)}`, 'standard.save')
  const inForms = [createForm, editForm].flatMap((form) =>
    form?.sections.flatMap((section) => section.fields),
  )
  const formFields = definitions.filter(([key]) => inForms.includes(key))
  return {
    name,
    label: { one: text(label.one), many: text(label.many) },
    ...(file.about === undefined ? {} : { about: text(file.about) }),
    scope,
    place: toPlace(file),
    access: plain(access),
    schema: recordSchemaOf(fields),
    titleField: file.titleField,
    calls: plain({ list: file.calls?.list ?? rest.list, recordsAt: file.calls?.recordsAt }),
    dataProviderName: 'rest',
    fields: Object.fromEntries(definitions),
    ...(formFields.length > 0 ? { formFields: Object.fromEntries(formFields) } : {}),
    list: toList(file),
    ...(createForm ? { create: toCreate(file, createForm) } : {}),
    ...(editForm ? { edit: toEdit(file, editForm) } : {}),
    ...(detail
      ? { detail: { title: text(detail.title ?? label.one), sections: toSections(detail, label.one) } }
      : {}),
    actions: toActions(file, rest.delete),
  }
}

type FormWords = NonNullable<ResourceFile['create']>
type Form = Omit<CreateDefinition<string>, 'call' | 'success'> & { success?: Text }

function toForm(file: ResourceFile, words: FormWords, title: string, submit: Text): Form {
  return plain({
    title: text(words.title ?? title),
    intro: textOr(words.intro),
    submit: textOr(words.submit) ?? submit,
    note: textOr(words.note),
    success: textOr(words.success),
    sections: toSections(words, file.label.one),
  })
}

function toCreate({ name, scope, label, create }: ResourceFile, form: Form): CreateDefinition<string> {
  const call = create?.call ?? restCalls(name, scope).create
  return { ...form, call, success: form.success ?? text(`${label.one} created.`) }
}

function toEdit({ name, scope, edit }: ResourceFile, form: Form): EditDefinition<string> {
  const call = edit?.call ?? restCalls(name, scope).edit
  const locked = edit?.locked
  return { ...form, call, success: form.success ?? 'standard.saved', ...(locked ? { locked } : {}) }
}

type Sectioned = Pick<FormWords, 'fields' | 'sections'>

function toSections({ fields, sections }: Sectioned, title: string): SectionDefinition<string>[] {
  if (!sections) return [{ title: text(title), fields: fields ?? [] }]
  return sections.map((section) =>
    plain({ title: text(section.title), text: textOr(section.text), fields: section.fields }),
  )
}

function toPlace({ name, place }: ResourceFile): PlaceDefinition {
  if (place.kind === 'menu') return place
  return plain({ ...place, label: textOr(place.label), anchor: place.anchor ?? name })
}

function toField({ type, options, filter: _filter, ...field }: FileField): FieldDefinition {
  return plain({
    kind: type === 'boolean' ? 'switch' : type,
    label: text(field.label),
    help: textOr(field.help),
    placeholder: textOr(field.placeholder),
    unit: textOr(field.unit),
    required: textOr(field.required),
    isSecret: type === 'secret' ? true : undefined,
    min: field.min,
    max: field.max,
    rule: field.rule && fileRules[field.rule],
    options: options?.map((option) =>
      typeof option === 'string'
        ? { value: option, label: text(option) }
        : plain({ value: option.value, label: text(option.label), text: textOr(option.text) }),
    ),
  })
}

function toActions(file: ResourceFile, call: ActionDefinition['call']): ActionDefinition[] {
  const { access, label, create, edit, detail, actions = [] } = file
  const own = actions.map(toAction)
  return [
    ...(create && access.create ? [createAction(access.create, text(`New ${lower(label.one)}`))] : []),
    ...(edit && access.edit ? [editAction(access.edit)] : []),
    ...(detail ? [detailAction(access.list)] : []),
    ...own,
    ...(file.delete
      ? [
          deleteAction({
            asks: file.delete.asks,
            call: file.delete.call ?? call ?? restCalls(file.name, file.scope).delete,
            destroys: text(file.delete.destroys),
            ...(file.delete.confirm ? { confirm: file.delete.confirm } : {}),
          }),
        ]
      : []),
  ]
}

function toAction(action: FileAction): ActionDefinition {
  const { confirm, enabledWhen } = action
  return plain({
    ...action,
    label: text(action.label),
    where: action.where ?? ['menu'],
    confirm: confirm
      ? { kind: 'simple', title: text(confirm.title), text: text(confirm.text), submit: text(confirm.submit) }
      : { kind: 'none' },
    destroys: textOr(action.destroys),
    isDangerous: action.destroys === undefined ? undefined : true,
    success: textOr(action.success),
    failure: textOr(action.failure),
    offeredWhen: action.offeredWhen && toCondition(action.offeredWhen),
    enabledWhen: enabledWhen?.map((one) => ({ ...toCondition(one), reason: text(one.reason) })),
  })
}

function toCondition({ field, is, isNot }: NonNullable<FileAction['offeredWhen']>): FieldCondition {
  return is ? { field, is } : { field, isNot: isNot ?? [] }
}
