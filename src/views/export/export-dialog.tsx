import { useEffect } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import '../../locales/export-texts'
import { inSentence, t } from '../../locales/t'
import type { AskedQuery } from '../../providers/list-query'
import { useNotices } from '../../providers/use-notices'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { saveFile } from '../action/save-file'
import { PagesProgress } from '../records/pages-progress'
import { type ExportFormat, exportName } from './export-rows'
import { useExport } from './use-export'

export type ExportDialogProps = {
  definition: ResourceDefinition
  /** What the list on screen answers. */
  question: AskedQuery
  format: ExportFormat
  onClose: () => void
}

/** How far the reading of all pages is, with the way to stop it; the file is saved once it is whole. */
export function ExportDialog({ definition, question, format, onClose }: ExportDialogProps) {
  const { done, missing, faults, total, error, content, goOn } = useExport(definition, question, format)
  const { showSuccess } = useNotices()
  const many = inSentence(definition.label.many)

  // biome-ignore lint/correctness/useExhaustiveDependencies: saved once, when it is whole
  useEffect(() => {
    if (content === null) return
    saveFile({ content, name: null }, exportName(definition, Date.now(), format))
    const words = { one: inSentence(definition.label.one), many }
    const partial = faults.length - missing
    const sentences = [
      t('exporting.done', { ...words, count: done }),
      ...(missing > 0 ? [t('exporting.left', { ...words, count: missing })] : []),
      ...(partial > 0 ? [t('exporting.parts', { ...words, count: partial })] : []),
    ]
    showSuccess(sentences.join(' '))
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
      <PagesProgress
        pages={{ done, total, error }}
        label={t('exporting.title', { many })}
        reading={t('exporting.reading')}
      />
    </Dialog>
  )
}
