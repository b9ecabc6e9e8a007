import '../../locales/export-texts'
import Progress from 'antd/es/progress'
import { numberText } from '../../locales/locale'
import { t } from '../../locales/t'
import { errorSentence } from '../error-sentence'
import type { AllPages } from './use-all-pages'

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
        <p role="alert">{t('exporting.failed', { done: figures.done, reason: reasonOf(error) })}</p>
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

/** In the words of a failed request, or what is wrong with an answer that came. */
function reasonOf(error: Error): string {
  return error.name === 'Error' ? error.message : errorSentence(error)
}
