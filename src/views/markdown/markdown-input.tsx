import '../../locales/markdown-texts'
import TextArea from 'antd/es/input/TextArea'
import { type KeyboardEvent, useRef, useState } from 'react'
import { textValue } from '../../definitions/form-values'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { controlOf, type InputProps } from '../form/inputs/input-props'
import { editOf, type Format, formats } from './markdown-format'
import styles from './markdown-input.module.css'
import { MarkdownText } from './markdown-text'

/** Keys that give a format, with Ctrl or ⌘. */
const formatsByKey: Readonly<Partial<Record<string, Format>>> = { b: 'bold', i: 'italic' }
const keys: Readonly<Partial<Record<Format, string>>> = { bold: 'Control+B', italic: 'Control+I' }

/** Several lines in Markdown: written as they are, with the usual formats at hand, and looked at before they are sent. */
export function MarkdownInput(props: InputProps) {
  const { field, lock, maxLength, hasError } = props
  const [isChosen, setChosen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const text = textValue(props.value)
  // What is wrong is mended where it is written.
  const isPreview = isChosen && !hasError
  const label = t(field.label)

  function give(format: Format) {
    const area = frame.current?.querySelector('textarea')
    if (!area || lock !== null) return
    const { from, to, text: put, select } = editOf(format, area.value, area.selectionStart, area.selectionEnd)
    area.focus()
    area.setSelectionRange(from, to)
    // As if it were typed: the browser's undo takes it back.
    if (!document.execCommand?.('insertText', false, put)) {
      area.setRangeText(put, from, to, 'end')
      area.dispatchEvent(new Event('input', { bubbles: true }))
    }
    area.setSelectionRange(...select)
  }

  function handleKey(event: KeyboardEvent) {
    const format = formatsByKey[event.key.toLowerCase()]
    if (!format || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    give(format)
  }

  return (
    <div ref={frame} className={styles.frame}>
      <div className={`row ${styles.bar}`}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in */}
        <span role="group" className={styles.mode} aria-label={t('markdown.mode', { field: label })}>
          {[false, true].map((isOfPreview) => (
            <button
              key={String(isOfPreview)}
              type="button"
              className="button button-quiet"
              aria-pressed={isOfPreview === isPreview}
              onClick={() => setChosen(isOfPreview)}
            >
              {t(isOfPreview ? 'markdown.preview' : 'markdown.write')}
            </button>
          ))}
        </span>
        {!isPreview && lock === null && (
          <span role="toolbar" aria-label={t('markdown.tools', { field: label })} aria-controls={props.id}>
            {formats.map((format) => (
              <Button
                key={format}
                kind="icon"
                aria-label={t(`markdown.${format}`)}
                aria-keyshortcuts={keys[format]}
                // The letters stay selected.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => give(format)}
              >
                {signs[format]}
              </Button>
            ))}
          </span>
        )}
      </div>
      <div hidden={isPreview}>
        <TextArea
          {...controlOf(props)}
          value={text}
          onChange={({ target }) => props.onChange(target.value)}
          onKeyDown={handleKey}
          readOnly={lock !== null}
          maxLength={maxLength}
          autoSize={{ minRows: 6, maxRows: 24 }}
          autoComplete="on"
          spellCheck
        />
      </div>
      {isPreview && (
        <div className={styles.preview}>
          {text.trim() === '' ? (
            <p className="second">{t('markdown.nothing')}</p>
          ) : (
            <MarkdownText text={text} />
          )}
        </div>
      )}
    </div>
  )
}

const signs = {
  bold: <strong>B</strong>,
  italic: <em>I</em>,
  link: <Icon name="link" />,
  list: <Icon name="menu" />,
  code: <code>{'<>'}</code>,
} as const
