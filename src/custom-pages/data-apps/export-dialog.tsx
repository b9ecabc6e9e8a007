import { useState } from 'react'
import { ApiError } from '../../api/errors'
import type { DataAppExport } from '../../api/wire/data-app-import'
import type { FormRecord } from '../../definitions/form-values'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { useCallReader, useCallSender } from '../../providers/use-call'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { errorSentence, isOutcomeUnknown } from '../../views/error-sentence'
import { DefinedForm } from '../../views/form/defined-form'
import type { FormSender } from '../../views/form/form-sender'
import { ExportDownload } from '../../views/operations/export-download'
import { useOperations } from '../../views/operations/use-operations'
import { ComponentsProvider } from '../../views/resource-components'
import {
  clusterOptions,
  useConnectedClusters,
  useDataSourceChoices,
  useTenantsOfChosen,
} from './data-app-choices'
import { dataAppExports, toExport } from './export-form'
import { NoneConnectedDialog } from './none-connected-dialog'
import { useHasNone } from './use-has-none'

/** Exports folders and dashboards of a tenant; what came of it can be downloaded (D3 §2.3, §5, §8, API-D30). */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const hasNone = useHasNone(useConnectedClusters())
  const { sender, exported } = useExportSender()
  if (exported) return <Exported exported={exported} onClose={onClose} />
  if (hasNone) return <NoneConnectedDialog text={t('dataAppImport.noneConnectedExport')} onClose={onClose} />
  return (
    <ComponentsProvider components={components}>
      <DefinedForm
        definition={dataAppExports}
        mode="create"
        sender={sender}
        onCancel={onClose}
        onClose={stay}
      />
    </ComponentsProvider>
  )
}

/** What came of it takes the place of the form. */
const stay = () => {}

const outcomeTexts: FormSender['outcomeTexts'] = {
  unconfirmed: 'dataAppImport.exportUnconfirmed',
  reading: 'dataAppImport.exportLooking',
  listed: 'dataAppImport.exportListed',
  'not-listed': 'dataAppImport.exportUnknown',
  unreadable: 'dataAppImport.exportUnknown',
}

/** Keeps what the export answered: it alone knows under which id it can be downloaded. */
function useExportSender(): { sender: FormSender; exported: DataAppExport | null } {
  const { person, productKey } = useSession()
  const call = useCallSender()
  const read = useCallReader()
  const operations = useOperations()
  const [exported, setExported] = useState<DataAppExport | null>(null)
  const sender: FormSender = {
    send: async (values: FormRecord) => {
      const environment = {
        person,
        productKey,
        scope: { kind: 'user' },
        mode: 'create',
        record: null,
      } as const
      const body = toExport(values, { ...environment, values, read })
      const end = operations.start({ kind: 'export', name: body.tenant, place: '/data-apps' })
      try {
        const answer = await call('exportDataApp', { body })
        setExported(answer)
        end('done', answer.message, answer.id)
        return answer
      } catch (failure) {
        end(isOutcomeUnknown(failure) ? 'unknown' : 'failed', errorSentence(failure))
        throw failure
      }
    },
    // Nothing lists exports: what a lost answer began cannot be known.
    isDone: () => Promise.reject(new ApiError({ message: t('errors.default'), statusCode: 0 })),
    outcomeTexts,
    isFollowed: true,
  }
  return { sender, exported }
}

function useClusters() {
  return clusterOptions(useConnectedClusters(), null)
}

const components = {
  [dataAppExports.name]: {
    choices: { clusters: useClusters, tenants: useTenantsOfChosen, dataSources: useDataSourceChoices },
  },
}

function Exported({ exported, onClose }: { exported: DataAppExport; onClose: () => void }) {
  const { id, message, summary } = exported
  return (
    <Dialog
      title={t('dataAppImport.exported')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('dataAppImport.done')}</Button>
          {id !== null && <ExportDownload exportId={id} kind="primary" />}
        </>
      }
    >
      <p>{message ?? t('dataAppImport.exportDone')}</p>
      {summary !== null && <p style={{ whiteSpace: 'pre-line' }}>{summary}</p>}
    </Dialog>
  )
}
