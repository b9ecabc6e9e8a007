import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { FieldDefinition } from '../../../definitions/define-field'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import { useIsThere } from '../../../ui/use-is-there'
import { QuestionDialog } from '../../../views/confirm/question-dialog'
import { ControlledField } from '../../../views/form/controlled-field'
import { inputOf } from '../../../views/form/inputs/inputs'
import { refusalAtFields, type ShowRefusal } from '../../../views/form/show-refusal'
import type { SynapseCredentials } from './features'
import { WhatFeatureServes } from './what-feature-serves'

type FieldName = keyof SynapseCredentials

const fields: Readonly<Record<FieldName, FieldDefinition>> = {
  tenant: { label: 'settingCards.synapseTenant', kind: 'text' },
  username: { label: 'settingCards.username', kind: 'text' },
  password: { label: 'settingCards.password', kind: 'secret' },
}
const names = ['tenant', 'username', 'password'] as const
const missing: Readonly<Record<FieldName, MessageKey>> = {
  tenant: 'settingCards.synapseTenantMissing',
  username: 'settingCards.usernameMissing',
  password: 'settingCards.passwordMissing',
}

export type SynapseDialogProps = {
  /** Whether the link is to be on. */
  isOn: boolean
  cluster: ClusterDetail
  isPending: boolean
  onSubmit: (credentials: SynapseCredentials, showRefusal: ShowRefusal) => void
  /** Absent: the dialog cannot be left now. */
  onClose: (() => void) | undefined
}

/** Asks for what every change of the link is sent with; it lives here only, in no draft (CFG-034). */
export function SynapseDialog({ isOn, cluster, isPending, onSubmit, onClose }: SynapseDialogProps) {
  const id = useId()
  const isThere = useIsThere()
  const { control, handleSubmit, setError } = useForm({
    defaultValues: { tenant: '', username: '', password: '' },
  })
  const agree = handleSubmit(({ tenant, username, password }) =>
    onSubmit(
      { tenant: tenant.trim(), username: username.trim(), password },
      refusalAtFields(setError, (wire) => names.find((name) => name === wire), isThere),
    ),
  )
  return (
    <QuestionDialog
      title={t(isOn ? 'settingCards.enableSynapse' : 'settingCards.disableSynapse')}
      submit={t(isOn ? 'settingCards.enable' : 'settingCards.turnOff')}
      isDangerous={!isOn}
      form={`${id}-form`}
      isPending={isPending}
      onClose={onClose}
    >
      <form id={`${id}-form`} className="form-fields" noValidate onSubmit={(event) => void agree(event)}>
        {!isOn && (
          <>
            <p>{t('settingCards.synapseEnds')}</p>
            <WhatFeatureServes name="synapse" cluster={cluster} />
          </>
        )}
        <p>{t('settingCards.synapseDialogText')}</p>
        {names.map((name) => (
          <ControlledField
            key={name}
            id={`${id}-${name}`}
            name={name}
            control={control}
            rules={{ validate: (typed) => typed.trim() !== '' || t(missing[name]) }}
            field={fields[name]}
            input={inputOf(fields[name])}
          />
        ))}
      </form>
    </QuestionDialog>
  )
}
