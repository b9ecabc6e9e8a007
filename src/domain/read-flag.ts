/**
 * A flag as boolean, as 0 or 1, or as one of these as text (README decision 16); null where it is absent. Anything else
 * stays what it is.
 */
export function readFlag(sent: unknown): unknown {
  if (sent === undefined || sent === '') return null
  const word = typeof sent === 'string' ? sent.trim().toLowerCase() : sent
  if (word === 1 || word === '1' || word === 'true') return true
  if (word === 0 || word === '0' || word === 'false') return false
  return sent
}
