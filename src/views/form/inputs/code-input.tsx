import TextArea from 'antd/es/input/TextArea'
import { textValue } from '../../../definitions/form-values'
import { controlOf, type InputProps } from './input-props'

/** Text for machines, in letters of one width. JSON is set out once the person leaves it. */
export function CodeInput(props: InputProps) {
  const { field, lock, onChange } = props
  const text = textValue(props.value)

  function setOut() {
    if (field.kind === 'json' && lock === null) {
      const tidy = tidyJson(text)
      if (tidy !== text) onChange(tidy)
    }
    props.onBlur()
  }

  return (
    <TextArea
      {...controlOf(props)}
      className="form-code"
      value={text}
      onChange={({ target }) => onChange(target.value)}
      onBlur={setOut}
      readOnly={lock !== null}
      autoSize={{ minRows: 4, maxRows: 16 }}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      wrap="off"
    />
  )
}

function tidyJson(text: string): string {
  try {
    return text.trim() === '' ? text : JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
