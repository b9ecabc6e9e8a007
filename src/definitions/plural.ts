/** Words that one and several are called alike. */
const alike = [
  ...['equipment', 'staff', 'personnel', 'hardware', 'software', 'firmware', 'malware', 'feedback'],
  ...['metadata', 'traffic', 'storage', 'information', 'documentation', 'infrastructure', 'telemetry'],
  ...['evidence', 'knowledge', 'research', 'merchandise', 'furniture'],
  ...['series', 'species', 'news', 'analytics', 'headquarters'],
]

/** Plurals that no rule below makes singular. */
const irregular: ReadonlyMap<string, string> = new Map([
  ['people', 'person'],
  ['children', 'child'],
  ['men', 'man'],
  ['women', 'woman'],
  ['media', 'medium'],
  ['criteria', 'criterion'],
  ['data', 'datum'],
  ['indices', 'index'],
  ['vertices', 'vertex'],
  ['matrices', 'matrix'],
  ['appendices', 'appendix'],
  ['analyses', 'analysis'],
  ['axes', 'axis'],
  ['diagnoses', 'diagnosis'],
  ['crises', 'crisis'],
  ['hypotheses', 'hypothesis'],
  ['phenomena', 'phenomenon'],
  ['curricula', 'curriculum'],
  ['bacteria', 'bacterium'],
  ['alumni', 'alumnus'],
  ['mice', 'mouse'],
  ['feet', 'foot'],
  ['geese', 'goose'],
  ['teeth', 'tooth'],
  ['shelves', 'shelf'],
  ['leaves', 'leaf'],
  ['halves', 'half'],
  ['knives', 'knife'],
  ['lives', 'life'],
  ['heroes', 'hero'],
  ['potatoes', 'potato'],
  ['tomatoes', 'tomato'],
  ['echoes', 'echo'],
  ['cookies', 'cookie'],
  ['movies', 'movie'],
  ['caches', 'cache'],
  ['quizzes', 'quiz'],
  // What there is of it, or several such lists.
  ['inventories', 'inventory'],
  ['inventory', 'inventory'],
  ...alike.map((word): [string, string] => [word, word]),
  ...[
    'status',
    'alias',
    'bus',
    'virus',
    'bonus',
    'campus',
    'canvas',
    'bias',
    'atlas',
    'gas',
    'census',
    'lens',
  ].map((one): [string, string] => [`${one}es`, one]),
])

/** Whether a name in kebab-case is that of several: it ends in "s", or as English has it otherwise. */
export function isPlural(name: string): boolean {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return false
  return name.endsWith('s') || irregular.has(name.split('-').at(-1) ?? '')
}

/** "API policies" becomes "API policy": the last word decides, in the case it is written in. */
export function singularOf(many: string): string {
  const [, before = '', last = ''] = /^(.*?)([A-Za-z]+)$/s.exec(many) ?? []
  if (last === '') return many
  const known = irregular.get(last.toLowerCase())
  if (known !== undefined) return `${before}${last.charAt(0)}${known.slice(1)}`
  if (/[^aeiou]ies$/i.test(last)) return `${before}${last.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x)es$/i.test(last)) return `${before}${last.slice(0, -2)}`
  return /[^s]s$/i.test(last) ? `${before}${last.slice(0, -1)}` : many
}

/** "api-policy" becomes "api-policies": the last word decides; the other way of singularOf. */
export function pluralOf(one: string): string {
  const [, before = '', last = ''] = /^(.*?)([a-z0-9]+)$/is.exec(one) ?? []
  const known = [...irregular].find(([, single]) => single === last.toLowerCase())?.[0]
  if (known !== undefined) return `${before}${last.charAt(0)}${known.slice(1)}`
  if (/[^aeiou]y$/i.test(last)) return `${before}${last.slice(0, -1)}ies`
  return /(?:s|sh|ch|x)$/i.test(last) ? `${one}es` : `${one}s`
}
