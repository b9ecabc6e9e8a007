import * as z from 'zod/mini'
import type { OwnText } from '../../locales/text'
import type { Rule } from '../define-behaviour'
import {
  boundSchema,
  fileConditionsSchema,
  fileMarksSchema,
  fileReasonsSchema,
  fileWarningsSchema,
  otherField,
} from './file-conditions'
import { fieldLook, fieldOpening, optionLook } from './file-look'
import { fileOnlySchema } from './file-only'
import { pattern } from './file-pattern'
import { ofPerson } from './file-person'
import { fileRules, ruleNames } from './file-rules'
import { expected, own, text, words } from './file-texts'
import { noOverlapSchema, uniqueSchema } from './file-unique'

/** Types of values a file knows; the engine has an input and a cell for each. */
export const fieldTypes = [
  'text',
  'long-text',
  'secret',
  'email',
  'url',
  'host',
  'ip-range',
  'number',
  'percent',
  'money',
  'bytes',
  'duration',
  'boolean',
  'choice',
  'date',
  'day',
  'date-time',
  'time',
  'list',
  'json',
  'code',
  'file-text',
  'image',
  'reference',
  'object',
  'array',
  'computed',
] as const

/** What a computed field is shown as. */
const computedTypes = [
  'text',
  'number',
  'percent',
  'money',
  'bytes',
  'duration',
  'boolean',
  'date',
  'day',
  'date-time',
  'email',
  'url',
  'choice',
] as const

const option = z.strictObject({
  value: words('What is sent.'),
  label: text('What a person reads.'),
  text: z.optional(text('A line that says more.')),
  ...optionLook,
})
/** A value of a choice that is known beforehand. */
export type FileOption = z.infer<typeof option>

/** A value that is its own label. */
const bareOption = z.pipe(
  z.string(),
  z.transform((value): FileOption => ({ value, label: own(value) })),
)
const anyOption = z.union([bareOption, option], {
  error: expected('a text, or an object with "value" and "label",'),
})

/** One field of a record, in lists, forms and details, without the fields that stand in it. */
const plainFieldShape = {
  type: z
    .enum(fieldTypes)
    .check(z.describe('What its values are: its input, its cell and its filter come of it.')),
  label: text('What stands above the column and the input.'),
  help: z.optional(text('A line under the input.')),
  placeholder: z.optional(text('Stands in the empty input.')),
  from: z.optional(
    words(
      'Where the API has the value, if not under the name of the field: another key, or one within objects, such as "pipeline.name".',
    ),
  ),
  unit: z.optional(
    text(
      'Stands beside a figure, such as "GB", or by number: { "en": { "one": "day", "other": "days" } }. What the API counts: of a duration "ms", "s", "min", "h" or "d", of bytes "KiB", "MB" and the like, of a date "s" or "ms" since 1970, of a percent "share" of one, of money "cents".',
    ),
  ),
  sentAs: z.optional(
    z
      .literal('number', { error: expected('"number"') })
      .check(
        z.describe(
          'Of a reference or a choice: "number" where the API has numbers, such as 7, for what is a text here; it then gets them back as numbers.',
        ),
      ),
  ),
  currency: z.optional(
    z
      .union([words('A code.'), otherField], { error: expected('a code such as "EUR", or { "field": … }') })
      .check(
        z.describe(
          'Of money: the code of its currency, such as "EUR"; or the field that has the code of each record: { "field": "currency" }.',
        ),
      ),
  ),
  ...fieldLook,
  toneWhen: z.optional(
    fileMarksSchema.check(
      z.describe(
        'Lists and details draw a state beside the value, in colour, with an icon and its word, while this, or the first of a list, holds.',
      ),
    ),
  ),
  default: z.optional(
    z
      .union([z.string(), z.number(), z.boolean(), z.array(z.string()), ofPerson], {
        error: expected('a value, "now", "today", or { "person": "id" }'),
      })
      .check(
        z.describe(
          'What a new record has: a form that asks for it opens with it, else the server sets it. "now" of dates, "today" of days, or so long before or after, as "today+30d"; { "person": "id" } is who is signed in.',
        ),
      ),
  ),
  ...fieldOpening,
  unique: z.optional(uniqueSchema),
  noOverlap: z.optional(noOverlapSchema),
  ascends: z.optional(
    text(
      'In the fields of an array: said where an entry has no more here, or nothing later, than the last one before it that has a value; of several kinds, one of its own.',
    ),
  ),
  required: z.optional(text('Said when the value is missing; a field without it may stay empty.')),
  min: z.optional(
    boundSchema.check(
      z.describe(
        'Smallest number (of a size "1 GiB", of a duration "90d", too), earliest date ("now" and "now+90min", too) or day ("today" and "today-7d", too), fewest letters or entries; { "field": … } for that of another field, with "plus" so long after it.',
      ),
    ),
  ),
  max: z.optional(
    boundSchema.check(
      z.describe(
        'Largest number (of a size "1 GiB", of a duration "90d", too), latest date ("now" and "now+90min", too) or day ("today" and "today-7d", too), most letters or entries; { "field": … } for that of another field, with "plus" so long after it.',
      ),
    ),
  ),
  pattern: z.optional(pattern),
  options: z.optional(
    z
      .array(anyOption)
      .check(
        z.describe(
          'The values of a choice, a list, or a computed field shown as a choice, as texts or with labels of their own.',
        ),
      ),
  ),
  filter: z.optional(
    z
      .boolean({ error: expected('true or false') })
      .check(z.describe('Its column has a filter by its values in the header.')),
  ),
  rule: z.optional(
    z.pipe(
      z
        .enum(ruleNames)
        .check(
          z.describe('Checks what is typed; of a list, each of its entries. Types such as "email" have it.'),
        ),
      z.transform((name): Rule => fileRules[name]),
    ),
  ),
  resource: z.optional(words('Of a reference: name of the resource whose records it points to.')),
  only: fileOnlySchema,
  many: z.optional(
    z
      .boolean({ error: expected('true or false') })
      .check(z.describe('Of a reference: it points to several records, by a list of their ids.')),
  ),
  kindField: z.optional(
    words('Of an array with "kinds": the key by which an entry says which it is; "kind" when left out.'),
  ),
  value: z.optional(words('Of a computed field: its formula, such as "price * quantity".')),
  as: z.optional(
    z
      .enum(computedTypes)
      .check(
        z.describe(
          'Of a computed field: what its value is shown as; a "choice" is one of its "options", with their labels and tones.',
        ),
      ),
  ),
  validWhen: z.optional(
    fileReasonsSchema.check(
      z.describe(
        'What has to hold of a value that is there, with the sentence said where it does not; one condition, or a list.',
      ),
    ),
  ),
  warnWhen: z.optional(
    fileWarningsSchema.check(
      z.describe(
        'A warning under a value that is there while this, or the first of a list, holds; it holds nothing back.',
      ),
    ),
  ),
  shownWhen: z.optional(
    fileConditionsSchema.check(
      z.describe('The field stands in the form while this holds; of a list, all of it.'),
    ),
  ),
  requiredWhen: z.optional(
    fileConditionsSchema.check(z.describe('It has to be filled in while this holds; of a list, all of it.')),
  ),
  lockedWhen: z.optional(
    fileReasonsSchema.check(
      z.describe('It is closed, with the reason, while this, or one of a list, holds.'),
    ),
  ),
}

const plainField = z.strictObject(plainFieldShape)
export type FileField = z.infer<typeof plainField> & {
  /** Of an object, or of each entry of an array. */
  fields?: Record<string, FileField> | undefined
  /** Of an array whose entries are of several kinds. */
  kinds?: Record<string, FileKind> | undefined
}
type FileKind = { label: OwnText; fields: Record<string, FileField> }

const nestedFields = z.record(
  z.string(),
  z.lazy(() => fileFieldSchema),
)

export const fileFieldSchema: z.ZodMiniType<FileField, unknown> = z.strictObject({
  ...plainFieldShape,
  fields: z.optional(
    nestedFields.check(z.describe('Of an object, or of each entry of an array: what stands in it.')),
  ),
  kinds: z.optional(
    z
      .record(
        z.string(),
        z.strictObject({
          label: text('What an entry of this kind is called, such as "Query".'),
          fields: nestedFields.check(z.describe('What stands in an entry of this kind.')),
        }),
      )
      .check(
        z.describe(
          'Of an array, in place of "fields": the kinds its entries are of, by the name that they carry under "kindField".',
        ),
      ),
  ),
})

/** Names of fields, in the order they are shown. */
export const fieldNames = z.array(z.string(), { error: expected('a list of field names') })

const section = z.strictObject({
  title: text('Heading of the section.'),
  text: z.optional(text('A line under the heading.')),
  fields: fieldNames.check(z.describe('What stands under it, in this order.')),
})
export type FileSection = z.infer<typeof section>

/** The fields of a form or of the details, all in one section or under headings. */
export const fileSections = {
  fields: z.optional(fieldNames.check(z.describe('What is shown, in this order; or use "sections".'))),
  sections: z.optional(
    z.array(section).check(z.describe('In place of "fields": what is shown under headings.')),
  ),
}
