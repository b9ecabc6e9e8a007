import { useState } from 'react'
import { type ResourceRecord, recordAs } from '../../../definitions/resource-record'
import type { DataAgent } from '../../../domain/data-agent'
import { t } from '../../../locales/t'
import { namesOf } from '../../../views/action/names-of'
import { useActionContext } from '../../../views/action/use-action-context'
import { useCommand } from '../../../views/action/use-command'
import { verdictOn } from '../../../views/action/verdict-on'
import type { ActionDialogProps } from '../../../views/confirm/action-dialog-props'
import { QuestionDialog } from '../../../views/confirm/question-dialog'
import { RecordNames } from '../../../views/confirm/record-names'
import { ActionCurl } from '../../../views/curl/copy-as-curl'
import { FormNotice } from '../../../views/form/form-notice'
import { WhatItLinks } from './what-it-links'

/**
 * Deletes one or several agents. Those with data sources stay, and are named with them; where all of them have some
 * there is nothing to confirm (D3 §5 'Data agent', AGT-D24).
 */
export function DeleteDataAgentsDialog({ definition, action, records, onClose }: ActionDialogProps) {
  const command = useCommand(definition)
  const context = useActionContext(definition)
  const [isPending, setPending] = useState(false)
  const [{ deletable, blocked }] = useState(() => {
    const mayGo = (record: ActionDialogProps['records'][number]) =>
      verdictOn(definition, { ...action, requires: 'delete' }, record, context).isAllowed
    return { deletable: records.filter(mayGo), blocked: records.filter((record) => !mayGo(record)) }
  })
  const isUnread = (record: ResourceRecord) => recordAs<DataAgent>(record).dataSources === null
  const [unread, attached] = [blocked.filter(isUnread), blocked.filter((record) => !isUnread(record))]
  const isOne = records.length === 1
  const names = namesOf(definition, records)

  async function handleConfirm() {
    setPending(true)
    await command(action, deletable)
    onClose()
  }

  const hasNone = deletable.length === 0
  return (
    <QuestionDialog
      title={t('dataAgents.deleteTitle', names)}
      before={!hasNone && <ActionCurl definition={definition} action={action} records={deletable} />}
      cancel={hasNone ? null : t('common.cancel')}
      submit={t(hasNone ? 'common.close' : 'dataAgents.delete')}
      isDangerous={!hasNone}
      isPending={isPending}
      onSubmit={hasNone ? onClose : () => void handleConfirm()}
      onClose={isPending ? undefined : onClose}
    >
      {!hasNone && (
        <div className="form-fields">
          {action.dangerText && <p>{t(action.dangerText, names)}</p>}
          {isOne && deletable[0] && <WhatItLinks record={deletable[0]} />}
          {!isOne && <p>{t('dataAgents.deleteThese')}</p>}
          {!isOne && (
            <RecordNames
              definition={definition}
              entries={deletable.map((record) => ({ record }))}
              about={(record) => <WhatItLinks record={record} />}
            />
          )}
        </div>
      )}
      {attached.length > 0 && (
        <FormNotice>
          {t(blockedSentence(isOne, deletable.length + unread.length), names)}
          <RecordNames
            definition={definition}
            entries={attached.map((record) => ({
              record,
              sentence: recordAs<DataAgent>(record).dataSources?.join(', '),
            }))}
          />
        </FormNotice>
      )}
      {unread.length > 0 && (
        <FormNotice>
          {t('dataAgents.deleteUnread')}
          <RecordNames definition={definition} entries={unread.map((record) => ({ record }))} />
        </FormNotice>
      )}
    </QuestionDialog>
  )
}

function blockedSentence(isOne: boolean, deletable: number) {
  if (isOne) return 'dataAgents.deleteBlockedOne'
  return deletable === 0 ? 'dataAgents.deleteBlockedAll' : 'dataAgents.deleteBlocked'
}
