import type * as z from 'zod/mini'
import type { Action } from '../access/vocabulary'
import type { NamedApi } from '../api/call'
import type { Text } from '../locales/text'
import type { ActionDefinition } from './define-action'
import type { CallChoice, CallDefinition } from './define-call'
import type { FieldDefinition, SectionDefinition } from './define-field'
import type { CreateDefinition, EditDefinition, ImportDefinition } from './define-form'
import type { ListDefinition } from './define-list'
import type { FileActivity, FileRelated, FileRevisions } from './file/file-detail'
import type { Data } from './file/file-texts'
import type { ResourceFile } from './file/resource-file'
import type { ResourceRecord } from './resource-record'
import type { WireForm } from './wire-form'

type FileData = Data<ResourceFile>

/** Whose records they are: the signed-in person's, or those of the cluster whose page is open. */
export type ResourceScope = FileData['scope']

/**
 * Where a resource stands: in the menu at `/{name}`; on a tab of the cluster page, as the section with this anchor; or
 * on a page of its own that somebody wrote. A tab the page does not know brings its label.
 */
export type PlaceDefinition =
  | Extract<FileData['place'], { kind: 'menu' }>
  | (Extract<FileData['place'], { kind: 'tab' }> & { anchor: string })
  | { kind: 'page' }

/** Who may do what: the subject, and the action that each operation asks access for. Nothing is open by default. */
export type AccessDefinition = FileData['access'] & {
  scale?: Action
  /** Who may create may import. */
  import?: undefined
}

/** What is shown of one record, in a dialog over its list. */
export type DetailDefinition<Field extends string> = {
  title: Text
  sections: readonly SectionDefinition<Field>[]
  /** Name of what the folder shows below the fields; it reads for itself. */
  parts?: string
  /** Of the dialog, in pixels; the usual width when left out. */
  width?: number
  /** Key of the address that holds the id of the record shown; `open` when left out, as for forms. */
  parameter?: string
  /** Each record has a page of its own at `/{name}/{id}`, in place of the dialog. */
  page?: boolean
  /** Of a page: lists of other resources that belong to the record. */
  related?: readonly RelatedDefinition[]
  /** What was done to the record, read by a call of its own. */
  activity?: ActivityDefinition
  /** How the record was before, read by a call of its own. */
  revisions?: RevisionsDefinition
}

/** The list of another resource under a record: those whose field `by` holds the record's id. */
export type RelatedDefinition = Data<FileRelated>

/** What was done to a record: the call that reads it, and the keys of an entry of its answer. */
export type ActivityDefinition = Data<FileActivity>

/** Earlier states of a record: the call that reads them, and where an entry of its answer has what. */
export type RevisionsDefinition = Data<FileRevisions>

/**
 * A resource in plain data and the functions it imports, so that a product owner reads the file top-down like a
 * sentence. It imports no component: the sandbox and the commands read it, too.
 */
export type ResourceDefinition<
  Field extends string = string,
  FormField extends string = string,
  Row = ResourceRecord,
> = {
  /** Plural, kebab-case; also the first part of its addresses. */
  name: string
  /** `title`: what stands over the list, where that is not what several of them are called. */
  label: { one: Text; many: Text; title?: Text }
  /** One line of what these are, under the title. */
  about?: Text
  scope: ResourceScope
  place: PlaceDefinition
  access: AccessDefinition
  /** One record as the list's call answers it, with `wire` by the names of the fields. `id` is a text. */
  schema: z.ZodMiniType
  /** The field that names a record. */
  titleField: Field
  /** What a record is called where no field says it in words; without it the value of the title field. */
  nameRecord?: (record: Readonly<Record<string, unknown>>) => string
  /**
   * `recordsAt`, `totalAt`, `recordAt`: places in answers, such as `data.items`, at which the records of a list stand,
   * the number of all of them, and one record; without the first the answer is the list, without the last it is the
   * record. `one` reads a record for its page; without it the record is taken from the list, which is then read whole.
   * `query`: the parameters with which the list is always asked; only of what goes through `rest`.
   */
  calls: {
    list: CallChoice
    query?: Readonly<Record<string, string>>
    one?: CallDefinition
    recordsAt?: string
    totalAt?: string
    recordAt?: string
  }
  /** How the API says its records, where that is not as the fields are called; only of what goes through `rest`. */
  wire?: WireForm | undefined
  /** `rest`: its requests go through `@refinedev/simple-rest`, as those of every definition file. */
  dataProviderName?: 'rest'
  /** Where its requests go, if not to the product API; only of what goes through `rest`. */
  api?: NamedApi | undefined
  fields: { readonly [Name in Field]?: FieldDefinition }
  formFields?: { readonly [Name in FormField]: FieldDefinition }
  list: ListDefinition<Field, Row>
  create?: CreateDefinition<FormField, Row>
  import?: ImportDefinition<FormField> | undefined
  /** How a record is made of another one. */
  clone?: EditDefinition<FormField, Row>
  edit?: EditDefinition<FormField, Row>
  /** A second, narrower edit: how much of it there is. */
  scale?: EditDefinition<FormField, Row>
  detail?: DetailDefinition<Field>
  actions: readonly ActionDefinition<Row>[]
  /** Of a list that stands under another record: only records whose field `by` has this value are in it.
   * `isOneOfSeveral`: other lists of the same records stand under it, too. */
  narrowed?: { by: string; id: string; isOneOfSeveral?: true }
}

/** Types a definition by its schema: a column, title or form field that the schema
 * lacks does not compile, and neither does a function that reads records of another. */
export function defineResource<Schema extends z.ZodMiniObject, FormField extends string = never>(
  definition: ResourceDefinition<Extract<keyof z.output<Schema>, string>, FormField, z.output<Schema>> & {
    schema: Schema
  },
): typeof definition {
  return definition
}
