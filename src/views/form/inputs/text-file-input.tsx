import '../../../locales/form-texts'
import Flex from 'antd/es/flex'
import Dragger from 'antd/es/upload/Dragger'
import { useState } from 'react'
import { textValue } from '../../../definitions/form-values'
import '../../../locales/field-texts'
import { t } from '../../../locales/t'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { ariaOf, type InputProps } from './input-props'

/** Bytes; more is no value of a field, but a file. */
const largest = 512 * 1024

/**
 * What stands in a file that is chosen or dropped: its text, or of an image its `data:` address. The file goes nowhere
 * by itself; its content is the value of the field.
 */
export function TextFileInput(props: InputProps) {
  const { id, lock, field } = props
  const isImage = field.kind === 'image'
  const value = textValue(props.value)
  const [chosen, setChosen] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function take(file: File | undefined) {
    if (!file || lock !== null) return
    if (file.size > largest) return setRefusal(t('fields.fileTooLarge', { name: file.name }))
    if (isImage && !/^image\/(png|jpeg|gif|webp)$/.test(file.type)) {
      return setRefusal(t('fields.noImage', { name: file.name }))
    }
    try {
      const content = isImage ? await addressOf(file) : await file.text()
      setRefusal(null)
      setChosen(file.name)
      props.onChange(content)
    } catch {
      setRefusal(t('fields.fileUnreadable', { name: file.name }))
    }
    props.onBlur()
  }

  return (
    <>
      <Dragger
        id={id}
        accept={isImage ? 'image/png,image/jpeg,image/gif,image/webp' : (field.accept?.join(',') ?? '')}
        fileList={[]}
        beforeUpload={(file) => {
          void take(file)
          return false
        }}
        openFileDialogOnClick={false}
      >
        <Button
          {...ariaOf(props)}
          ref={props.inputRef}
          aria-describedby={[props.labelId, props.describedBy].filter(Boolean).join(' ')}
          onClick={() => document.getElementById(id)?.click()}
        >
          <Icon name="upload" />
          {t('form.chooseFile')}
        </Button>
      </Dragger>
      {refusal !== null && (
        <p role="alert" className="form-error">
          {refusal}
        </p>
      )}
      {value !== '' && (
        <Flex wrap justify="space-between" align="center" gap="small">
          {isImage ? (
            <img className="form-image" src={value} alt={t('fields.imageOf', { field: t(field.label) })} />
          ) : (
            <span>
              {t('fields.textChosen', { name: chosen ?? t(field.label), count: [...value].length })}
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

function addressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
