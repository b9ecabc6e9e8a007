import '../../locales/late-texts'
import { useState } from 'react'
import { joinedReasons } from '../../access/joined-reasons'
import { lazyDialog } from '../../ui/lazy-dialog'
import { useActionContext } from '../action/use-action-context'
import { verdictOn } from '../action/verdict-on'
import type { ActionDialogProps } from './action-dialog-props'
import { BulkQuestion } from './bulk-question'

const BulkEditDialog = lazyDialog(() =>
  import('../bulk-edit/bulk-edit-dialog').then((file) => file.BulkEditDialog),
)
const BulkValuesDialog = lazyDialog(() =>
  import('../bulk-edit/bulk-values-dialog').then((file) => file.BulkValuesDialog),
)

/** What is done to selected records: what an action always does, with values it asks for, or a change that a person chooses. */
export function BulkDialog(props: ActionDialogProps) {
  if (props.action.bulk === 'edit') return <BulkEditDialog {...props} />
  return props.action.fields ? <BulkValuesDialog {...props} /> : <FixedDialog {...props} />
}

/** Who is left out is said as it stands when the dialog opens. */
function FixedDialog({ records, ...props }: ActionDialogProps) {
  const { definition, action } = props
  const context = useActionContext(definition)
  const [judged] = useState(() =>
    records.map((record) => {
      const { isAllowed, reasons } = verdictOn(definition, action, record, context)
      return { record, reason: isAllowed ? null : joinedReasons(reasons) }
    }),
  )
  return <BulkQuestion {...props} judged={judged} />
}
