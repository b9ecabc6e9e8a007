/** One thing wrong with a definition. */
export type Fault = {
  /** R001 to R999; it never changes its meaning. */
  id: string
  /** Where in the definition, such as `whitelists.list.columns[2]`. */
  place: string
  /** What is wrong and, where a name was misspelt, what was probably meant. */
  message: string
  /** The file it stands in, where that is known, and maybe its line and column there: `api-keys.json:12:5`. */
  file?: string
  /** The key of that place that is meant. */
  key?: string
  /** Characters from the beginning of its file, where the text itself is wrong. */
  offset?: number
}

/** @example fault('R012', 'webhooks.formFields.url', 'no section of a form shows it') */
export function fault(id: string, place: string, message: string): Fault {
  return { id, place: short(place, 200), message: short(message, 800) }
}

/** A file may name what fills pages; its beginning says enough. */
function short(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text
}

/**
 * The fault of a name that is none of the candidates; nothing for a name left out.
 * @param kind what it names
 * @param otherwise what is said where no candidate comes near
 */
export function* unknownName(
  id: string,
  place: string,
  kind: string,
  name: string | undefined,
  candidates: Iterable<string>,
  otherwise = kind === 'field' && name === 'id' ? undeclaredId : undefined,
): Generator<Fault> {
  const known = [...candidates]
  if (name === undefined || known.includes(name)) return
  yield fault(id, place, `no ${kind} "${name}"${didYouMean(name, known, otherwise)}`)
}

/** As unknownName, of the fields of another resource, whose definition may not be at hand: all of them are named. */
export function unknownFieldOf(
  id: string,
  place: string,
  { name, fields }: { name: string; fields: object },
  field: string,
): Generator<Fault> {
  const known = Object.keys(fields)
  return unknownName(id, place, `field of "${name}"`, field, known, `; it has ${known.join(', ')}`)
}

/** Every record has an id, which a file need not name. */
const undeclaredId = '; to use the id of a record, make it a field: "id": { "type": "text", "label": "Id" }'

/** As unknownName, for each name of a list. */
export function* unknownNames(
  id: string,
  place: string,
  kind: string,
  names: readonly string[] = [],
  candidates: Iterable<string>,
): Generator<Fault> {
  for (const [index, name] of names.entries()) {
    yield* unknownName(id, `${place}[${index}]`, kind, name, candidates)
  }
}

/** A fault for each value that stood before in a list; `words` say what two of them have alike. */
export function* doubles<Part>(
  id: string,
  place: string,
  words: string,
  parts: readonly Part[],
  key: keyof Part & string,
): Generator<Fault> {
  for (const [index, part] of parts.entries()) {
    if (parts.findIndex((other) => other[key] === part[key]) === index) continue
    yield fault(id, `${place}[${index}].${key}`, `two ${words} "${part[key]}"`)
  }
}

/** A fault for each name that stands in a list a second time. */
export function* repeated(place: string, names: readonly string[]): Generator<Fault> {
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) === index) continue
    yield fault('R164', `${place}[${index}]`, `"${name}" stands here twice; leave one out`)
  }
}

/**
 * What to say after a name that is not known: which was probably meant, at most a third of its letters away.
 * @param otherwise what is said where none comes near
 */
export function didYouMean(name: string, candidates: Iterable<string>, otherwise = ''): string {
  const known = [...candidates]
  const meant = nearestName(name, known) ?? known.find((candidate) => candidate === namesElsewhere.get(name))
  return meant === undefined ? otherwise : `; did you mean "${meant}"?`
}

/** Our words for what the admin frameworks, JSON schema and databases call it: no spelling leads from one to the other. */
const namesElsewhere: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['varchar', 'text'],
  ['textarea', 'long-text'],
  ['markdown', 'long-text'],
  ['password', 'secret'],
  ['int', 'number'],
  ['integer', 'number'],
  ['float', 'number'],
  ['decimal', 'number'],
  ['currency', 'money'],
  ['bool', 'boolean'],
  ['switch', 'boolean'],
  ['checkbox', 'boolean'],
  ['enum', 'choice'],
  ['select', 'choice'],
  ['radio', 'choice'],
  ['datetime', 'date-time'],
  ['timestamp', 'date-time'],
  ['tags', 'list'],
  ['relation', 'reference'],
  ['relationship', 'reference'],
  ['lookup', 'reference'],
  ['group', 'object'],
  ['repeater', 'array'],
  ['blocks', 'array'],
  ['formula', 'value'],
  ['expression', 'value'],
  ['title', 'label'],
  ['form', 'create'],
  ['description', 'about'],
  ['hint', 'help'],
  ['choices', 'options'],
  ['enumValues', 'options'],
  ['read', 'view'],
  ['write', 'manage'],
  ['update', 'edit'],
  ['remove', 'delete'],
])

/** The candidate that was probably meant by a name, if any. */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  const reach = Math.max(1, Math.floor(name.length / 3))
  const [nearest] = byDistance(
    name,
    [...candidates].filter((candidate) => Math.abs(candidate.length - name.length) <= reach),
  )
  return nearest !== undefined && distanceBetween(name, nearest) <= reach ? nearest : undefined
}

/** No name is longer; a file of a megabyte may hold one that is. */
const mostLetters = 100

/** Candidates, those that come nearest to a name first. */
export function byDistance(name: string, candidates: readonly string[]): readonly string[] {
  const beginning = name.slice(0, mostLetters)
  return candidates
    .map((candidate) => ({ candidate, distance: distanceBetween(beginning, candidate) }))
    .sort((left, right) => left.distance - right.distance)
    .map(({ candidate }) => candidate)
}

/** Letters to add, drop, change or swap with their neighbour to get from one text to the other. */
function distanceBetween(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const changed = (last[column - 1] ?? 0) + (isSame ? 0 : 1)
      const swapped = isSwap ? (beforeLast[column - 2] ?? 0) + 1 : changed
      current.push(Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, changed, swapped))
    }
    beforeLast = last
    last = current
  }
  return last[other.length] ?? 0
}
