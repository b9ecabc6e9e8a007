import '../../locales/import-texts'
import { useQueryClient } from '@tanstack/react-query'
import Checkbox from 'antd/es/checkbox'
import Flex from 'antd/es/flex'
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { FieldDefinition } from '../../definitions/define-field'
import type { FormEnvironment } from '../../definitions/form-values'
import { deepFields } from '../../definitions/nested-fields'
import { type ResourceRecord, textOf } from '../../definitions/resource-record'
import { numberText } from '../../locales/locale'
import { inSentence, t } from '../../locales/t'
import { useScopeOf } from '../../providers/scope-context'
import { useNotices } from '../../providers/use-notices'
import { Button } from '../../ui/button'
import { Hint } from '../../ui/hint'
import { Spinner } from '../../ui/spinner'
import type { FormPlan } from '../form/form-plan'
import { keepEscapeOfLists } from '../form/keep-escape-of-lists'
import { cachedRecords } from '../records/cached-records'
import styles from './import.module.css'
import { ImportColumns } from './import-columns'
import { ImportOutcome, OutcomeActions } from './import-outcome'
import { checkRows, guessMapping, type ImportRow, isFaulty, remapped, repeatedRows } from './import-rows'
import { ImportTable } from './import-table'
import { useReferences } from './known-records'
import type { ImportFile } from './read-file'
import { withUniqueFaults } from './unique-rows'
import type { ImportRun } from './use-import-run'

export type ImportReviewProps = {
  definition: ResourceDefinition
  plan: FormPlan
  environment: FormEnvironment
  fields: Readonly<Record<string, FieldDefinition>>
  file: ImportFile
  run: ImportRun
  onAnother: () => void
  onClose: () => void
}

/** What comes of a file: its columns and its rows, checked before anything is sent; then what became of each. */
export function ImportReview(props: ImportReviewProps) {
  const { definition, plan, environment, fields, file, run, onAnother, onClose } = props
  const id = useId()
  const [mapping, setMapping] = useState(() => guessMapping(file.header, fields))
  const [isLeavingOut, setLeavingOut] = useState(false)
  const [isWithoutRepeated, setWithoutRepeated] = useState(false)
  const [isNarrowed, setNarrowed] = useState(false)
  const references = useReferences(fields)
  const { showSuccess } = useNotices()
  const listed = useListed(definition)
  const checked = useMemo(() => {
    if (!references) return references
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
  const rows = useMemo(
    () =>
      checked?.map((row) =>
        isWithoutRepeated && repeated.has(row.line)
          ? { ...row, fault: row.fault ?? repeated.get(row.line) ?? null }
          : row,
      ),
    [checked, repeated, isWithoutRepeated],
  )
  const heading = useRef<HTMLParagraphElement>(null)
  const isHere = rows !== undefined
  // The button that was pressed goes away with what it did.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the rows stand, and when sending begins and ends
  useEffect(() => heading.current?.focus(), [isHere, run.isRunning])

  const [one, many] = [definition.label.one, definition.label.many].map(inSentence)
  const isSent = run.isRunning || run.outcomes.size > 0
  const isMade = ({ line }: ImportRow) => run.outcomes.get(line)?.kind === 'made'
  const isAllMade = rows !== undefined && !run.isRunning && isSent && rows.every(isMade)
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when all of it is done
  useEffect(() => {
    if (!isAllMade) return
    const count = file.rows.length
    showSuccess(
      count === 1
        ? t('importing.doneOne', { one: one ?? '' })
        : t('importing.done', { count, many: many ?? '' }),
    )
    onClose()
  }, [isAllMade])

  if (!checked || !rows || !references) return <Spinner text={t('importing.references')} />
  const faulty = checked.filter(isFaulty)
  const creatable = rows.filter((row) => !isFaulty(row))
  const count = creatable.length
  const missed = rows.filter((row) => !isMade(row))
  const narrowed = isSent ? missed : faulty
  const columns = Object.entries(fields).filter(([name]) => mapping.includes(name))
  const reason = reasonOf(count, faulty.length > 0 && !isLeavingOut)
  const unknown = unknownReferences()

  return (
    <form className="form-fields" noValidate onSubmit={handleSubmit} onKeyDownCapture={keepEscapeOfLists}>
      <Flex wrap gap="small" align="center" justify="space-between">
        <p ref={heading} tabIndex={-1} className={`form-label ${styles.source}`}>
          {t('importing.sourceText', { name: file.name, count: file.rows.length })}
        </p>
        {!isSent && <Button onClick={onAnother}>{t('importing.another')}</Button>}
      </Flex>
      {!isSent && (
        <ImportColumns
          one={one ?? ''}
          file={file}
          fields={fields}
          mapping={mapping}
          onChange={(column, field) => setMapping(remapped(mapping, column, field))}
        />
      )}
      {unknown.length > 0 && !isSent && (
        <p className="form-note">{t('importing.referencesUnknown', { many: unknown.join(', ') })}</p>
      )}
      <section className={styles.part} aria-labelledby={`${id}-rows`}>
        <h3 id={`${id}-rows`}>{t('importing.preview')}</h3>
        {isSent ? (
          <ImportOutcome run={run} rows={rows} />
        ) : (
          <p role="status">
            {t('importing.canBeMade', {
              made: numberText(count),
              count: rows.length,
            })}{' '}
            <span className="second">{t('importing.dryRun')}</span>
          </p>
        )}
        <Flex wrap gap="small">
          <Checkbox checked={isNarrowed} onChange={({ target }) => setNarrowed(target.checked)}>
            {t(isSent ? 'importing.onlyFailed' : 'importing.onlyFaulty', {
              count: narrowed.length,
            })}
          </Checkbox>
          {!isSent && faulty.length > 0 && (
            <Checkbox checked={isLeavingOut} onChange={({ target }) => setLeavingOut(target.checked)}>
              {t('importing.leaveOut')}
            </Checkbox>
          )}
          {!isSent && repeated.size > 0 && (
            <Checkbox
              checked={isWithoutRepeated}
              onChange={({ target }) => setWithoutRepeated(target.checked)}
            >
              {t('importing.leaveOutRepeated', { field: title, count: repeated.size })}
            </Checkbox>
          )}
        </Flex>
        <ImportTable
          key={String(isNarrowed)}
          rows={isNarrowed ? narrowed : rows}
          columns={columns}
          columnOf={(name) => mapping.indexOf(name)}
          labelOf={(name) => t(plan.fields[name]?.label ?? { en: name })}
          references={references}
          outcomes={run.outcomes}
          notes={repeated}
          isSent={isSent}
          none={t(isSent ? 'importing.noneFailed' : 'importing.noneFaulty')}
        />
      </section>
      <div className="dialog-actions">
        {isSent ? (
          <OutcomeActions {...props} rows={rows} />
        ) : (
          <>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Hint text={reason}>
              {(describedBy) => (
                <Button
                  kind="primary"
                  type="submit"
                  isDisabled={reason !== null}
                  aria-describedby={describedBy}
                >
                  {count === 1
                    ? t('importing.createOne', { one: one ?? '' })
                    : t('importing.create', { count, many: many ?? '' })}
                </Button>
              )}
            </Hint>
          </>
        )}
      </div>
    </form>
  )

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (reason === null && !isSent) void run.send(creatable)
  }

  /** What the references of columns that are used are called, where they are not known by name. */
  function unknownReferences(): readonly string[] {
    return deepFields(Object.fromEntries(columns)).flatMap(({ label, kind, resource = '' }) =>
      kind === 'reference' && !references?.get(resource) ? [t(label)] : [],
    )
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

/** Why nothing can be sent now; null while it can. */
function reasonOf(count: number, isHeldBack: boolean): string | null {
  if (count === 0) return t('importing.nothingToSend')
  return isHeldBack ? t('importing.leaveOutFirst') : null
}
