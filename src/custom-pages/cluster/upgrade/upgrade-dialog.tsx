import { useId } from 'react'
import { type Control, useController, useForm, useWatch } from 'react-hook-form'
import type { FieldDefinition } from '../../../definitions/define-field'
import { type FormRecord, type FormValues, textValue } from '../../../definitions/form-values'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { clusterStateOf } from '../../../domain/cluster-state'
import { isUpgradedAtOnce, releasesOf, type UpgradeTarget } from '../../../domain/pending-update'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import { useIsThere } from '../../../ui/use-is-there'
import { QuestionDialog } from '../../../views/confirm/question-dialog'
import { resolved } from '../../../views/form/check-values'
import { ControlledField } from '../../../views/form/controlled-field'
import { FormNotice } from '../../../views/form/form-notice'
import { inputOf } from '../../../views/form/inputs/inputs'
import type { Choice } from '../../../views/form/options-state'
import { refusalAtFields } from '../../../views/form/show-refusal'
import { useTellFailure } from '../../../views/use-tell-failure'
import { WhatIsInterrupted } from '../what-is-interrupted'
import { useUpgrade } from './use-upgrade'

export type UpgradeDialogProps = {
  cluster: ClusterDetail
  /** Why the cluster may not be updated now; it may have changed since the dialog opened. */
  lock: string | null
  onClose: () => void
}

const fields = {
  by: { label: 'upgrade.by', kind: 'choice', input: 'choice-cards' },
  release: { label: 'upgrade.release', kind: 'choice' },
  build: { label: 'upgrade.build', kind: 'text' },
} as const satisfies Readonly<Record<string, FieldDefinition>>
type FieldName = keyof typeof fields

/** Chooses what a cluster is updated to, and says what will happen then (D2 §4, §5 'Upgrade'). */
export function UpgradeDialog({ cluster, lock, onClose }: UpgradeDialogProps) {
  const id = useId()
  const { name } = cluster
  const releases = releasesOf(cluster)
  const { isPending, start } = useUpgrade(cluster)
  const tellFailure = useTellFailure()
  const isThere = useIsThere()
  const { control, formState, handleSubmit, setError } = useForm<FormRecord>({
    mode: 'onTouched',
    defaultValues: { by: releases.length > 0 ? 'release' : 'build', release: releases[0] ?? null, build: '' },
    resolver: (values) => resolved(values, faultsOf(values, releases)),
  })
  const values = useWatch({ control })
  const isByBuild = values.by === 'build'
  const attempt = { id, control, isSubmitted: formState.isSubmitted, faults: faultsOf(values, releases) }
  const reason = isPending ? null : lock
  const isAtOnce = isUpgradedAtOnce(cluster)

  async function handleUpdate(chosen: FormRecord) {
    if (isPending || lock !== null) return
    try {
      if (await start(targetOf(chosen))) onClose()
    } catch (failure) {
      const field = isByBuild ? 'build' : 'release'
      const showRefusal = refusalAtFields(
        setError,
        (name) => (isAboutVersion(name) ? field : undefined),
        isThere,
      )
      const words = showRefusal(failure)
      if (words !== null) tellFailure(failure, words)
    }
  }

  return (
    <QuestionDialog
      title={t('upgrade.title', { name })}
      submit={t(isAtOnce ? 'upgrade.submit' : 'upgrade.submitScheduled')}
      form={`${id}-form`}
      reason={reason}
      isPending={isPending}
      onClose={isPending ? undefined : onClose}
    >
      <form
        id={`${id}-form`}
        className="form-fields"
        noValidate
        onSubmit={(event) => void handleSubmit(handleUpdate)(event)}
      >
        <UpgradeField {...attempt} name="by" choices={waysOf(releases)} />
        {isByBuild ? (
          <UpgradeField key="build" {...attempt} name="build" />
        ) : (
          <UpgradeField
            key="release"
            {...attempt}
            name="release"
            choices={releases.map((value) => ({ value, label: value }))}
          />
        )}
        {reason !== null ? (
          <FormNotice>{reason}</FormNotice>
        ) : (
          <FormNotice type="info">{t(whatHappens(cluster))}</FormNotice>
        )}
        {isAtOnce && reason === null && <WhatIsInterrupted cluster={cluster} />}
      </form>
    </QuestionDialog>
  )
}

function waysOf(releases: readonly string[]): readonly Choice[] {
  return [
    {
      value: 'release',
      label: t('upgrade.byRelease'),
      text: t('upgrade.byReleaseText'),
      disabledReason: releases.length === 0 ? t('upgrade.byReleaseNone') : undefined,
    },
    { value: 'build', label: t('upgrade.byBuild'), text: t('upgrade.byBuildText') },
  ]
}

function whatHappens(cluster: ClusterDetail): MessageKey {
  if (isUpgradedAtOnce(cluster)) return 'upgrade.atOnce'
  return clusterStateOf(cluster) === 'unknown' ? 'upgrade.scheduledUnknown' : 'upgrade.scheduled'
}

/** What is wrong, by field; a release may have gone since it was chosen. */
function faultsOf({ by, release, build }: FormValues, releases: readonly string[]): Record<string, string> {
  if (by === 'build') return textValue(build).trim() === '' ? { build: t('upgrade.buildRequired') } : {}
  return releases.includes(textValue(release)) ? {} : { release: t('upgrade.releaseRequired') }
}

function targetOf({ by, release, build }: FormValues): UpgradeTarget {
  const isByBuildNumber = by === 'build'
  return { version: textValue(isByBuildNumber ? build : release).trim(), isByBuildNumber }
}

function isAboutVersion(fieldName: string): boolean {
  return ['version', 'byBuildNo', 'change'].includes(fieldName)
}

function UpgradeField(props: {
  id: string
  name: FieldName
  control: Control<FormRecord>
  faults: Readonly<Record<string, string>>
  isSubmitted: boolean
  choices?: readonly Choice[]
}) {
  const { id, name, control, faults, isSubmitted, choices = [] } = props
  const field: FieldDefinition = fields[name]
  const { fieldState } = useController({ name, control })
  const server = fieldState.error?.type === 'server' ? fieldState.error.message : undefined
  return (
    <ControlledField
      id={`${id}-${name}`}
      name={name}
      control={control}
      field={field}
      input={inputOf(field)}
      fault={server ?? (isSubmitted || fieldState.isTouched ? faults[name] : null) ?? null}
      choices={choices}
      maxLength={name === 'build' ? 100 : undefined}
    />
  )
}
