import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { FieldDefinition } from '../../definitions/define-field'
import type { FormEnvironment } from '../../definitions/form-values'
import { type ResourceRecord, textOf } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { useScopeOf } from '../../providers/scope-context'
import type { FormPlan } from '../form/form-plan'
import { cachedRecords } from '../records/cached-records'
import { checkRows, guessMapping, type ImportRow, remapped, repeatedRows } from './import-rows'
import { type References, useReferences } from './known-records'
import type { ImportFile } from './read-file'
import { withUniqueFaults } from './unique-rows'

export type ImportSource = {
  definition: ResourceDefinition
  plan: FormPlan
  environment: FormEnvironment
  fields: Readonly<Record<string, FieldDefinition>>
  file: ImportFile
}

/** What becomes of a file's rows, as they were checked. */
export type CheckedRows = {
  /** With what is wrong with each, and those left out that repeat another one. */
  rows: readonly ImportRow[]
  /** The same without those left out by choice. */
  checked: readonly ImportRow[]
  references: References
}

/** The rows of a file by the columns one chose for its fields; `found` is undefined until what they refer to is here. */
export function useImportRows({ definition, plan, environment, fields, file }: ImportSource) {
  const [mapping, setMapping] = useState(() => guessMapping(file.header, fields))
  const [isWithoutRepeated, setWithoutRepeated] = useState(false)
  const references = useReferences(fields)
  const listed = useListed(definition)
  const checked = useMemo(() => {
    if (!references) return undefined
    const read = checkRows({ rows: file.rows, mapping, fields, plan, environment, references })
    return withUniqueFaults(read, plan.fields, listed)
  }, [file, mapping, fields, plan, environment, references, listed])

  const { titleField } = definition
  const title = t(definition.fields[titleField]?.label ?? { en: titleField })
  const repeated = useMemo(
    () =>
      // Of a title that no two may have it is a fault.
      plan.fields[titleField]?.unique === undefined
        ? repeatedRows(checked ?? [], { name: titleField, label: title }, titlesOf(listed, titleField))
        : new Map<number, string>(),
    [checked, plan, titleField, title, listed],
  )
  const found = useMemo<CheckedRows | undefined>(() => {
    if (!checked || !references) return undefined
    const without = (row: ImportRow) => {
      const repetition = repeated.get(row.line)
      return repetition === undefined ? row : { ...row, fault: row.fault ?? repetition }
    }
    return { rows: isWithoutRepeated ? checked.map(without) : checked, checked, references }
  }, [checked, references, repeated, isWithoutRepeated])

  return {
    found,
    mapping,
    changeColumn: (column: number, field: string | null) => setMapping(remapped(mapping, column, field)),
    /** What the field is called that repeated rows have alike. */
    title,
    /** By line, of which record or row it is a repetition. */
    repeated,
    isWithoutRepeated,
    setWithoutRepeated,
  }
}

/** What was there before anything was sent, of a list that is read whole; of another one nothing is known. */
function useListed(definition: ResourceDefinition): readonly ResourceRecord[] {
  const client = useQueryClient()
  const scope = useScopeOf(definition)
  const [listed] = useState(() => {
    const isWhole = definition.list.paging?.kind !== 'server'
    return isWhole ? cachedRecords(client, definition, scope).records : []
  })
  return listed
}

function titlesOf(records: readonly ResourceRecord[], titleField: string): ReadonlySet<string> {
  return new Set(records.map((record) => textOf(record, titleField) ?? ''))
}
