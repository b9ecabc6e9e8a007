import '../../locales/import-texts'
import Flex from 'antd/es/flex'
import Input from 'antd/es/input'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { FieldDefinition } from '../../definitions/define-field'
import { inSentence, t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { FieldFrame, tiedTo } from '../form/field-frame'
import { FileDrop } from '../form/inputs/file-drop'
import type { Focusable } from '../form/inputs/input-props'
import { saveTemplate } from './import-files'
import { type ImportFile, readFile, readPasted, UnusableFile } from './read-file'

export type ImportSourceProps = {
  definition: ResourceDefinition
  fields: Readonly<Record<string, FieldDefinition>>
  onRead: (file: ImportFile) => void
  onClose: () => void
}

type Refusal = { of: 'file' | 'text'; message: string }

/** Where the rows come from: a file that is chosen or dropped, or a text that is pasted. */
export function ImportSource({ definition, fields, onRead, onClose }: ImportSourceProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const chooser = useRef<Focusable>(null)
  useEffect(() => chooser.current?.focus(), [])

  async function take(of: Refusal['of'], read: () => ImportFile | Promise<ImportFile>) {
    setRefusal(null)
    try {
      onRead(await read())
    } catch (error) {
      if (!(error instanceof UnusableFile)) throw error
      setRefusal({ of, message: error.message })
    }
  }
  const errorOf = (of: Refusal['of']) =>
    refusal?.of === of ? { message: refusal.message, isNotActivated: false } : null

  return (
    <form
      className="form-fields"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void take('text', () => readPasted(text))
      }}
    >
      <p>{t('importing.intro', { one: inSentence(definition.label.one) })}</p>
      <Flex wrap gap="small" align="center">
        <Button aria-describedby={`${id}-template`} onClick={() => saveTemplate(definition, fields)}>
          <Icon name="download" />
          {t('importing.template')}
        </Button>
        <span className="form-note" id={`${id}-template`}>
          {t('importing.templateHelp')}
        </span>
      </Flex>
      <FieldFrame id={`${id}-file`} label={t('importing.file')} error={errorOf('file')} isValid={false}>
        {(frame) => (
          <FileDrop
            input={{
              ...frame,
              lock: null,
              inputRef: (button) => {
                chooser.current = button
              },
            }}
            accept=".csv,.tsv,.txt,.json,text/csv,text/tab-separated-values,application/json"
            onTake={(file) => file && void take('file', () => readFile(file))}
          />
        )}
      </FieldFrame>
      <FieldFrame
        id={`${id}-text`}
        label={t('importing.paste')}
        help={t('importing.pasteHelp')}
        error={errorOf('text')}
        isValid={false}
      >
        {(frame) => (
          <Input.TextArea
            {...tiedTo(frame)}
            className="form-code"
            rows={5}
            value={text}
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FieldFrame>
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button kind="primary" type="submit">
          {t('importing.read')}
        </Button>
      </div>
    </form>
  )
}
