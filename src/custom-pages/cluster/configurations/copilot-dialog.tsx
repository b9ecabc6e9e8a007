import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { t } from '../../../locales/t'
import { useIsThere } from '../../../ui/use-is-there'
import { QuestionDialog } from '../../../views/confirm/question-dialog'
import { ControlledField } from '../../../views/form/controlled-field'
import { SecretInput } from '../../../views/form/inputs/text-input'
import { refusalAtFields, type ShowRefusal } from '../../../views/form/show-refusal'

const field = { label: 'settingCards.apiKey', kind: 'secret' } as const
const input = { Component: SecretInput }

export type CopilotDialogProps = {
  isPending: boolean
  onSubmit: (apiKey: string, showRefusal: ShowRefusal) => void
  /** Absent: the dialog cannot be left now. */
  onClose: (() => void) | undefined
}

/** Asks for the API key the copilot is turned on with; what is typed lives here only, in no draft (CFG-035). */
export function CopilotDialog({ isPending, onSubmit, onClose }: CopilotDialogProps) {
  const id = useId()
  const isThere = useIsThere()
  const { control, handleSubmit, setError } = useForm({ defaultValues: { apiKey: '' } })
  const agree = handleSubmit(({ apiKey }) =>
    onSubmit(
      apiKey.trim(),
      refusalAtFields(setError, (name) => (name === 'apiKey' ? name : undefined), isThere),
    ),
  )
  return (
    <QuestionDialog
      title={t('settingCards.enableCopilot')}
      submit={t('settingCards.enable')}
      form={`${id}-form`}
      isPending={isPending}
      onClose={onClose}
    >
      <form id={`${id}-form`} className="form-fields" noValidate onSubmit={(event) => void agree(event)}>
        <ControlledField
          id={id}
          name="apiKey"
          control={control}
          rules={{ validate: (typed) => typed.trim() !== '' || t('settingCards.apiKeyMissing') }}
          field={field}
          input={input}
          help={t('settingCards.apiKeyAbout')}
        />
      </form>
    </QuestionDialog>
  )
}
