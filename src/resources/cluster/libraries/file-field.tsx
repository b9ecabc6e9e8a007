import { type DragEvent, useState } from 'react'
import { isLibraryFile } from '../../../domain/library'
import { t } from '../../../locales/t'
import { Button } from '../../../ui/button'
import { DialogField } from '../../../views/dialogs/dialog-field'
import styles from './install-library.module.css'

type FileFieldProps = {
  file: File | null
  error: string | undefined
  onChange: (file: File | null) => void
}

/** One file, chosen or dropped; another kind is refused at once and leaves what was chosen (LIB-017). */
export function FileField({ file, error, onChange }: FileFieldProps) {
  const [isRefused, setRefused] = useState(false)

  function take(chosen: File | undefined) {
    if (!chosen) return
    const isRight = isLibraryFile(chosen.name)
    setRefused(!isRight)
    if (isRight) onChange(chosen)
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    take(event.dataTransfer.files[0])
  }

  return (
    <>
      <DialogField
        label={t('libraries.file')}
        error={isRefused ? t('libraries.wrongFile') : error}
        help={t('libraries.dropFile')}
        isRequired
      >
        {({ className: _className, ...control }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way; the input is the plain one.
          <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
            <input
              {...control}
              type="file"
              accept=".py,.jar,.whl,.egg"
              onChange={({ target }) => {
                take(target.files?.[0])
                // The same file may be chosen again after it was refused or removed.
                target.value = ''
              }}
            />
          </div>
        )}
      </DialogField>
      {file && (
        <p className={styles.chosen}>
          {t('libraries.fileChosen', { name: file.name, size: sizeText(file.size) })}
          <Button onClick={() => onChange(null)}>{t('libraries.removeFile', { name: file.name })}</Button>
        </p>
      )}
    </>
  )
}

function sizeText(bytes: number): string {
  const [divisor, unit] = bytes < 1_000_000 ? [1_000, 'KB'] : [1_000_000, 'MB']
  return `${(bytes / divisor).toFixed(1)} ${unit}`
}
