import '../../locales/import-texts'
import '../../locales/late-texts'
import { useMemo, useState } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { importedFields } from '../../definitions/define-import'
import type { FormEnvironment } from '../../definitions/form-values'
import { inSentence, t } from '../../locales/t'
import { useScopeOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { Dialog } from '../../ui/dialog'
import '../form/form.css'
import { formPlanOf } from '../form/form-plan'
import { LeaveQuestion, useLeaveGuard } from '../form/leave-guard'
import { ImportReview } from './import-review'
import { ImportSource } from './import-source'
import type { ImportFile } from './read-file'
import { useImportRun } from './use-import-run'

export type ImportDialogProps = { definition: ResourceDefinition; onClose: () => void }

/** Pixels; rows have columns. */
const width = 960

/**
 * Makes records of the rows of a file: it is chosen or pasted, its columns are mapped to fields, every row is checked and
 * shown before anything is sent, and what became of each is told. The person must be allowed to create; its caller asks
 * access first.
 * @throws RangeError for a definition that has no form to create
 */
export function ImportDialog({ definition, onClose }: ImportDialogProps) {
  const { person, productKey } = useSession()
  const scope = useScopeOf(definition)
  const plan = useMemo(() => formPlanOf(definition, 'create'), [definition])
  const fields = useMemo(() => importedFields(definition), [definition])
  const environment = useMemo<FormEnvironment>(
    () => ({ person, productKey, scope, mode: 'create', record: null }),
    [person, productKey, scope],
  )
  const run = useImportRun(definition, plan, environment)
  const [file, setFile] = useState<ImportFile | null>(null)
  const { blocker, allowLeaving } = useLeaveGuard(run.isRunning)

  function handleClose() {
    // The guard hears a moment later that nothing runs any more.
    allowLeaving()
    onClose()
  }

  return (
    <>
      <Dialog
        title={t('importing.title', { many: inSentence(definition.label.many) })}
        width={width}
        // While it runs the guard asks first.
        onClose={run.isRunning ? onClose : handleClose}
      >
        {file ? (
          <ImportReview
            definition={definition}
            plan={plan}
            environment={environment}
            fields={fields}
            file={file}
            run={run}
            onAnother={() => setFile(null)}
            onClose={handleClose}
          />
        ) : (
          <ImportSource definition={definition} fields={fields} onRead={setFile} onClose={handleClose} />
        )}
      </Dialog>
      <LeaveQuestion
        blocker={blocker}
        title={t('importing.leaveTitle')}
        text={t('importing.leaveText')}
        onLeave={run.stop}
      />
    </>
  )
}
