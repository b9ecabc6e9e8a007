import '../../locales/import-texts'
import type { ResourceRecord } from '../../definitions/resource-record'
import { comparedValue } from '../../definitions/same-value'
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
  const unique = Object.entries(fields).flatMap(([name, { unique, label }]) => {
    if (unique === undefined) return []
    const there = new Set(listed.map((record) => comparedValue(record[name])))
    return [{ name, label, unique, there, lines: new Map<unknown, number>() }]
  })
  if (unique.length === 0) return rows
  return rows.map((row) => {
    const faults = { ...row.faults }
    for (const { name, label, unique: sentence, there, lines } of unique) {
      const value = comparedValue(row.values[name])
      const line = lines.get(value)
      if (value === null || faults[name] !== undefined) continue
      if (there.has(value)) faults[name] = t(sentence)
      else if (line !== undefined) faults[name] = t('importing.isRepeated', { field: t(label), line })
    }
    const checked = { ...row, faults }
    if (!isFaulty(checked)) {
      for (const { name, lines } of unique) lines.set(comparedValue(row.values[name]), row.line)
    }
    return checked
  })
}
