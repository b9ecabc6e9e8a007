import { isScaleEvent, mostChange, type NodeCounts } from '../../../domain/scheduled-event'
import { t } from '../../../locales/t'
import { DialogField } from '../../../views/dialogs/dialog-field'
import type { StepProps } from './event-main-step'

/** How many nodes a scale event adds or takes; other events need nothing more (SCH-D01, step 2). */
export function EventAdditionalStep({
  form,
  errors,
  onChange,
  current,
}: StepProps & { current: NodeCounts }) {
  if (!isScaleEvent(form.event)) return <p>{t('scheduledEvents.noAdditional')}</p>
  const services = [
    { field: 'analyticsReplicas', label: 'scheduledEvents.analytics', now: current.analytics },
    { field: 'loaderReplicas', label: 'scheduledEvents.loader', now: current.loader },
  ] as const
  const verb = t(form.event === 'scale up' ? 'scheduledEvents.verbAdded' : 'scheduledEvents.verbTaken')
  return (
    <>
      {services.map(({ field, label, now }, index) => {
        const max = mostChange(form.event, now)
        return (
          <DialogField
            key={field}
            label={t(label)}
            error={errors[field] ?? (index === 0 ? errors.replicas : undefined)}
            help={t('scheduledEvents.replicasHelp', { current: now, max, verb })}
          >
            {(control) => (
              <input
                {...control}
                type="number"
                inputMode="numeric"
                min={0}
                max={max}
                step={1}
                value={form[field]}
                onWheel={({ currentTarget }) => currentTarget.blur()}
                onChange={({ target }) => onChange({ ...form, [field]: target.value })}
              />
            )}
          </DialogField>
        )
      })}
    </>
  )
}
