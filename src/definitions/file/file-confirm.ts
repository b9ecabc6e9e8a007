import * as z from 'zod/mini'
import { text } from './file-texts'

/** The question before an action. */
export const fileConfirmSchema = z.strictObject({
  kind: z.optional(
    z
      .enum(['simple', 'typed-name'])
      .check(z.describe('"typed-name": the name of the record has to be typed; "simple" when left out.')),
  ),
  title: text('Heading of the question; {{name}} is the record, {{field}} one of its values.'),
  text: text('What happens.'),
  submit: text('What stands on the button.'),
  field: z.optional(text('Label above the name to type; {{name}} is the record.')),
  mismatch: z.optional(text('Said when another name was typed.')),
})
export type FileConfirm = z.infer<typeof fileConfirmSchema>
