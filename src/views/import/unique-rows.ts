import '../../locales/import-texts'
import type { ResourceRecord } from '../../definitions/resource-record'
import { comparedValue } from '../../definitions/same-value'
import { type UniqueDefinition, uniqueOf } from '../../definitions/unique-values'
import { t } from '../../locales/t'
import type { FormFields } from '../form/form-plan'
import { type ImportRow, isFaulty } from './import-rows'

/**
 * Rows with what is wrong where a value that no two records may have is that of a record there is, or of a row before
 * them; a row that cannot be made has none that counts.
 */
export function withUniqueFaults(
  rows: readonly ImportRow[],
  fields: FormFields,
  listed: readonly ResourceRecord[],
): readonly ImportRow[] {
  const unique = Object.entries(fields).flatMap(([name, field]) => {
    const among = uniqueOf(name, field)
    if (!among) return []
    const keyIn = (record: Readonly<Record<string, unknown>>) => keyOf(among, record)
    const labels = among.fields.flatMap((each) => (fields[each] ? [t(fields[each].label)] : []))
    const there = new Set(listed.map(keyIn))
    return [{ name, among, keyIn, there, labels: labels.join(', '), lines: new Map<string, number>() }]
  })
  if (unique.length === 0) return rows
  return rows.map((row) => {
    const faults = { ...row.faults }
    for (const { name, among, keyIn, there, labels, lines } of unique) {
      const key = keyIn(row.values)
      if (key === null || faults[name] !== undefined) continue
      const line = lines.get(key)
      if (there.has(key)) faults[name] = t(among.says)
      else if (line !== undefined) faults[name] = t('importing.isRepeated', { field: labels, line })
    }
    const checked = { ...row, faults }
    if (isFaulty(checked)) return checked
    for (const { keyIn, lines } of unique) {
      const key = keyIn(row.values)
      if (key !== null) lines.set(key, row.line)
    }
    return checked
  })
}

/** The values that no two may have together, as one text; null while one of them is empty. */
function keyOf({ fields }: UniqueDefinition, record: Readonly<Record<string, unknown>>): string | null {
  const values = fields.map((field) => comparedValue(record[field]))
  return values.includes(null) ? null : JSON.stringify(values)
}
