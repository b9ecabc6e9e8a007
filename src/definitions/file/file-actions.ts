import * as z from 'zod/mini'
import { actions } from '../../access/vocabulary'
import { fileEnabledWhen, fileOffersSchema } from './file-conditions'
import { fileConfirmSchema } from './file-confirm'
import { fileFieldSchema } from './file-fields'
import { ofPerson } from './file-person'
import { expected, text, words } from './file-texts'

/**
 * A call the contract does not list. `{id}` (the person), and in a cluster's scope `{name}` and `{instanceId}` (the
 * cluster), `{recordId}` and `{recordName}` (the record) fill its path. It sends the values of the form, and answers
 * records or a message.
 */
export const fileCallSchema = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).check(z.describe('The method of HTTP.')),
  path: z
    .templateLiteral(['/', z.string()], { error: expected('a path starting with "/"') })
    .check(
      z.describe(
        'Below the API base. {recordId}, {recordName}, in a cluster {instanceId} and {name}, and {id} of the person are filled in.',
      ),
    ),
})
export type FileCall = z.infer<typeof fileCallSchema>

/** The call of a list, with what stands behind its path whenever it is read. */
export const fileListCallSchema = z.strictObject({
  ...fileCallSchema.shape,
  query: z.optional(
    z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()], { error: expected('one value') }))
      .check(
        z.describe(
          'Parameters with which the list is always asked, such as { "kind": "deploy" } for ?kind=deploy.',
        ),
      ),
  ),
})

/**
 * Places an action's control may stand: a row's own buttons, a row's or card's menu, the card itself, a page's head or
 * its menu, the toolbar of the list, the toolbar while rows are selected.
 */
const actionPlace = z.enum(['row', 'menu', 'card', 'header', 'page', 'toolbar', 'selection'])
export type ActionPlace = z.infer<typeof actionPlace>

const value = z.union([z.string(), z.number(), z.boolean(), z.null(), ofPerson], {
  error: expected('a text, a number, true, false, null or { "person": "id" }'),
})

/** What of an answer is shown to the person who asked for it: a token that was made, an address. */
export const fileAnswerSchema = z.strictObject({
  show: z
    .array(z.string(), { error: expected('a list of field names') })
    .check(
      z.minLength(1, 'names no field'),
      z.describe('Fields of the answer that are shown, in this order, each with a button that copies it.'),
    ),
  title: z.optional(text('Heading above them; {{name}} is the record, {{field}} one of its values.')),
  text: z.optional(text('A line above them.')),
  once: z.optional(
    z
      .boolean({ error: expected('true or false') })
      .check(
        z.describe(
          'It cannot be had again: said above it, and asked before it is closed without having been copied.',
        ),
      ),
  ),
})
export type FileAnswer = z.infer<typeof fileAnswerSchema>

/** Something done to a record besides editing and deleting it. */
export const fileActionSchema = z.strictObject({
  name: words('Its own name, in lower case, such as "revoke".'),
  label: text('What stands on the button.'),
  icon: words('Name of an icon of the console.'),
  requires: z.enum(actions).check(z.describe('The action that access has to allow who does it.')),
  where: z.optional(
    z.array(actionPlace).check(z.describe('Where its buttons stand; left out: the menu of a row ("menu").')),
  ),
  call: z.optional(
    fileCallSchema.check(z.describe('What it does; left out of a link, which "opens" something.')),
  ),
  opens: z.optional(
    z
      .strictObject({ field: words('The field that holds the address, such as a "url".') })
      .check(
        z.describe(
          'In place of a call: a link to an address of the record, in a new tab; closed where the record has none.',
        ),
      ),
  ),
  sends: z.optional(
    z
      .record(z.string(), value)
      .check(
        z.describe(
          'What the call sends; "now" of a date or date-time is when it is done, { "person": "id" } who does it.',
        ),
      ),
  ),
  fields: z.optional(
    z
      .record(z.string(), fileFieldSchema)
      .check(
        z.describe(
          'Values it asks for first, in a form: they are sent beside "sends". One that the record has, too, opens with its value.',
        ),
      ),
  ),
  confirm: z.optional(
    fileConfirmSchema.check(z.describe('The question before it; it is done without one when left out.')),
  ),
  progress: z.optional(
    text('Said aloud to screen readers when it starts; {{name}} is the record, {{field}} one of its values.'),
  ),
  useServerMessage: z.optional(
    z
      .boolean({ error: expected('true or false') })
      .check(z.describe('The words of the server are said in place of "success", where it has some.')),
  ),
  reloadsPerson: z.optional(
    z
      .boolean({ error: expected('true or false') })
      .check(z.describe('What the person may do changes with it, such as a quota: it is read again.')),
  ),
  dangerText: z.optional(text('What is lost for good; makes the action dangerous.')),
  success: z.optional(text('Said when it is done; {{name}} is the record, {{field}} one of its values.')),
  failure: z.optional(text('Said in place of the words of the server when it fails.')),
  answer: z.optional(
    fileAnswerSchema.check(
      z.describe('What of the answer is shown, such as a token that was made; nothing when left out.'),
    ),
  ),
  download: z.optional(
    z
      .literal(true, { error: expected('true') })
      .check(
        z.describe(
          'The call answers a file, which the browser saves under the name that the server gives it. It may be a GET.',
        ),
      ),
  ),
  offeredWhen: z.optional(
    fileOffersSchema.check(z.describe('Offered while this holds; of a list, all of it.')),
  ),
  enabledWhen: fileEnabledWhen,
})
export type FileAction = z.infer<typeof fileActionSchema>

/** Deleting a record: a button in the menu of each row unless `where` names other places, a question, and what is lost. */
export const fileDeleteSchema = z.strictObject({
  requires: z.enum(actions).check(z.describe('The action that access has to allow who deletes one.')),
  dangerText: text('What is lost for good; said before anything happens.'),
  confirm: z.optional(
    z
      .enum(['simple', 'typed-name'])
      .check(z.describe('"typed-name": the name of the record has to be typed; "simple" when left out.')),
  ),
  where: z.optional(
    z.array(actionPlace).check(z.describe('Where its buttons stand; left out: the menu of a row ("menu").')),
  ),
  call: z.optional(
    fileCallSchema.check(z.describe('Deletes it; DELETE to the address of the record when left out.')),
  ),
  enabledWhen: fileEnabledWhen,
})
export type FileDelete = z.infer<typeof fileDeleteSchema>
