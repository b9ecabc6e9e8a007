import '../../../locales/form-texts'
import Input from 'antd/es/input/Input'
import Password from 'antd/es/input/Password'
import TextArea from 'antd/es/input/TextArea'
import { textValue } from '../../../definitions/form-values'
import { t } from '../../../locales/t'
import { Icon } from '../../../ui/icon'
import { controlOf, type InputProps } from './input-props'

/** One line of text. */
export function TextInput(props: InputProps) {
  return <Input {...textOf(props)} />
}

/** What is chosen elsewhere, typed, with what is known of it as suggestions. */
export function TypedChoice({ known, ...props }: InputProps & { known: readonly string[] }) {
  const { placeholder: _ofChoosing, ...field } = props.field
  const listId = `${props.id}-known`
  const typed = textValue(props.value)
  // Pasted spaces are no part of a name, which a list would have given without them.
  const handleBlur = () => {
    if (typed !== typed.trim()) props.onChange(typed.trim())
    props.onBlur()
  }
  return (
    <>
      <Input {...textOf({ ...props, field })} list={listId} onBlur={handleBlur} />
      <datalist id={listId}>
        {known.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </>
  )
}

/** The keys a phone offers for an e-mail address. */
export function EmailInput(props: InputProps) {
  return <Input {...textOf(props)} inputMode="email" autoCapitalize="off" />
}

/** The keys a phone offers for a web address or the name of a machine. */
export function AddressInput(props: InputProps) {
  return <Input {...textOf(props)} inputMode="url" autoCapitalize="off" />
}

/** A time of day by the browser's own input. What is typed in part is no time, and goes when the person leaves. */
export function TimeInput(props: InputProps) {
  return (
    <Input
      {...textOf(props)}
      type="time"
      style={{ width: 200 }}
      onBlur={({ target }) => {
        if (target.validity.badInput) target.value = ''
        props.onBlur()
      }}
    />
  )
}

/** Several lines of text: prose, so the browser may check and complete it. */
export function LongTextInput(props: InputProps) {
  return <TextArea {...textOf(props)} rows={4} autoComplete="on" spellCheck />
}

/** A secret: hidden until the person asks to see it, and never offered to a password manager as their own. */
export function SecretInput(props: InputProps) {
  const label = t(props.field.label)
  return (
    <Password
      {...textOf(props)}
      autoComplete="new-password"
      // Its own sign is for the mouse alone.
      iconRender={(isShown) => (
        <button
          type="button"
          aria-label={t(isShown ? 'form.hideSecret' : 'form.showSecret', { field: label })}
          aria-pressed={isShown}
        >
          <Icon name={isShown ? 'eye-off' : 'view'} />
        </button>
      )}
    />
  )
}

/** What is read in a field's place: a choice that cannot be changed now, or, as a hint, why there is none. */
export function LockedText({ text, isHint, ...props }: InputProps & { text: string; isHint?: boolean }) {
  return (
    <Input
      {...controlOf(props)}
      styles={{ input: isHint ? { color: 'var(--color-text-second)' } : {} }}
      aria-labelledby={props.labelId}
      aria-disabled
      variant="filled"
      title={props.lock ?? undefined}
      value={text}
      readOnly
      // Always one: without it antd would rebuild the input when a lock comes or goes, and lose the focus.
      suffix={<span>{props.lock !== null && <Icon name="lock" size={14} />}</span>}
    />
  )
}

function textOf(props: InputProps) {
  return {
    ...controlOf(props),
    value: textValue(props.value),
    onChange: ({ target }: { target: { value: string } }) => props.onChange(target.value),
    readOnly: props.lock !== null,
    maxLength: props.maxLength,
    inputMode: props.inputMode,
    autoComplete: 'off',
    spellCheck: false,
  }
}
