import { useMemo } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { type FormRecord, type FormValues, textValue } from '../../../definitions/form-values'
import { checkProfile, type Profile, profileFields, profileOf } from '../../../domain/profile'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { useVerdict } from '../../../providers/use-verdict'
import { Button } from '../../../ui/button'
import { useIsThere } from '../../../ui/use-is-there'
import { resolved } from '../../../views/form/check-values'
import { draftKey } from '../../../views/form/draft-keys'
import { useDraft } from '../../../views/form/form-drafts'
import { RestoredNotice } from '../../../views/form/form-notice'
import { LeaveQuestion, useLeaveGuard } from '../../../views/form/leave-guard'
import { refusalAtFields } from '../../../views/form/show-refusal'
import { ReasonHint } from '../../../views/reasons/reason-hint'
import styles from '../my-account.module.css'
import { EmailField, ProfileInput, profileInputs } from './profile-inputs'
import { useProfileSaving } from './use-profile-saving'

/** Who the person is, to be changed by themselves (D3 §5 'Profile'). */
export function ProfileTab() {
  const { person } = useSession()
  const { reasons } = useVerdict('update', 'Profile')
  const { profile } = person
  const base = useMemo((): FormRecord => profileOf({ profile }), [profile])
  const form = useForm<FormRecord>({
    mode: 'onTouched',
    defaultValues: base,
    values: base,
    // A newer answer does not write over what is typed.
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepTouched: true },
    resolver: (values) => resolved(values, faultsOf(values)),
  })
  const { isDirty } = form.formState
  const values = form.watch()
  const draft = useDraft({
    key: draftKey(person.uuid, 'profile'),
    form,
    fields: profileInputs,
    values,
    isDirty,
  })
  const { blocker } = useLeaveGuard(isDirty)
  const { save, isPending } = useProfileSaving()
  const isThere = useIsThere()

  const submit = form.handleSubmit(async (typed) => {
    const saved = await save(typedProfile(typed), refusalAtFields(form.setError, fieldOf, isThere))
    if (!saved) return
    const now = form.getValues()
    form.reset(saved, { keepDirtyValues: false })
    // What was typed since it was sent is not saved yet.
    for (const field of profileFields)
      if (now[field] !== typed[field]) form.setValue(field, now[field] ?? '', { shouldDirty: true })
  })

  return (
    <FormProvider {...form}>
      <form
        className={`surface ${styles.card}`}
        aria-label={t('account.personalInformation')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isDirty && !isPending && reasons.length === 0) void submit()
        }}
      >
        <div>
          <h2>{t('account.personalInformation')}</h2>
          <p className="second">{t('account.personalInformationText')}</p>
        </div>
        {isDirty && <RestoredNotice draft={draft} />}
        <div className={styles.names}>
          <ProfileInput name="firstName" />
          <ProfileInput name="lastName" />
        </div>
        <EmailField email={person.email} />
        <ProfileInput name="jobTitle" />
        <ProfileInput name="company" />
        <ProfileInput name="phone" />
        <div className={`row ${styles.actions}`}>
          {isDirty && (
            <Button isBusy={isPending} onClick={draft.startOver}>
              {t('account.discard')}
            </Button>
          )}
          <ReasonHint reasons={reasons} otherwise={isDirty ? null : t('account.nothingChanged')}>
            {(describedBy) => (
              <Button
                kind="primary"
                type="submit"
                isDisabled={!isDirty || reasons.length > 0}
                isBusy={isPending}
                aria-describedby={describedBy}
              >
                {t(isPending ? 'account.saving' : 'account.save')}
              </Button>
            )}
          </ReasonHint>
        </div>
      </form>
      <LeaveQuestion blocker={blocker} title={t('account.leaveTitle')} onLeave={draft.erase} />
    </FormProvider>
  )
}

function typedProfile(values: FormValues): Profile {
  return {
    firstName: textValue(values.firstName),
    lastName: textValue(values.lastName),
    jobTitle: textValue(values.jobTitle),
    company: textValue(values.company),
    phone: textValue(values.phone),
  }
}

function faultsOf(values: FormValues): Readonly<Record<string, string>> {
  const faults = Object.entries(checkProfile(typedProfile(values)))
  return Object.fromEntries(
    faults.map(([field, fault]) => [
      field,
      fault === 'phone'
        ? t('account.phoneInvalid')
        : t('account.required', { label: t(profileInputs[fieldOf(field) ?? 'firstName'].label) }),
    ]),
  )
}

function fieldOf(name: string) {
  return profileFields.find((field) => field === name)
}
