/** What a configuration holds: as the server sent it, and as it goes back (ADV-D05). */
export type ConfigValue = string | number | boolean | null

/** What a person types or switches: text for every type but `boolean`. */
export type ConfigEntry = string | boolean

export const configTypes = ['enum', 'string', 'password', 'text', 'boolean', 'number'] as const
export type ConfigType = (typeof configTypes)[number]

/** One key of the advanced configurations (D2 §3 'Config item'). */
export type ConfigItem = {
  key: string
  label: string
  description: string | null
  type: ConfigType
  value: ConfigValue
  /** What an `enum` chooses among. */
  possibleValues: readonly (string | number | boolean)[]
  /** Bounds of a number; `max` is also the longest text (ADV-D04). Null: no bound. */
  min: number | null
  max: number | null
  /** It shows only while these hold (ADV-019). */
  dependencies: readonly { key: string; value: ConfigValue }[]
  /** All of them must hold; else one is enough. */
  needsAllDependencies: boolean
  isRestartRequired: boolean
  /** `all`, `loader`, `analytics` or `SQLi`; another word is shown as it is. */
  serviceToRestart: string | null
}

export type ConfigCategory = {
  name: string
  items: readonly ConfigItem[]
  /** Keys that the server sent and nobody could read (README decision 16). */
  unread: readonly string[]
}

/** The configurations of the server, or of one tenant (D2 §3 'Advanced config group'). */
export type ConfigGroup = {
  /** `system` for the server, else the tenant's name; a change names the group by it. */
  id: string
  displayName: string
  categories: readonly ConfigCategory[]
  /** Categories that the server sent and nobody could read (README decision 16). */
  unread: readonly string[]
}

export const systemGroup = 'system'

/** Characters a text may have where nothing else is said (D2 §9). */
const longestText = 100_000

/** The most characters an input takes; null for what is not a text of the specification's (ADV-018). */
export function lengthLimit({ type, max }: Pick<ConfigItem, 'type' | 'max'>): number | null {
  return type === 'string' || type === 'text' ? (max ?? longestText) : null
}

/** What the input of a key starts with; of a password nothing, for it is set again and never shown. */
export function entryOf({ type, value }: Pick<ConfigItem, 'type' | 'value'>): ConfigEntry {
  if (type === 'boolean') return isOn(value)
  if (type === 'password') return ''
  return value === null ? '' : String(value)
}

/** What goes to the server for an entry, in the type the value came in (ADV-D05). */
export function sentValue(
  { type, value, possibleValues }: Pick<ConfigItem, 'type' | 'value' | 'possibleValues'>,
  entry: ConfigEntry,
): ConfigValue {
  if (typeof entry === 'boolean') {
    // Who writes yes and no as figures reads no words.
    if (value === '1' || value === '0') return entry ? '1' : '0'
    if (typeof value === 'string') return String(entry)
    return typeof value === 'number' ? Number(entry) : entry
  }
  if (type === 'enum') return possibleValues.find((each) => String(each) === entry) ?? entry
  if (type !== 'number') return entry
  const figure = entry.trim()
  return typeof value !== 'string' && Number.isSafeInteger(Number(figure)) ? Number(figure) : figure
}

/** What is wrong with an entry (D2 §5 'Advanced config'); null for nothing. */
export function configFault(
  item: Pick<ConfigItem, 'type' | 'min' | 'max'>,
  entry: ConfigEntry,
): 'not-an-integer' | 'out-of-bounds' | 'too-long' | null {
  if (typeof entry === 'boolean') return null
  const limit = lengthLimit(item)
  if (limit !== null) return entry.length > limit ? 'too-long' : null
  if (item.type !== 'number') return null
  if (!/^[+-]?\d+$/.test(entry.trim())) return 'not-an-integer'
  const figure = Number(entry)
  return figure < (item.min ?? -Infinity) || figure > (item.max ?? Infinity) ? 'out-of-bounds' : null
}

/**
 * Whether a key shows while others hold what they hold (ADV-019).
 * @param entryNow what another key holds now; undefined for nothing, null where that is not known: it may be anything
 */
export function isConfigShown(
  { dependencies, needsAllDependencies }: Pick<ConfigItem, 'dependencies' | 'needsAllDependencies'>,
  entryNow: (key: string) => ConfigEntry | null | undefined,
): boolean {
  if (dependencies.length === 0) return true
  const holds = dependencies.map(({ key, value }) => {
    const entry = entryNow(key)
    if (entry === null) return true
    if (typeof entry === 'boolean') return entry === isOn(value)
    return entry === String(value ?? '')
  })
  return needsAllDependencies ? holds.every(Boolean) : holds.some(Boolean)
}

const restartOrder: readonly string[] = ['all', 'analytics', 'loader', 'SQLi']

/** What changes of these keys restart, each service once: everything first, words nobody knows last (ADV-D03). */
export function servicesToRestart(
  items: readonly Pick<ConfigItem, 'isRestartRequired' | 'serviceToRestart'>[],
): string[] {
  const named = [...new Set(items.flatMap(restartOf))]
  return [
    ...restartOrder.filter((service) => named.includes(service)),
    ...named.filter((service) => !restartOrder.includes(service)),
  ]
}

/** The service a change of a key restarts: the named one, or everything where none is named; none for most keys. */
export function restartOf({
  isRestartRequired,
  serviceToRestart,
}: Pick<ConfigItem, 'isRestartRequired' | 'serviceToRestart'>): string[] {
  return isRestartRequired ? [serviceToRestart ?? 'all'] : []
}

function isOn(value: ConfigValue): boolean {
  return typeof value === 'string' ? value.toLowerCase() === 'true' || value === '1' : Boolean(value)
}
