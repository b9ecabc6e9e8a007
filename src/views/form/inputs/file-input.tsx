import type { DragEvent } from 'react'
import { t } from '../../../locales/t'
import { Button } from '../../../ui/button'
import { useFormKit } from '../form-kit-context'
import { ariaOf, type InputProps } from './input-props'

/** One file, chosen or dropped; while it is under way to its storage, how far it is and the way to stop it. */
export function FileInput(props: InputProps) {
  const { upload } = useFormKit()
  const file = props.value instanceof File ? props.value : null

  function take(chosen: File | undefined) {
    if (!chosen || props.lock !== null) return
    props.onChange(chosen)
    // What was chosen is judged at once: nobody leaves a file.
    props.onBlur()
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    take(event.dataTransfer.files[0])
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way; the input is the plain one. */}
      <div className="form-drop" onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
        <input
          {...ariaOf(props)}
          id={props.id}
          className="form-drop-input"
          ref={props.inputRef}
          type="file"
          accept={props.field.accept?.join(',')}
          onChange={({ target }) => {
            take(target.files?.[0])
            // The same file may be chosen again after it was refused or removed.
            target.value = ''
          }}
        />
      </div>
      {file && (
        <p className="form-file">
          {t('form.fileChosen', { name: file.name, size: sizeText(file.size) })}
          {upload === null && (
            <Button onClick={() => props.onChange(null)}>{t('form.removeFile', { name: file.name })}</Button>
          )}
        </p>
      )}
      {upload && (
        <div className="form-file" role="status">
          {t('form.uploading', { percent: upload.percent })}
          <Button onClick={upload.cancel}>{t('form.cancelUpload')}</Button>
          <progress
            className="form-progress"
            max={100}
            value={upload.percent}
            aria-label={t('form.uploading', { percent: upload.percent })}
          />
        </div>
      )}
    </>
  )
}

function sizeText(bytes: number): string {
  const [divisor, unit] = bytes < 1_000_000 ? [1_000, 'KB'] : [1_000_000, 'MB']
  return `${(bytes / divisor).toFixed(1)} ${unit}`
}
