import example from '../../docs/examples/api-keys.json'

/** Values that a hand or a program puts where another was expected. */
const strangers: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  ' ',
  'name',
  '__proto__',
  'toString',
  '../..',
  '\u0000',
  '😀'.repeat(300),
  [],
  {},
  [[]],
  ['name', 'name'],
  { kind: 'menu' },
  { $ref: '#' },
  '{{name}}',
  '<img src=x onerror=alert(1)>',
]

/** The example, changed in one to four places; a seed always gives the same text. */
export function mutatedFiles(count: number): readonly { seed: number; content: string }[] {
  return Array.from({ length: count }, (_, seed) => ({ seed, content: mutated(seed) }))
}

function mutated(seed: number): string {
  const random = randomFrom(seed)
  const file: unknown = structuredClone(example)
  const changes = 1 + Math.floor(random() * 4)
  for (let change = 0; change < changes; change += 1) changePart(file, random)
  const text = JSON.stringify(file, null, 2)
  return random() < 0.2 ? cutUp(text, random) : text
}

/** Takes one part of the file away, doubles it, renames it, or puts a stranger in its place. */
function changePart(file: unknown, random: () => number): void {
  const parts = partsOf(file)
  const part = parts[Math.floor(random() * parts.length)]
  if (!part) return
  const { owner, key } = part
  const kind = Math.floor(random() * 4)
  const stranger = strangers[Math.floor(random() * strangers.length)]
  if (kind === 0) Reflect.deleteProperty(owner, key)
  else if (kind === 1) Reflect.set(owner, `${key}x`, Reflect.get(owner, key))
  else
    Reflect.set(
      owner,
      key,
      kind === 2 ? stranger : { [String(stranger).slice(0, 20)]: Reflect.get(owner, key) },
    )
}

function partsOf(value: unknown): readonly { owner: object; key: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [{ owner: value, key }, ...partsOf(inner)])
}

/** A text with letters lost, put in or swapped. */
function cutUp(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length)
  const stray = '{}[]",:\\0/'.charAt(Math.floor(random() * 10))
  return random() < 0.5 ? text.slice(0, at) + text.slice(at + 1) : text.slice(0, at) + stray + text.slice(at)
}

/** Mulberry32: numbers from 0 to 1 that a seed alone decides. */
function randomFrom(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
