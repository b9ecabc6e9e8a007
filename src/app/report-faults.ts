import type { RecordFault } from '../api/record-faults'
import { t } from '../locales/t'
import { faultReport } from '../views/records/fault-sentences'
import type { ErrorReporter } from './error-reporter'

/** Reports what could not be read of an answer: how many records, and which; the same of a call only once. */
export function createFaultReports({ report }: Pick<ErrorReporter, 'report'>) {
  const reported = new Set<string>()
  return (call: string, faults: readonly RecordFault[]): void => {
    const message = t('views.unreadReport', {
      call,
      count: faults.length,
      records: faults.map(faultReport).join(' '),
    })
    if (reported.has(message)) return
    reported.add(message)
    report('UnreadRecords', message)
    // biome-ignore lint/suspicious/noConsole: who writes a definition looks there first
    console.warn(message)
  }
}
