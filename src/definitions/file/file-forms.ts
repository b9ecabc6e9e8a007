import * as z from 'zod/mini'
import { fileAnswerSchema, fileCallSchema } from './file-actions'
import { fileEnabledWhen, fileReasonsSchema } from './file-conditions'
import { fieldNames, fileSections } from './file-fields'
import { expected, text } from './file-texts'

const isTrue = () => z.boolean({ error: expected('true or false') })

const form = {
  title: z.optional(text('Heading of the form.')),
  intro: z.optional(text('A line under the heading.')),
  submit: z.optional(text('What stands on the button.')),
  note: z.optional(text('Stands beside the button: how long it takes, what it costs.')),
  success: z.optional(text('Said when it is done.')),
  useServerMessage: z.optional(
    isTrue().check(z.describe('The words of the server are said in place of "success", where it has some.')),
  ),
  reloadsPerson: z.optional(
    isTrue().check(z.describe('What the person may do changes with it, such as a quota: it is read again.')),
  ),
  steps: z.optional(isTrue().check(z.describe('Each of its sections is a step; the last one is a review.'))),
  review: z.optional(text('Of steps: the title of the review.')),
  answer: z.optional(
    fileAnswerSchema.check(
      z.describe('What of the answer is shown, such as a token that was made; nothing when left out.'),
    ),
  ),
  call: z.optional(
    fileCallSchema.check(
      z.describe(
        'Sends the values; left out: POST to the address of the list makes a record, PATCH to that of the record changes it.',
      ),
    ),
  ),
  ...fileSections,
}
const locked = z.optional(fieldNames.check(z.describe('Shown, but never changed after creation.')))

export const fileCreateSchema = z.strictObject({
  ...form,
  layout: z.optional(
    z.enum(['page', 'dialog']).check(z.describe('"page": at /{name}/create, in place of a dialog.')),
  ),
  opens: z.optional(
    z
      .literal('record', { error: expected('"record"') })
      .check(
        z.describe(
          'What comes next: the page of the new record, also of a clone, where the server says its id. Left out: the list.',
        ),
      ),
  ),
  enabledWhen: z.optional(
    fileReasonsSchema.check(
      z.describe(
        'Closed, with the reason, while this, or one of a list, does not hold: what it asks is of the person alone. So are the import and the clone.',
      ),
    ),
  ),
})
export type FileCreate = z.infer<typeof fileCreateSchema>

export const fileImportSchema = z.strictObject({
  fields: z.optional(
    fieldNames.check(
      z.describe('What a row of the file may have, of the fields of "create"; all of them when left out.'),
    ),
  ),
})
export type FileImport = z.infer<typeof fileImportSchema>

export const fileEditSchema = z.strictObject({
  ...form,
  locked,
  enabledWhen: fileEnabledWhen,
  bulk: z.optional(
    isTrue().check(
      z.describe(
        'Above the list, a person gives all selected records the same values of fields of this form.',
      ),
    ),
  ),
})
export type FileEdit = z.infer<typeof fileEditSchema>
