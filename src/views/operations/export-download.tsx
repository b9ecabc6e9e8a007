import '../../locales/late-texts'
import { t } from '../../locales/t'
import { useCallRead } from '../../providers/use-call'
import { Button, type ButtonProps } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { useOneAtATime } from '../../ui/use-one-at-a-time'
import { saveFile } from '../action/save-file'
import { useTellFailure } from '../use-tell-failure'

type ExportDownloadProps = {
  exportId: string
  kind?: ButtonProps['kind']
  /** Says what is downloaded, where several can be. */
  label?: string
}

/**
 * Fetches what an export of data apps made, and hands it to the browser (API-D30). Its call is brought by the page that
 * exports, and by the tray, which stands wherever an operation is kept.
 */
export function ExportDownload({ exportId, kind, label }: ExportDownloadProps) {
  const read = useCallRead()
  const tellFailure = useTellFailure()
  const { isPending, run } = useOneAtATime()

  async function save() {
    saveFile(await read('downloadExport', { path: { exportId } }), `${exportId}.zip`)
  }
  return (
    <Button
      kind={kind}
      isBusy={isPending}
      aria-label={label}
      onClick={() => void run(save).catch(tellFailure)}
    >
      <Icon name="download" />
      {t('dataAppImport.download')}
    </Button>
  )
}
