import '../../../locales/form-texts'
import Flex from 'antd/es/flex'
import { useState } from 'react'
import { textValue } from '../../../definitions/form-values'
import '../../../locales/field-texts'
import { t } from '../../../locales/t'
import { Button } from '../../../ui/button'
import { FileDrop } from './file-drop'
import type { InputProps } from './input-props'

/** Bytes; more is no value of a field, but a file. */
const largest = 512 * 1024
const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/**
 * What stands in a file that is chosen or dropped: its text, or of an image its `data:` address. The file goes nowhere
 * by itself; its content is the value of the field.
 */
export function TextFileInput(props: InputProps) {
  const { lock, field } = props
  const isImage = field.kind === 'image'
  const value = textValue(props.value)
  const [chosen, setChosen] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function take(file: File | undefined) {
    if (!file || lock !== null) return
    if (file.size > largest) return setRefusal(t('fields.fileTooLarge', { name: file.name }))
    if (isImage && !imageTypes.includes(file.type)) {
      return setRefusal(t('fields.noImage', { name: file.name }))
    }
    try {
      const content = isImage ? await addressOf(file) : textIn(await file.arrayBuffer())
      setRefusal(content === null ? t('fields.fileNoText', { name: file.name }) : null)
      if (content !== null) {
        setChosen(file.name)
        props.onChange(content)
      }
    } catch {
      setRefusal(t('fields.fileUnreadable', { name: file.name }))
    }
    props.onBlur()
  }

  return (
    <>
      <FileDrop
        input={props}
        accept={isImage ? imageTypes.join(',') : (field.accept?.join(',') ?? '')}
        onTake={(file) => void take(file)}
      />
      {value === '' && field.placeholder && <span className="form-value">{t(field.placeholder)}</span>}
      {refusal !== null && (
        <p role="alert" className="form-error">
          {refusal}
        </p>
      )}
      {value !== '' && (
        <Flex wrap justify="space-between" align="center" gap="small">
          {isImage && value.startsWith('data:') ? (
            <img className="form-image" src={value} alt={t('fields.imageOf', { field: t(field.label) })} />
          ) : (
            <span className="form-value">
              {isImage
                ? // A picture of another origin is refused by the content security policy.
                  value
                : t('fields.textChosen', { name: chosen ?? t(field.label), count: [...value].length })}
            </span>
          )}
          {lock === null && (
            <Button
              onClick={() => {
                setChosen(null)
                props.onChange(null)
              }}
            >
              {t('form.removeFile', { name: chosen ?? t(field.label) })}
            </Button>
          )}
        </Flex>
      )}
    </>
  )
}

/** Null for what is no text: read as one, its bytes would be lost and something else be sent. */
function textIn(bytes: ArrayBuffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

function addressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
