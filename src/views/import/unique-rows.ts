import '../../locales/import-texts'
import { isOverlap, overlapOf, type TakenTime, takenTime } from '../../definitions/overlaps'
import type { ResourceRecord } from '../../definitions/resource-record'
import { uniqueKey } from '../../definitions/unique-key'
import { uniqueOf } from '../../definitions/unique-values'
import { t } from '../../locales/t'
import type { FormFields } from '../form/form-plan'
import { type ImportRow, isFaulty } from './import-rows'

/** What rows take one after the other, at a field: none after it may have it. */
type Taking = { name: string; faultOf: (row: ImportRow) => string | null; take: (row: ImportRow) => void }

/**
 * Rows with what is wrong where a value that no two records may have, or a time that no two may take, is that of a record
 * there is, or of a row before them; a row that cannot be made has none that counts.
 */
export function withUniqueFaults(
  rows: readonly ImportRow[],
  fields: FormFields,
  listed: readonly ResourceRecord[],
): readonly ImportRow[] {
  const takings = Object.keys(fields).flatMap((name) => [
    ...valuesOf(name, fields, listed),
    ...timesOf(name, fields, listed),
  ])
  if (takings.length === 0) return rows
  return rows.map((row) => {
    const faults = { ...row.faults }
    for (const { name, faultOf } of takings) {
      const found = faults[name] === undefined ? faultOf(row) : null
      if (found !== null) faults[name] = found
    }
    const checked = { ...row, faults }
    if (!isFaulty(checked)) for (const { take } of takings) take(row)
    return checked
  })
}

function valuesOf(name: string, fields: FormFields, listed: readonly ResourceRecord[]): readonly Taking[] {
  const among = uniqueOf(name, fields[name] ?? {})
  if (!among) return []
  const there = new Set(listed.map((record) => uniqueKey(among, record)))
  const lines = new Map<string, number>()
  const labels = among.fields.flatMap((each) => (fields[each] ? [t(fields[each].label)] : []))
  return [
    {
      name,
      faultOf: ({ values }) => {
        const key = uniqueKey(among, values)
        if (key === null) return null
        if (there.has(key)) return t(among.says)
        const line = lines.get(key)
        return line === undefined ? null : t('importing.isRepeated', { field: labels.join(', '), line })
      },
      take: ({ values, line }) => {
        const key = uniqueKey(among, values)
        if (key !== null) lines.set(key, line)
      },
    },
  ]
}

function timesOf(name: string, fields: FormFields, listed: readonly ResourceRecord[]): readonly Taking[] {
  const overlap = fields[name] && overlapOf(name, fields[name])
  if (!overlap) return []
  const timeIn = (values: Readonly<Record<string, unknown>>) => takenTime(overlap, (field) => values[field])
  const there = listed.flatMap((record) => timeIn(record) ?? [])
  const taken: { time: TakenTime; line: number }[] = []
  return [
    {
      name,
      faultOf: ({ values }) => {
        const time = timeIn(values)
        if (time === null) return null
        if (there.some((other) => isOverlap(overlap, time, other))) return t(overlap.says)
        const before = taken.find((other) => isOverlap(overlap, time, other.time))
        return before ? t('importing.isOver', { line: before.line }) : null
      },
      take: ({ values, line }) => {
        const time = timeIn(values)
        if (time !== null) taken.push({ time, line })
      },
    },
  ]
}
