import '../../locales/form-texts'
import '../../locales/password-texts'
import '../../locales/late-texts'
import { type ReactNode, useId, useState } from 'react'
import { type Control, type UseFormReturn, useController, useForm, useWatch } from 'react-hook-form'
import type { FieldDefinition } from '../../definitions/define-field'
import { type FormRecord, type FormValues, textValue } from '../../definitions/form-values'
import { checkPassword, checkPasswordConfirmation } from '../../domain/password'
import { useSession } from '../../providers/session-context'
import { resolved } from '../form/check-values'
import { ControlledField } from '../form/controlled-field'
import { SecretInput } from '../form/inputs/text-input'
import './password.css'

const password = { label: 'password.newPassword', kind: 'secret' } as const
const confirmation = { label: 'password.confirmPassword', kind: 'secret' } as const
const input = { Component: SecretInput }

/** What is said of a password that is refused; the documents spell it differently in two places. */
export type NewPasswordWords = {
  /** Of one that breaks a rule. */
  criteria: string
  /** Of an empty one, and of one that was submitted as it is. */
  asked: string
  mismatch: string
}

export type NewPassword = {
  /** Of the first field. */
  id: string
  form: UseFormReturn<FormRecord>
  values: FormValues
  faults: Readonly<Record<string, string>>
  /** Submits what passes; what does not is said at its field. */
  submit: (onValid: (password: string) => void) => () => Promise<void>
}

/** A new password typed twice; what is typed lives here only, in no draft. */
export function useNewPassword(words: NewPasswordWords): NewPassword {
  const id = useId()
  const [refused, setRefused] = useState<string | null>(null)
  const form = useForm<FormRecord>({
    mode: 'onTouched',
    defaultValues: { password: '', confirmation: '' },
    resolver: (values) => resolved(values, faultsOf(values, words, refused)),
  })
  const values = useWatch({ control: form.control })
  return {
    id,
    form,
    values,
    faults: faultsOf(values, words, refused),
    submit: (onValid) =>
      form.handleSubmit(
        (typed) => onValid(textValue(typed.password)),
        () => setRefused(textValue(form.getValues('password'))),
      ),
  }
}

function faultsOf(
  values: FormValues,
  words: NewPasswordWords,
  refused: string | null,
): Readonly<Record<string, string>> {
  const [typed, again] = [textValue(values.password), textValue(values.confirmation)]
  const isAsked = typed === '' || typed === refused
  return {
    ...(checkPassword(typed) && { password: isAsked ? words.asked : words.criteria }),
    ...(checkPasswordConfirmation(typed, again) && { confirmation: words.mismatch }),
  }
}

type NewPasswordFieldsProps = NewPassword & {
  /** What the password needs; tied to its field. */
  checklist: (id: string) => ReactNode
}

/** The two fields, with what the password needs between them. */
export function NewPasswordFields({ id, form, faults, checklist }: NewPasswordFieldsProps) {
  const { person } = useSession()
  const attempt = { control: form.control, faults, isSubmitted: form.formState.isSubmitted }
  const list = checklist(`${id}-list`)
  return (
    <>
      {/* Lets a password manager file the new password under the right name. */}
      <input
        className="visually-hidden"
        type="text"
        autoComplete="username"
        value={person.email ?? ''}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordField
        {...attempt}
        id={id}
        name="password"
        field={password}
        describedBy={list ? `${id}-list` : undefined}
      />
      {list}
      <PasswordField {...attempt} id={`${id}-again`} name="confirmation" field={confirmation} />
    </>
  )
}

/** A new password, hidden unless the person asks to see it; what is wrong follows the other field too. */
function PasswordField(props: {
  id: string
  name: 'password' | 'confirmation'
  field: FieldDefinition
  control: Control<FormRecord>
  faults: Readonly<Record<string, string>>
  isSubmitted: boolean
  describedBy?: string | undefined
}) {
  const { id, name, field, control, isSubmitted } = props
  const { fieldState } = useController({ name, control })
  const fault = props.faults[name]
  const isSaid = isSubmitted || fieldState.isTouched
  // What the server refuses no rule here knows.
  const said = fieldState.error?.type === 'server' ? fieldState.error.message : null
  return (
    <ControlledField
      id={id}
      name={name}
      control={control}
      field={field}
      input={input}
      fault={(isSaid && fault) || said || null}
      isValid={fault === undefined}
      describedBy={props.describedBy}
    />
  )
}
