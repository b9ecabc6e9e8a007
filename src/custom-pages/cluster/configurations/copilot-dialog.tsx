import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { t } from '../../../locales/t'
import { QuestionDialog } from '../../../views/confirm/question-dialog'
import { ControlledField } from '../../../views/form/controlled-field'
import { SecretInput } from '../../../views/form/inputs/text-input'

const field = { label: 'settingCards.apiKey', kind: 'secret' } as const
const input = { Component: SecretInput }

/** Asks for the API key the copilot is turned on with; what is typed lives here only, in no draft (CFG-035). */
export function CopilotDialog(props: { onSubmit: (apiKey: string) => void; onClose: () => void }) {
  const id = useId()
  const { control, handleSubmit } = useForm({ defaultValues: { apiKey: '' } })
  return (
    <QuestionDialog
      title={t('settingCards.enableCopilot')}
      submit={t('settingCards.enable')}
      form={`${id}-form`}
      onClose={props.onClose}
    >
      <form
        id={`${id}-form`}
        className="form-fields"
        noValidate
        onSubmit={(event) => void handleSubmit(({ apiKey }) => props.onSubmit(apiKey.trim()))(event)}
      >
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
