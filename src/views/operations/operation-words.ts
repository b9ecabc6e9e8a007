import '../../locales/late-texts'
import { browserZone, fullDate } from '../../domain/dates'
import { elapsedClock } from '../../domain/elapsed'
import {
  expectedRange,
  type Finding,
  type Operation,
  type OutcomeState,
  operationTime,
  paceOfOperation,
} from '../../domain/operation'
import { t } from '../../locales/t'

/** How long it has taken, in words: of what is over, how long it took and when it began. */
export function timeText(operation: Operation, now: number): string {
  const elapsed = elapsedClock(operationTime(operation, now))
  const started = t('operations.startedAt', { time: fullDate(operation.startedAt, browserZone()) })
  if (operation.outcome) return [t('operations.took', { elapsed }), started].join(', ')
  if (paceOfOperation(operation, now) === 'longer') return t('operations.longerThanUsual', { elapsed })
  const expected = expectedText(operation)
  return [t('operations.elapsed', { elapsed }), ...(expected === null ? [] : [expected])].join(', ')
}

function expectedText({ kind }: Operation): string | null {
  const range = expectedRange[kind]
  if (range === null) return null
  const [min, max] = [range.min / 60_000, range.max / 60_000]
  return min === 0 ? t('operations.expectedUpTo', { max }) : t('operations.expected', { min, max })
}

/** How an operation ended, and what is said of it. */
export type OperationEnd = { state: OutcomeState; words: string }

/** How an operation ends by what was found, and what is said of it; null while it goes on. */
export function endOfFinding(finding: Finding, { name }: Pick<Operation, 'name'>): OperationEnd | null {
  switch (finding) {
    case null:
      return null
    case 'reached':
      return { state: 'done', words: t('operations.reached') }
    case 'missing':
    case 'unseen':
    case 'untold':
      return { state: 'unknown', words: t(`operations.${finding}`, { name }) }
    default:
      return { state: 'failed', words: t(`operations.${finding}`, { name }) }
  }
}
