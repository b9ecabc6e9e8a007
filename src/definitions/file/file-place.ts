import * as z from 'zod/mini'
import { expected, text, words } from './file-texts'

/** What stands in the menu, at an address of its own. */
export const menuPlace = z.strictObject({
  kind: z.literal('menu').check(z.describe('In the menu, at an address of its own.')),
  icon: words('Name of an icon of the console, for the menu.'),
  group: z.optional(
    text('Heading under which it stands where the header has no room for all of them and they share a menu.'),
  ),
  hidden: z.optional(
    z
      .boolean({ error: expected('true or false') })
      .check(
        z.describe(
          'true for what is read under the records of another resource: it has its address, and no entry in the menu.',
        ),
      ),
  ),
})
