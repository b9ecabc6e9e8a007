import * as z from 'zod/mini'
import { actions } from '../../access/vocabulary'
import { actionPlaces } from '../define-action'
import { expected, oneOf, strict, words } from './strict-shape'

/** A call of the product API that departs from the REST convention. */
export const fileCallSchema = strict({
  method: oneOf(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z
    .templateLiteral(['/', z.string()], { error: expected('a path starting with "/"') })
    .check(
      z.describe(
        'Below the API base. {recordId}, {recordName}, in a cluster {instanceId} and {name}, and {id} of the person are filled in.',
      ),
    ),
})

const value = z.union([z.string(), z.number(), z.boolean(), z.null()], {
  error: expected('a text, a number, true, false or null'),
})
const condition = {
  field: words('The field that decides.'),
  is: z.optional(z.array(value, { error: expected('a list') })),
  isNot: z.optional(z.array(value, { error: expected('a list') })),
}
const saysOne = z.refine<{ is?: unknown; isNot?: unknown }>(
  ({ is, isNot }) => (is === undefined) !== (isNot === undefined),
  { error: 'a condition says what the field is, or what it is not' },
)

/** Something done to a record besides editing and deleting it. */
export const fileActionSchema = strict({
  name: words('Its own name, in lower case, such as "revoke".'),
  label: words('What stands on the button.'),
  icon: words('Name of an icon of the console.'),
  asks: oneOf(actions),
  where: z.optional(z.array(oneOf(actionPlaces), { error: expected('a list') })),
  call: fileCallSchema,
  sends: z.optional(
    z.record(z.string(), value, { error: expected('an object') }).check(z.describe('What the call sends.')),
  ),
  confirm: z.optional(
    strict({
      title: words('Heading of the question; {{name}} is the record.'),
      text: words('What happens.'),
      submit: words('What stands on the button.'),
    }),
  ),
  destroys: z.optional(words('What is lost for good; makes the action dangerous.')),
  success: z.optional(words('Said when it is done; {{name}} is the record.')),
  failure: z.optional(words('Said in place of the words of the server when it fails.')),
  offeredWhen: z.optional(strict(condition).check(saysOne)),
  enabledWhen: z.optional(
    z.array(
      strict({ ...condition, reason: words('Said while the condition does not hold.') }).check(saysOne),
      { error: expected('a list') },
    ),
  ),
})
export type FileAction = z.infer<typeof fileActionSchema>

/** Deleting a record: a button in the menu of each row, a question, and what is lost. */
export const fileDeleteSchema = strict({
  asks: oneOf(actions),
  destroys: words('What is lost for good; said before anything happens.'),
  confirm: z.optional(oneOf(['simple', 'typed-name'])),
  call: z.optional(fileCallSchema),
})
