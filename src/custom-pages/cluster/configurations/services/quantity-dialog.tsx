import { useId } from 'react'
import { useController, useForm } from 'react-hook-form'
import type { Reason } from '../../../../access/explain'
import type { FieldDefinition } from '../../../../definitions/define-field'
import type { FormRecord } from '../../../../definitions/form-values'
import type { ClusterDetail } from '../../../../domain/cluster-detail'
import { ipuPerHour } from '../../../../domain/ipu-rate'
import { quantity } from '../../../../domain/service'
import { t } from '../../../../locales/t'
import { QuestionDialog } from '../../../../views/confirm/question-dialog'
import { ConsumptionChange } from '../../../../views/consumption-change'
import { FieldFrame } from '../../../../views/form/field-frame'
import { FormNotice } from '../../../../views/form/form-notice'
import { inputOf } from '../../../../views/form/inputs/inputs'
import { configuredNodes } from './service-rows'
import { groupLabel, interruptionOf } from './service-words'

export type QuantityDialogProps = {
  kind: 'add' | 'delete'
  title: string
  cluster: ClusterDetail
  service: 'analytics' | 'loader'
  /** How many at once. */
  max: number
  /** Why none may be now; the cluster may have changed since the dialog opened. */
  reasons: readonly Reason[]
  /** With the number of nodes that the service is to have. */
  onSubmit: (total: number) => void
  onClose: () => void
}

const field: FieldDefinition = { label: 'services.quantity', kind: 'number' }
// Of the one file that has all inputs: imported by itself, it would become a script of its own for every form.
const { Component: NumberInput } = inputOf(field)

/** How many nodes to add or delete, and what comes of it (CFG-036, CFG-064, CFG-D22). */
export function QuantityDialog(props: QuantityDialogProps) {
  const { kind, cluster, service, max, reasons } = props
  const id = useId()
  const current = configuredNodes(cluster, service)
  const { control, handleSubmit } = useForm<FormRecord>({
    mode: 'onChange',
    defaultValues: { quantity: quantity.initial },
  })
  const { field: bound, fieldState } = useController({
    name: 'quantity',
    control,
    rules: { validate: (value) => isWithin(value, max) || t('services.quantityBounds', { max }) },
  })
  const typed = isWithin(bound.value, max) ? Number(bound.value) : null
  const total = typed === null ? null : kind === 'add' ? current + typed : current - typed
  const message = fieldState.error?.message
  const [reason] = reasons

  return (
    <QuestionDialog
      title={props.title}
      submit={t(kind === 'add' ? 'services.add' : 'services.delete')}
      isDangerous={kind === 'delete'}
      isDisabled={reason !== undefined}
      form={`${id}-form`}
      onClose={props.onClose}
    >
      <form
        id={`${id}-form`}
        className="form-fields"
        noValidate
        onSubmit={(event) =>
          void handleSubmit(() => {
            if (reason === undefined && total !== null) props.onSubmit(total)
          })(event)
        }
      >
        <FieldFrame
          id={id}
          label={t(field.label)}
          help={t('services.quantityHelp', { max })}
          error={message === undefined ? null : { message, isNotActivated: false }}
          isValid={false}
        >
          {(frame) => (
            <NumberInput
              {...frame}
              field={field}
              value={bound.value}
              onChange={bound.onChange}
              onBlur={bound.onBlur}
              inputRef={bound.ref}
              choices={[]}
              lock={reason?.sentence ?? null}
              isRequired
            />
          )}
        </FieldFrame>
        {reason && <FormNotice>{reason.sentence}</FormNotice>}
        {kind === 'add' && service === 'analytics' && current === 1 && (
          <FormNotice>{t('services.restartsFirst')}</FormNotice>
        )}
        {kind === 'delete' && <FormNotice>{interruptionOf(service)}</FormNotice>}
        <Consumption cluster={cluster} service={service} total={total} />
      </form>
    </QuestionDialog>
  )
}

/** What the cluster consumes with the nodes it has, and with those it is to have. */
function Consumption({
  cluster,
  service,
  total,
}: Pick<QuantityDialogProps, 'cluster' | 'service'> & { total: number | null }) {
  const now = { analytics: configuredNodes(cluster, 'analytics'), loader: configuredNodes(cluster, 'loader') }
  const rateOf = (nodes: typeof now) =>
    ipuPerHour([
      { ipu: cluster.analyticsSize?.ipu ?? null, nodes: nodes.analytics },
      { ipu: cluster.loaderSize?.ipu ?? null, nodes: nodes.loader },
    ])
  const label = t('services.nodes', { service: groupLabel(service) })
  const rows = [{ label, now: now[service], ...(total !== null && { after: total }) }]
  const after = total === null ? {} : { after: rateOf({ ...now, [service]: total }) }
  return <ConsumptionChange rows={rows} now={rateOf(now)} {...after} />
}

function isWithin(value: unknown, max: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= quantity.min && value <= max
}
