import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { FieldDefinition } from '../../../definitions/define-field'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import { QuestionDialog } from '../../../views/confirm/question-dialog'
import { ControlledField } from '../../../views/form/controlled-field'
import { inputOf } from '../../../views/form/inputs/inputs'
import type { SynapseCredentials } from './features'

type FieldName = keyof SynapseCredentials

const fields: Readonly<Record<FieldName, FieldDefinition>> = {
  tenant: { label: 'settingCards.synapseTenant', kind: 'text' },
  username: { label: 'settingCards.username', kind: 'text' },
  password: { label: 'settingCards.password', kind: 'secret' },
}
const missing: Readonly<Record<FieldName, MessageKey>> = {
  tenant: 'settingCards.synapseTenantMissing',
  username: 'settingCards.usernameMissing',
  password: 'settingCards.passwordMissing',
}

export type SynapseDialogProps = {
  /** Whether the link is on now. */
  isOn: boolean
  onSubmit: (credentials: SynapseCredentials) => void
  onClose: () => void
}

/** Asks for what every change of the link is sent with; it lives here only, in no draft (CFG-034). */
export function SynapseDialog({ isOn, onSubmit, onClose }: SynapseDialogProps) {
  const id = useId()
  const { control, handleSubmit } = useForm({ defaultValues: { tenant: '', username: '', password: '' } })
  const agree = handleSubmit(({ tenant, username, password }) =>
    onSubmit({ tenant: tenant.trim(), username: username.trim(), password }),
  )
  return (
    <QuestionDialog
      title={t(isOn ? 'settingCards.disableSynapse' : 'settingCards.enableSynapse')}
      submit={t(isOn ? 'settingCards.turnOff' : 'settingCards.enable')}
      isDangerous={isOn}
      form={`${id}-form`}
      onClose={onClose}
    >
      <form id={`${id}-form`} className="form-fields" noValidate onSubmit={(event) => void agree(event)}>
        {isOn && <p>{t('settingCards.synapseEnds')}</p>}
        <p>{t('settingCards.synapseDialogText')}</p>
        {(['tenant', 'username', 'password'] as const).map((name) => (
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
