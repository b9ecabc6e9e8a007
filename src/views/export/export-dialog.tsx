import Progress from 'antd/es/progress'
import { useEffect } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import '../../locales/export-texts'
import { t } from '../../locales/t'
import type { ListQuery } from '../../providers/list-query'
import { useNotices } from '../../providers/use-notices'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { saveFile } from '../action/save-file'
import { errorSentence } from '../error-sentence'
import { exportName } from './export-rows'
import { useExport } from './use-export'

export type ExportDialogProps = {
  definition: ResourceDefinition
  /** What the list on screen answers. */
  question: ListQuery
  onClose: () => void
}

/** How far the reading of all pages is, with the way to stop it; the file is saved once it is whole. */
export function ExportDialog({ definition, question, onClose }: ExportDialogProps) {
  const { done, total, error, content, goOn } = useExport(definition, question)
  const { showSuccess } = useNotices()
  const many = t(definition.label.many).toLowerCase()
  const figures = { done: done.toLocaleString('en'), total: (total ?? 0).toLocaleString('en') }

  // biome-ignore lint/correctness/useExhaustiveDependencies: saved once, when it is whole
  useEffect(() => {
    if (content === null) return
    saveFile({ content, name: null }, exportName(definition, Date.now()))
    const one = t(definition.label.one).toLowerCase()
    showSuccess(t('exporting.done', { count: done, one, many }))
    onClose()
  }, [content])

  return (
    <Dialog
      title={t('exporting.title', { many })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('exporting.cancel')}</Button>
          {error && (
            <Button kind="primary" onClick={goOn}>
              {t('exporting.retry')}
            </Button>
          )}
        </>
      }
    >
      {error ? (
        <p role="alert">{t('exporting.failed', { done: figures.done, reason: reasonOf(error) })}</p>
      ) : (
        <p className="second">{t('exporting.reading')}</p>
      )}
      <Progress
        percent={total ? Math.round((done / total) * 100) : 0}
        status={error ? 'exception' : 'active'}
        showInfo={false}
        aria-label={t('exporting.title', { many })}
      />
      <p role="status" className="figures">
        {total === null ? t('exporting.starting') : t('exporting.progress', figures)}
      </p>
    </Dialog>
  )
}

/** Why it stopped: in the words of a failed request, or what is wrong with an answer that came. */
function reasonOf(error: Error): string {
  return error.name === 'Error' ? error.message : errorSentence(error)
}
