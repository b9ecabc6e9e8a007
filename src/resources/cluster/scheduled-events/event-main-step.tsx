import { scheduledEventKinds } from '../../../domain/scheduled-event'
import { t } from '../../../locales/t'
import { DialogField } from '../../../views/dialogs/dialog-field'
import { type EventForm, kindLabels, startOfDay, withEvent } from './event-form'

export type StepProps = {
  form: EventForm
  /** Sentences by field, shown once the person has tried to go on. */
  errors: Readonly<Partial<Record<string, string>>>
  onChange: (form: EventForm) => void
}

/** What happens and when (SCH-D01, step 1). */
export function EventMainStep({ form, errors, onChange }: StepProps) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const earliest = startOfDay(Date.now())
  return (
    <>
      <DialogField label={t('scheduledEvents.event')} error={errors.event} isRequired>
        {(control) => (
          <select
            {...control}
            value={form.event}
            onChange={({ target }) => onChange(withEvent(form, target.value))}
          >
            <option value="" disabled>
              {t('scheduledEvents.eventRequired')}
            </option>
            {scheduledEventKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(kindLabels[kind])}
              </option>
            ))}
          </select>
        )}
      </DialogField>
      <DialogField
        label={t('scheduledEvents.start')}
        error={errors.start}
        help={t('scheduledEvents.zone', { zone })}
        isRequired
      >
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            min={earliest}
            value={form.start}
            onChange={({ target }) => onChange({ ...form, start: target.value })}
          />
        )}
      </DialogField>
      <DialogField label={t('scheduledEvents.end')} error={errors.end} help={t('scheduledEvents.endHelp')}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            min={form.start || earliest}
            value={form.end}
            onChange={({ target }) => onChange({ ...form, end: target.value })}
          />
        )}
      </DialogField>
    </>
  )
}
