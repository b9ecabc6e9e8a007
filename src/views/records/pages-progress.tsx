import '../../locales/export-texts'
import Progress from 'antd/es/progress'
import { numberText } from '../../locales/locale'
import { t } from '../../locales/t'
import type { AllPages } from './use-all-pages'
import { wholeListReason } from './whole-list'

export type PagesProgressProps = {
  pages: Pick<AllPages, 'done' | 'total' | 'error'>
  /** What is read, for the bar. */
  label: string
  /** Said while it goes on. */
  reading: string
}

/** How far the reading of all pages is, and why it stands still. */
export function PagesProgress({ pages: { done, total, error }, label, reading }: PagesProgressProps) {
  const figures = { done: numberText(done), total: numberText(total ?? 0) }
  return (
    <>
      {error ? (
        <p role="alert">{t('exporting.failed', { done: figures.done, reason: wholeListReason(error) })}</p>
      ) : (
        <p className="second">{reading}</p>
      )}
      <Progress
        percent={total ? Math.round((done / total) * 100) : 0}
        status={error ? 'exception' : 'active'}
        showInfo={false}
        aria-label={label}
      />
      <p role="status" className="figures">
        {total !== null
          ? t('exporting.progress', figures)
          : done > 0
            ? t('exporting.soFar', figures)
            : t('exporting.starting')}
      </p>
    </>
  )
}
