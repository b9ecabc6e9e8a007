import { useId } from 'react'
import { useController, useForm } from 'react-hook-form'
import { t } from '../../../locales/t'
import { QuestionDialog } from '../../../views/confirm/question-dialog'
import { FieldFrame } from '../../../views/form/field-frame'
import { SecretInput } from '../../../views/form/inputs/text-input'

const field = { label: 'settingCards.apiKey', kind: 'secret' } as const

/** Asks for the API key the copilot is turned on with; what is typed lives here only, in no draft (CFG-035). */
export function CopilotDialog(props: { onSubmit: (apiKey: string) => void; onClose: () => void }) {
  const id = useId()
  const { control, handleSubmit } = useForm({ defaultValues: { apiKey: '' } })
  const { field: bound, fieldState } = useController({
    name: 'apiKey',
    control,
    rules: { validate: (typed) => typed.trim() !== '' || t('settingCards.apiKeyMissing') },
  })
  const message = fieldState.error?.message
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
        <FieldFrame
          id={id}
          label={t(field.label)}
          help={t('settingCards.apiKeyAbout')}
          error={message === undefined ? null : { message, isNotActivated: false }}
          isValid={false}
        >
          {(frame) => (
            <SecretInput
              {...frame}
              field={field}
              value={bound.value}
              onChange={bound.onChange}
              onBlur={bound.onBlur}
              inputRef={bound.ref}
              choices={[]}
              lock={null}
              isRequired
            />
          )}
        </FieldFrame>
      </form>
    </QuestionDialog>
  )
}
