import { pluralOf } from '../../src/definitions/plural'

/** A list that the records of another one may refer to. */
export type OtherList = {
  /** Of its resource. */
  name: string
  ids: ReadonlySet<string>
  /** Whether there will be a definition of that name; a reference to none is a fault. */
  isDefined: boolean
}

/** A value of which fewer are found among the ids of a list is no reference to it. */
const share = 0.8

/**
 * Whether values are ids of another list, by the name of their key and by the ids that were seen there.
 * @returns null for a key that does not look like a reference
 */
export function guessReference(
  key: string,
  given: readonly unknown[],
  others: readonly OtherList[],
): { type: string; why: string; more?: { resource: string; many?: true; sentAs?: 'number' } } | null {
  const names = referredNames(key)
  const isMany = given.every((value) => Array.isArray(value))
  const ids = (isMany ? given.flat() : given).map(idOf)
  const other = others.find(({ name }) => names.includes(name))
  const isId = ids.every((id) => id !== null)
  const isPlain = given.flat().every((value) => typeof value === 'string' || typeof value === 'number')
  if (!isId || names.length === 0) return null
  const found = ids.filter((id) => other?.ids.has(id ?? '')).length
  if (other && ids.length > 0 && found >= ids.length * share) {
    const seen = `${found} of ${ids.length} values are ids of ${other.name}`
    if (other.isDefined) {
      const isCounted = given.flat().every((value) => typeof wireIdOf(value) === 'number')
      const more = {
        resource: other.name,
        ...(isMany && { many: true as const }),
        ...(isCounted && { sentAs: 'number' as const }),
      }
      return { type: 'reference', why: `to ${other.name}: ${seen}`, more }
    }
    const why = `${seen}, which has no definition yet: a reference once it has`
    return isPlain ? { type: isMany ? 'list' : 'text', why } : null
  }
  if (!isPlain || isMany || !hasIdWord(key)) return null
  return { type: 'text', why: 'ids by its name, of no list that was found' }
}

/** Names of resources a key may refer to: `ownerTeamId` to `owner-teams` and `teams`. */
export function referredNames(key: string): string[] {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_]+/)
    .filter((word) => word !== '')
  const isNamedSo = hasIdWord(key)
  const base = isNamedSo ? words.slice(0, -1) : words
  return base.map((_, index) => {
    const name = base.slice(index).join('-')
    const isPlural = !isNamedSo && name.endsWith('s')
    return isPlural ? name : pluralOf(name)
  })
}

function hasIdWord(key: string): boolean {
  return /(?:[a-z0-9]I[dD]s?|[a-z0-9]U[uU][iI][dD]s?|[-_](?:ids?|uuids?))$/.test(key)
}

/** An id, or that of a record the server has put in its place. */
function wireIdOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : value
}

function idOf(value: unknown): string | null {
  const id = wireIdOf(value)
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}
