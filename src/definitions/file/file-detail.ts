import * as z from 'zod/mini'
import { fileCallSchema } from './file-actions'
import { fileSections } from './file-fields'
import { expected, text, words } from './file-texts'

/** The list of another resource that stands under a record. */
export const fileRelatedSchema = z.strictObject({
  resource: words('Name of the other resource.'),
  by: words('The field of the other resource that holds the id of this record.'),
  title: z.optional(text('Heading of the list; what the others are called when left out.')),
})
export type FileRelated = z.infer<typeof fileRelatedSchema>

/** What was done to a record, read by a call of its own. */
export const fileActivitySchema = z.strictObject({
  call: fileCallSchema.check(z.describe('Reads the entries.')),
  recordsAt: z.optional(
    words(
      'Where the entries stand in the answer, such as "data.entries"; without it the answer is the list.',
    ),
  ),
  when: words('Key of an entry that holds the moment.'),
  who: z.optional(words('Key of an entry that holds who did it.')),
  what: words('Key of an entry that holds what was done, in words.'),
})
export type FileActivity = z.infer<typeof fileActivitySchema>

/** The earlier states of a record, read by a call of its own. */
export const fileRevisionsSchema = z.strictObject({
  call: fileCallSchema.check(z.describe('Reads the states.')),
  recordsAt: z.optional(
    words(
      'Where the states stand in the answer, such as "data.revisions"; without it the answer is the list.',
    ),
  ),
  paging: z.optional(
    z
      .enum(['server', 'client'])
      .check(
        z.describe(
          'Whether the server cuts them into pages, as it does the pages of a list; "client" when left out: the answer has all of them.',
        ),
      ),
  ),
  when: words('Key of an entry that holds the moment from which the record was so.'),
  who: z.optional(words('Key of an entry that holds who changed it to that.')),
  values: z.optional(
    words(
      'Where in an entry the record stands as it was then, in the form of the record itself, such as "data"; without it the entry is that.',
    ),
  ),
})
export type FileRevisions = z.infer<typeof fileRevisionsSchema>

/** All there is to read of one record. */
export const fileDetailSchema = z.strictObject({
  title: z.optional(text('Heading of the details.')),
  page: z.optional(
    z
      .boolean({ error: expected('true or false') })
      .check(z.describe('Each record has a page at /{name}/{id}, with its actions, in place of a dialog.')),
  ),
  related: z.optional(
    z
      .array(fileRelatedSchema)
      .check(z.describe('Of a page: lists of other resources, narrowed to what belongs to the record.')),
  ),
  activity: z.optional(fileActivitySchema.check(z.describe('What was done to the record, newest first.'))),
  revisions: z.optional(
    fileRevisionsSchema.check(
      z.describe(
        'Of a page: how the record was before, newest first, what each change made of it, and the way to put it back.',
      ),
    ),
  ),
  ...fileSections,
})
