import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Reason } from '../../../../access/explain'
import type { FieldDefinition } from '../../../../definitions/define-field'
import type { FormRecord } from '../../../../definitions/form-values'
import type { ClusterDetail } from '../../../../domain/cluster-detail'
import { configuredNodes } from '../../../../domain/configured-nodes'
import { clusterIpuPerHour } from '../../../../domain/ipu-rate'
import { mostChange, quantity } from '../../../../domain/service'
import { t } from '../../../../locales/t'
import { Button } from '../../../../ui/button'
import { QuestionDialog } from '../../../../views/confirm/question-dialog'
import { ConsumptionChange } from '../../../../views/consumption-change'
import { ControlledField } from '../../../../views/form/controlled-field'
import { FormNotice } from '../../../../views/form/form-notice'
import { inputOf } from '../../../../views/form/inputs/inputs'
import { groupLabel, interruptionOf } from './service-words'
import { useClusterNow } from './use-cluster-now'
import { WhatNodesServe } from './what-nodes-serve'

export type QuantityDialogProps = {
  kind: 'add' | 'delete'
  title: string
  cluster: ClusterDetail
  service: 'analytics' | 'loader'
  /** Nodes of the service at the most. */
  most: number
  /** How many of its nodes run; null where not all could be read. */
  running: number | null
  /** Why none may be now; the cluster may have changed since the dialog opened. */
  reasonsFor: (cluster: ClusterDetail) => readonly Reason[]
  /** With the number of nodes that the service is to have. */
  onSubmit: (total: number) => void
  onClose: () => void
}

const field: FieldDefinition = { label: 'services.quantity', kind: 'number' }
// Of the one file that has all inputs: imported by itself, it would become a script of its own for every form.
const input = inputOf(field)

/**
 * How many nodes to add or delete, and what comes of it (CFG-036, CFG-064, CFG-D22). What is sent is a total, so the
 * number it starts from is read when the dialog opens and once more before anything is sent.
 */
export function QuantityDialog(props: QuantityDialogProps) {
  const { kind, service, most, reasonsFor, onSubmit } = props
  const id = useId()
  const { cluster, reading, movedFrom, readAgain, readSame } = useClusterNow(props.cluster, service)
  const current = configuredNodes(cluster)[service]
  const max = mostChange(kind, current, most)
  const { control, handleSubmit } = useForm<FormRecord>({ defaultValues: { quantity: quantity.initial } })
  const value = useWatch({ control, name: 'quantity' })
  const typed = isWithin(value, max) ? Number(value) : null
  const change = kind === 'add' ? typed : typed && -typed
  const total = current === null || change === null ? null : current + change
  const outOfBounds = t('services.quantityBounds', { max })
  const isRead = reading === 'read'
  // What is on its way can no longer be called off.
  const [isChecked, setChecked] = useState(false)
  const [reason] = reasonsFor(cluster)

  async function submit() {
    if (!isRead || reason !== undefined || total === null) return
    setChecked(true)
    const now = await readSame()
    setChecked(false)
    // It may have stopped running, say, with the same number.
    if (now && reasonsFor(now).length === 0) onSubmit(total)
  }

  return (
    <QuestionDialog
      title={props.title}
      submit={t(kind === 'add' ? 'services.add' : 'services.delete')}
      isDangerous={kind === 'delete'}
      reason={reason?.sentence ?? (reading === 'failed' ? t('services.countFailed') : null)}
      isPending={reading === 'reading'}
      form={`${id}-form`}
      onClose={isChecked ? undefined : props.onClose}
    >
      <form
        id={`${id}-form`}
        className="form-fields"
        noValidate
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        {reading !== 'failed' && (
          <p role="status" className="second">
            {isRead ? countText(current) : t('services.countReading')}
          </p>
        )}
        <ControlledField
          id={id}
          name="quantity"
          control={control}
          rules={{ validate: (value) => isWithin(value, max) || outOfBounds }}
          // Said whenever it is so: the bounds move with what is read.
          fault={typed === null && max > 0 ? outOfBounds : null}
          field={field}
          input={input}
          help={max > 0 ? t('services.quantityHelp', { max }) : null}
          lock={reason?.sentence ?? (isChecked ? t('services.countReading') : null)}
        />
        {reading === 'failed' && (
          <FormNotice actions={<Button onClick={() => void readAgain()}>{t('common.retry')}</Button>}>
            {t('services.countFailed')}
          </FormNotice>
        )}
        {movedFrom !== null && isRead && (
          <FormNotice>{t('services.countMoved', { before: movedFrom })}</FormNotice>
        )}
        {reason && <FormNotice>{reason.sentence}</FormNotice>}
        {kind === 'add' && service === 'analytics' && current === 1 && (
          <FormNotice>{t('services.restartsFirst')}</FormNotice>
        )}
        {kind === 'delete' && <FormNotice>{interruptionOf(service)}</FormNotice>}
        {reading !== 'failed' && <Consumption {...props} cluster={cluster} total={total} />}
        {kind === 'delete' && <WhatNodesServe cluster={cluster} />}
      </form>
    </QuestionDialog>
  )
}

function countText(count: number | null): string {
  if (count === null) return t('services.unknownNumber')
  return t('services.there', { count })
}

/** What the cluster consumes with the nodes it has, and with those it is to have. */
function Consumption(props: QuantityDialogProps & { total: number | null }) {
  const { kind, cluster, service, running, total } = props
  const now = configuredNodes(cluster)
  const values = { service: groupLabel(service) }
  const unknown = t('clusterSize.unknown')
  // Which nodes go is not known: how many of those that are left run is certain only where all do.
  const runningAfter = running === now[service] ? total : unknown
  const rows = [
    { label: t('services.nodes', values), now: now[service], after: total },
    ...(kind === 'delete'
      ? [{ label: t('services.running', values), now: running ?? unknown, after: runningAfter }]
      : []),
  ]
  const after = total === null ? {} : { after: clusterIpuPerHour(cluster, { ...now, [service]: total }) }
  return <ConsumptionChange rows={rows} now={clusterIpuPerHour(cluster, now)} {...after} />
}

function isWithin(value: unknown, max: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= quantity.min && value <= max
}
