import '../../locales/import-texts'
import Progress from 'antd/es/progress'
import type { ResourceDefinition } from '../../definitions/define'
import { joinedSentences } from '../../domain/joined-sentences'
import { numberText } from '../../locales/locale'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { saveFailedRows } from './import-files'
import { type ImportRow, isFaulty } from './import-rows'
import type { ImportFile } from './read-file'
import type { ImportRun } from './use-import-run'

type Outcomes = Record<'made' | 'refused' | 'unconfirmed' | 'waiting' | 'leftOut', ImportRow[]>

/** How far the sending is; then how many rows came to what, and why it stopped where it did. */
export function ImportOutcome({ run, rows }: { run: ImportRun; rows: readonly ImportRow[] }) {
  const { isRunning, progress, stopped } = run
  const { done, total } = progress
  if (isRunning) {
    return (
      <>
        <Progress
          percent={Math.round((done / total) * 100)}
          status="active"
          showInfo={false}
          aria-label={t('importing.preview')}
        />
        <p role="status" className="figures">
          {t('importing.progress', { done: numberText(done), total: numberText(total) })}
        </p>
      </>
    )
  }
  const { made, refused, unconfirmed, waiting, leftOut } = sorted(run, rows)
  const counted = [
    [refused, 'importing.refusedCount'],
    [unconfirmed, 'importing.unconfirmedCount'],
    [waiting, 'importing.waitingCount'],
    [leftOut, 'importing.leftOutCount'],
  ] as const
  return (
    <div role="status">
      {stopped && waiting.length + unconfirmed.length > 0 && <p>{t(stopTexts[stopped])}</p>}
      <p>
        {t('importing.madeOf', {
          made: numberText(made.length),
          count: rows.length,
        })}{' '}
        {counted
          .filter(([{ length }]) => length > 0)
          .map(([{ length }, text]) => t(text, { count: length }))
          .join(' ')}
      </p>
    </div>
  )
}

const stopTexts = {
  person: 'importing.stoppedSelf',
  silent: 'importing.stoppedSilent',
  session: 'importing.stoppedSession',
} as const

export type OutcomeActionsProps = {
  definition: ResourceDefinition
  file: ImportFile
  run: ImportRun
  rows: readonly ImportRow[]
  onClose: () => void
}

/** The way to stop it; then what may be done about the rows that were not created. */
export function OutcomeActions({ definition, file, run, rows, onClose }: OutcomeActionsProps) {
  if (run.isRunning) {
    return (
      <Button onClick={run.stop} isBusy={run.isStopping}>
        {t(run.isStopping ? 'importing.stopping' : 'importing.stop')}
      </Button>
    )
  }
  const { made, refused, unconfirmed, waiting } = sorted(run, rows)
  const ways = [
    [unconfirmed, 'importing.retryUnconfirmed'],
    [refused, 'importing.retryRefused'],
    [waiting, 'importing.goOn'],
  ] as const
  return (
    <>
      <Button onClick={() => saveFailedRows(definition, file, failedRows())}>
        <Icon name="download" />
        {t('importing.failedRows')}
      </Button>
      {ways.map(
        ([them, text]) =>
          them.length > 0 && (
            <Button key={text} onClick={() => void run.send(them)}>
              {t(text, { count: them.length })}
            </Button>
          ),
      )}
      <Button kind="primary" onClick={onClose}>
        {t('common.close')}
      </Button>
    </>
  )

  function failedRows() {
    return rows
      .filter((row) => !made.includes(row))
      .map((row) => ({ cells: row.cells, reason: reasonOf(row) }))
  }

  function reasonOf(row: ImportRow): string {
    const outcome = run.outcomes.get(row.line)
    if (outcome?.kind === 'refused') return outcome.sentence
    if (outcome?.kind === 'unconfirmed') return t('importing.unconfirmed')
    if (!isFaulty(row)) return t('importing.waiting')
    const faults = Object.entries(row.faults).map(([name, fault]) => {
      const label = definition.formFields?.[name]?.label ?? { en: name }
      return t('importing.fieldFault', { field: t(label), fault })
    })
    return joinedSentences([...(row.fault === null ? [] : [row.fault]), ...faults])
  }
}

/** Rows by what became of them. */
function sorted({ outcomes }: ImportRun, rows: readonly ImportRow[]): Outcomes {
  const groups: Outcomes = { made: [], refused: [], unconfirmed: [], waiting: [], leftOut: [] }
  for (const row of rows) {
    const kind = outcomes.get(row.line)?.kind ?? (isFaulty(row) ? 'leftOut' : 'waiting')
    if (kind !== 'sending') groups[kind].push(row)
  }
  return groups
}
