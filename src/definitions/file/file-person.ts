import * as z from 'zod/mini'
import { personFacts } from '../condition'

/** What is known of who is signed in, in place of a value. */
export const ofPerson = z.strictObject({
  person: z.enum(personFacts).check(z.describe('What of the person it is.')),
})
