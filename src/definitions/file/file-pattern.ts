import * as z from 'zod/mini'
import { text, words } from './file-texts'

/** A pattern that texts have to match, and what is said of one that does not. */
export const pattern = z
  .strictObject({
    matches: words(
      'A regular expression of JavaScript, as a text; ^ and $ make it hold for the whole value.',
    ).check(
      z.refine((source) => patternProblem(source) === null, {
        error: ({ input }) => `is no regular expression: ${patternProblem(String(input))}`,
      }),
    ),
    says: text('Said of a value that does not match.'),
  })
  .check(z.describe('What texts have to match, and the sentence said of one that does not.'))

/** Of longer ones it is not looked for where they go wrong: each beginning would be read. */
const longestLocated = 500

/** Why a text is no regular expression, in the words of JavaScript, and from where on; null where it is one. */
function patternProblem(source: string): string | null {
  const why = reasonAgainst(source)
  if (why === null || source.length > longestLocated) return why
  const letters = Array.from(source)
  // All up to there can stand by itself.
  const sound = letters.findLastIndex((_, end) => reasonAgainst(letters.slice(0, end).join('')) === null)
  return `${why} (from character ${sound + 1})`
}

function reasonAgainst(source: string): string | null {
  try {
    return new RegExp(source, 'u') instanceof RegExp ? null : ''
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    return said.slice(said.lastIndexOf(': ') + 2)
  }
}
