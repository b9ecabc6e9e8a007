import * as z from 'zod/mini'
import { expected, words } from './file-texts'

const isTrue = () => z.boolean({ error: expected('true or false') })

/** How the state that a value stands for is drawn: in colour, with an icon and its word. */
export const tones = ['good', 'warning', 'bad', 'neutral', 'busy'] as const
export type Tone = (typeof tones)[number]

/** What else an option may say. */
export const optionLook = {
  tone: z.optional(z.enum(tones).check(z.describe('Draws the value as a state: colour, icon and word.'))),
}

/** What a field may say that an action asks for. */
export const fieldOpening = {
  opensEmpty: z.optional(
    isTrue().check(
      z.describe(
        'Of what an action asks for: it opens empty, or with its default, where the record has a value, too; left empty it is not sent.',
      ),
    ),
  ),
}

/** What else a field may say of how it stands in lists and details. */
export const fieldLook = {
  secret: z.optional(
    isTrue().check(
      z.describe(
        'Of a "file-text": a secret of several lines, such as a private key, treated as a "secret" is.',
      ),
    ),
  ),
  format: z.optional(
    z
      .literal('markdown', { error: expected('"markdown"') })
      .check(
        z.describe(
          'Of a "long-text": written with formats (headings, lists, links, tables, code), and shown so in details.',
        ),
      ),
  ),
  copyable: z.optional(isTrue().check(z.describe('A button beside the value copies it.'))),
  action: z.optional(
    z
      .union(
        [
          words('Name of the action that a press performs.'),
          z.strictObject({
            on: words('Name of the action that switches it on.'),
            off: words('Name of the action that switches it off.'),
          }),
        ],
        { error: expected('the name of an action, or an object with "on" and "off",') },
      )
      .check(z.describe('Of true and false: a switch in each row, whose press performs a named action.')),
  ),
}
