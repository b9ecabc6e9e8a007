import { type FormEvent, useId, useState } from 'react'
import { ApiError } from '../../../api/errors'
import { forSchema, type ResourceRecord, textOf } from '../../../definitions/resource-record'
import { clusterSchema } from '../../../domain/cluster'
import { checkCloneName, defaultCloneName, isAzPlatform } from '../../../domain/cluster-name'
import { t } from '../../../locales/t'
import { useNotices } from '../../../providers/use-notices'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { Hint } from '../../../ui/hint'
import { isFailure, useCommand } from '../../../views/action/use-command'
import { confirmWidth, type DialogProps } from '../../../views/confirm/dialog-props'
import { TextField } from '../../../views/confirm/text-field'
import { ActionCurl } from '../../../views/curl/action-curl'
import { useIdempotencyKey } from '../../../views/form/use-idempotency-key'

/** Names the clone of a cluster (D1 §5 'Clone', CLU-D17, CLU-D19). */
export function CloneClusterDialog({ records, ...rest }: DialogProps) {
  const [record] = records
  return record ? <NamedClone {...rest} record={record} /> : null
}

type NamedCloneProps = Omit<DialogProps, 'records'> & { record: ResourceRecord }

function NamedClone({ definition, action, record, onClose }: NamedCloneProps) {
  const command = useCommand(definition)
  const notices = useNotices()
  const keyOf = useIdempotencyKey()
  const formId = useId()
  const source = sourceOf.behaviour(record)
  const [name, setName] = useState(() => defaultCloneName(source.name, source.platform))
  const [answer, setAnswer] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const fault = checkCloneName(name, source.platform)
  const body = { name, clone: source.name }
  const reason = fault ? t(fault.key, fault.values) : null

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending || fault) return
    setPending(true)
    setAnswer(null)
    const outcome = await command(action, [record], {
      body,
      idempotencyKey: keyOf(body),
      tells: 'success',
      isShownIn: (records) => records.some((other) => textOf(other, 'name') === name),
    })
    setPending(false)
    if (outcome.kind === 'done') onClose()
    if (!isFailure(outcome)) return
    const atName = outcome.kind === 'failed' ? nameError(outcome.error) : outcome.sentence
    if (atName === null) notices.showError(outcome.sentence)
    else setAnswer(atName)
  }

  const submit = (describedBy?: string) => (
    <Button
      kind="primary"
      type="submit"
      form={formId}
      isDisabled={isPending || reason !== null}
      aria-busy={isPending || undefined}
      aria-describedby={describedBy}
    >
      {t(action.label)}
    </Button>
  )

  return (
    <Dialog
      title={t('clusters.cloneTitle')}
      width={confirmWidth}
      onClose={onClose}
      actions={
        <>
          <ActionCurl
            definition={definition}
            action={action}
            records={[record]}
            reason={reason}
            given={() => ({ body, idempotencyKey: keyOf(body) })}
          />
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Hint text={reason}>{submit}</Hint>
        </>
      }
    >
      <p>{t('clusters.cloneText', { name: source.name })}</p>
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label={t('clusters.cloneNameLabel')}
          value={name}
          error={answer ?? reason}
          isValid={reason === null}
          help={t(isAzPlatform(source.platform) ? 'createCluster.nameHintAz' : 'createCluster.nameHintGc')}
          onChange={(value) => {
            setName(value)
            setAnswer(null)
          }}
        />
      </form>
    </Dialog>
  )
}

const sourceOf = forSchema(clusterSchema, ({ name, platform }) => ({ name, platform }))

/** The server's words on the name, for the place of the name; null when they are about something else. */
function nameError(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null
  return error.fieldErrors.find(({ fieldName }) => fieldName === 'name')?.message ?? null
}
