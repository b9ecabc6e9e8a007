/** What the standard fonts of a PDF have beyond Latin-1: they know the characters of Windows-1252 alone. */
const beyondLatin = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const written = new RegExp(`^[\\x20-\\x7e\\xa0-\\xff${beyondLatin}]*$`)

/** Whether the standard fonts of a PDF can write a text; of any other they would write other characters. */
export function canWrite(text: string): boolean {
  return written.test(text)
}

/** A text as it is written: letters and their accents as one character, of which the fonts have more. */
export function wordsForPdf(text: string): string {
  return text.normalize('NFC')
}
