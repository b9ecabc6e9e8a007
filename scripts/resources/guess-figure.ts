type Figure = { type: string; why: string; more?: { currency?: string; unit?: string } }

/** What the numbers of a key are, by its name and by how large they are. */
export function guessFigure(
  key: string,
  values: readonly number[],
  rows: readonly Readonly<Record<string, unknown>>[],
): Figure {
  // "sizeBytes" and "size_bytes" end in the same word, which "megabytes" does not have.
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
  const has = (...wanted: string[]) => wanted.some((word) => words.includes(word))
  const low = Math.min(...values)
  const high = Math.max(...values)
  const isWhole = values.every(Number.isInteger)
  if (has('ms', 'millis', 'milliseconds')) {
    const isLong = low >= 0 && high >= 1000
    return { type: isLong ? 'duration' : 'number', why: 'milliseconds by its name', more: { unit: 'ms' } }
  }
  if (
    has('percent', 'percentage', 'pct', 'progress', 'utilization', 'utilisation') &&
    low >= 0 &&
    high <= 100
  ) {
    if (high > 1 || isWhole) return { type: 'percent', why: 'by its name, and none is above 100' }
    return { type: 'percent', why: 'by its name, a share of one: none is above 1', more: { unit: 'share' } }
  }
  if (has('cents') && isWhole) {
    const currency = currencyOf(key, words, rows)
    const why = 'counted in cents by its name'
    if (currency !== undefined)
      return { type: 'money', why: `${why}, in ${currency}`, more: { currency, unit: 'cents' } }
    return { type: 'money', why: `${why}; say its "currency", which nothing tells`, more: { unit: 'cents' } }
  }
  if (has('price', 'cost', 'costs', 'amount', 'budget', 'fee', 'spent', 'revenue', 'salary', 'balance')) {
    const currency = currencyOf(key, words, rows)
    if (currency !== undefined)
      return { type: 'money', why: `by its name, in ${currency}`, more: { currency } }
    return { type: 'money', why: 'by its name; say its "currency", which nothing tells' }
  }
  const sizeUnit = ['KiB', 'MiB', 'GiB', 'TiB', 'kB', 'MB', 'GB', 'TB'].find((unit) =>
    has(unit.toLowerCase()),
  )
  if (sizeUnit !== undefined && low >= 0) {
    return { type: 'bytes', why: `counted in ${sizeUnit} by its name`, more: { unit: sizeUnit } }
  }
  if (has('bytes') && isWhole && low >= 0) return { type: 'bytes', why: 'by its name' }
  if (has('size', 'memory', 'storage', 'disk', 'quota') && isWhole && low >= 0 && high >= 1_000_000) {
    return { type: 'bytes', why: 'by its name, and some are above a million' }
  }
  if (has('seconds', 'secs', 'duration', 'ttl', 'timeout', 'uptime', 'elapsed', 'retention') && low >= 0) {
    const isSaid = has('seconds', 'secs')
    return {
      type: 'duration',
      why: isSaid ? 'seconds by its name' : 'by its name; make sure that these are seconds',
    }
  }
  const isLikeTime = isWhole && low > 1_000_000_000 && /At$|_at$|time|date/i.test(key)
  if (isLikeTime) {
    const unit = low > 100_000_000_000 ? 'ms' : 's'
    return { type: 'date-time', why: `counted in ${unit} from 1970, by its name and size`, more: { unit } }
  }
  return { type: 'number', why: 'all are numbers' }
}

/** From a word of its own name, or from the one currency that stands beside it. */
function currencyOf(
  key: string,
  words: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): string | undefined {
  const named = words
    .map((word) => word.toUpperCase())
    .find((word) => ['EUR', 'USD', 'GBP', 'CHF'].includes(word))
  if (named) return named
  for (const beside of [`${key}Currency`, `${key}_currency`, 'currency']) {
    const seen = [...new Set(rows.map((row) => row[beside]).filter((value) => value !== undefined))]
    const [only] = seen
    if (seen.length === 1 && typeof only === 'string' && /^[A-Z]{3}$/.test(only)) return only
  }
  return undefined
}
