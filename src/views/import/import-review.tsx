import '../../locales/import-texts'
import Checkbox from 'antd/es/checkbox'
import Flex from 'antd/es/flex'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { deepFields } from '../../definitions/nested-fields'
import { numberText } from '../../locales/locale'
import { inSentence, t } from '../../locales/t'
import { useNotices } from '../../providers/use-notices'
import { Button } from '../../ui/button'
import { Hint } from '../../ui/hint'
import { Spinner } from '../../ui/spinner'
import { keepEscapeOfLists } from '../form/keep-escape-of-lists'
import styles from './import.module.css'
import { ImportColumns } from './import-columns'
import { ImportOutcome, OutcomeActions } from './import-outcome'
import { type ImportRow, isFaulty } from './import-rows'
import { ImportTable } from './import-table'
import { type CheckedRows, type ImportSource, useImportRows } from './use-import-rows'
import type { ImportRun } from './use-import-run'

export type ImportReviewProps = ImportSource & {
  run: ImportRun
  onAnother: () => void
  onClose: () => void
}

/** What comes of a file: its columns and its rows, checked before anything is sent; then what became of each. */
export function ImportReview(props: ImportReviewProps) {
  const state = useImportRows(props)
  useLeaveWhenMade(props, state.found?.rows)
  return state.found ? (
    <Reviewed {...props} state={state} found={state.found} />
  ) : (
    <Spinner text={t('importing.references')} />
  )
}

type ReviewedProps = ImportReviewProps & { state: ReturnType<typeof useImportRows>; found: CheckedRows }

function Reviewed({ state, found, ...props }: ReviewedProps) {
  const { definition, fields, file, run, onAnother, onClose } = props
  const [isLeavingOut, setLeavingOut] = useState(false)
  const heading = useRef<HTMLParagraphElement>(null)
  // The button that was pressed goes away with what it did.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the rows stand, and when sending begins and ends
  useEffect(() => heading.current?.focus(), [run.isRunning])

  const one = inSentence(definition.label.one)
  const isSent = isSentIn(run)
  const hasFaulty = found.checked.some(isFaulty)
  const creatable = found.rows.filter((row) => !isFaulty(row))
  const reason = reasonOf(creatable.length, hasFaulty && !isLeavingOut)

  return (
    <form className="form-fields" noValidate onSubmit={handleSubmit} onKeyDownCapture={keepEscapeOfLists}>
      <Flex wrap gap="small" align="center" justify="space-between">
        <p ref={heading} tabIndex={-1} className={`form-label ${styles.source}`}>
          {t('importing.sourceText', { name: file.name, count: file.rows.length })}
        </p>
        {!isSent && <Button onClick={onAnother}>{t('importing.another')}</Button>}
      </Flex>
      {!isSent && (
        <>
          <ImportColumns
            one={one}
            file={file}
            fields={fields}
            mapping={state.mapping}
            onChange={state.changeColumn}
          />
          <UnknownReferences columns={columnsOf(fields, state)} found={found} />
        </>
      )}
      <ReviewedRows {...props} state={state} found={found} count={creatable.length}>
        {!isSent && hasFaulty && (
          <>
            <Checkbox checked={isLeavingOut} onChange={({ target }) => setLeavingOut(target.checked)}>
              {t('importing.leaveOut')}
            </Checkbox>
            {/* The button, which is closed, says it to those who cannot see this. */}
            {reason !== null && (
              <span className="second" aria-hidden="true">
                {reason}
              </span>
            )}
          </>
        )}
      </ReviewedRows>
      <div className="dialog-actions">
        {isSent ? (
          <OutcomeActions {...props} rows={found.rows} />
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
                  {creatable.length === 1
                    ? t('importing.createOne', { one })
                    : t('importing.create', {
                        count: creatable.length,
                        many: inSentence(definition.label.many),
                      })}
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
}

type ReviewedRowsProps = ReviewedProps & {
  /** How many can be made. */
  count: number
  children: ReactNode
}

/** What can be made of the rows, or what became of them, and each of them in a table. */
function ReviewedRows({ plan, fields, run, state, found, count, children }: ReviewedRowsProps) {
  const id = useId()
  const [isNarrowed, setNarrowed] = useState(false)
  const { mapping, repeated } = state
  const isSent = isSentIn(run)
  const narrowed = isSent ? found.rows.filter((row) => !isMadeIn(run, row)) : found.checked.filter(isFaulty)
  return (
    <section className={styles.part} aria-labelledby={`${id}-rows`}>
      <h3 id={`${id}-rows`}>{t('importing.preview')}</h3>
      {isSent ? (
        <ImportOutcome run={run} rows={found.rows} />
      ) : (
        <p role="status">
          {t('importing.canBeMade', { made: numberText(count), count: found.rows.length })}{' '}
          <span className="second">{t('importing.dryRun')}</span>
        </p>
      )}
      <Flex wrap gap="small">
        <Checkbox checked={isNarrowed} onChange={({ target }) => setNarrowed(target.checked)}>
          {t(isSent ? 'importing.onlyFailed' : 'importing.onlyFaulty', { count: narrowed.length })}
        </Checkbox>
        {children}
        {!isSent && repeated.size > 0 && (
          <Checkbox
            checked={state.isWithoutRepeated}
            onChange={({ target }) => state.setWithoutRepeated(target.checked)}
          >
            {t('importing.leaveOutRepeated', { field: state.title, count: repeated.size })}
          </Checkbox>
        )}
      </Flex>
      <ImportTable
        key={String(isNarrowed)}
        rows={isNarrowed ? narrowed : found.rows}
        columns={columnsOf(fields, state)}
        columnOf={(name) => mapping.indexOf(name)}
        labelOf={(name) => t(plan.fields[name]?.label ?? { en: name })}
        references={found.references}
        outcomes={run.outcomes}
        notes={repeated}
        isSent={isSent}
        none={t(isSent ? 'importing.noneFailed' : 'importing.noneFaulty')}
      />
    </section>
  )
}

type Columns = ReturnType<typeof columnsOf>

/** Says what the references of columns that are used are called, where they are not known by name. */
function UnknownReferences({ columns, found }: { columns: Columns; found: CheckedRows }) {
  const unknown = deepFields(Object.fromEntries(columns)).flatMap(({ label, kind, resource = '' }) =>
    kind === 'reference' && !found.references.get(resource) ? [t(label)] : [],
  )
  if (unknown.length === 0) return null
  return <p className="form-note">{t('importing.referencesUnknown', { many: unknown.join(', ') })}</p>
}

/** Says that all was made, and leaves, once that is so. */
function useLeaveWhenMade(
  { definition, file, run, onClose }: ImportReviewProps,
  rows: readonly ImportRow[] | undefined,
): void {
  const { showSuccess } = useNotices()
  const isAllMade =
    rows !== undefined && !run.isRunning && isSentIn(run) && rows.every((row) => isMadeIn(run, row))
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when all of it is done
  useEffect(() => {
    if (!isAllMade) return
    const count = file.rows.length
    const { one, many } = definition.label
    showSuccess(
      count === 1
        ? t('importing.doneOne', { one: inSentence(one) })
        : t('importing.done', { count, many: inSentence(many) }),
    )
    onClose()
  }, [isAllMade])
}

/** The fields that a column of the file fills. */
function columnsOf(fields: ImportSource['fields'], { mapping }: ReviewedProps['state']) {
  return Object.entries(fields).filter(([name]) => mapping.includes(name))
}

const isSentIn = (run: ImportRun): boolean => run.isRunning || run.outcomes.size > 0
const isMadeIn = (run: ImportRun, { line }: ImportRow): boolean => run.outcomes.get(line)?.kind === 'made'

/** Why nothing can be sent now; null while it can. */
function reasonOf(count: number, isHeldBack: boolean): string | null {
  if (count === 0) return t('importing.nothingToSend')
  return isHeldBack ? t('importing.leaveOutFirst') : null
}
