import { useEffect, useEffectEvent } from 'react'
import { t } from '../../locales/t'
import { useVerdict } from '../../providers/use-verdict'
import { lazyDialog } from '../../ui/lazy-dialog'
import { Ruled } from '../../views/reasons/ruled'
import { useRefusedVisit } from '../../views/use-refused-visit'

export const ExportDialog = lazyDialog(() => import('./export-dialog').then((file) => file.ExportDialog))

/** The dialog of an export, which has an address; who may not export is told why, and the address is closed. */
export function OpenedExport({ onClose }: { onClose: () => void }) {
  const verdict = useVerdict('export', 'DataAppCatalogue')
  const { isAllowed } = verdict
  useRefusedVisit(verdict, t('dataAppImport.exportNotNow'))
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isAllowed) close()
  }, [isAllowed])
  return (
    <Ruled action="export" subject="DataAppCatalogue">
      <ExportDialog onClose={onClose} />
    </Ruled>
  )
}
