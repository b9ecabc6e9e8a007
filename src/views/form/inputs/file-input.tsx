import '../../../locales/form-texts'
import Flex from 'antd/es/flex'
import Progress from 'antd/es/progress'
import { t } from '../../../locales/t'
import { Button } from '../../../ui/button'
import { useFormEngine } from '../form-engine-context'
import { FileDrop } from './file-drop'
import type { InputProps } from './input-props'

/**
 * One file, chosen or dropped; while it is under way to its storage, how far it is and the way to stop it. Loaded with
 * the first field of a file.
 */
export function FileInput(props: InputProps) {
  const { lock } = props
  const { upload } = useFormEngine()
  const file = props.value instanceof File ? props.value : null

  function take(chosen: File | undefined) {
    if (!chosen || lock !== null) return
    props.onChange(chosen)
    // What was chosen is judged at once: nobody leaves a file.
    props.onBlur()
  }

  return (
    <>
      <FileDrop input={props} accept={props.field.accept?.join(',') ?? ''} onTake={take} />
      {file && (
        <Flex wrap justify="space-between" align="center" gap="small">
          {t('form.fileChosen', { name: file.name, size: sizeText(file.size) })}
          {upload === null && lock === null && (
            <Button onClick={() => props.onChange(null)}>{t('form.removeFile', { name: file.name })}</Button>
          )}
        </Flex>
      )}
      {upload && (
        <Flex wrap justify="space-between" align="center" gap="small" role="status">
          {t('form.uploading', { percent: upload.percent })}
          <Button onClick={upload.cancel}>{t('form.cancelUpload')}</Button>
          <Progress
            percent={upload.percent}
            showInfo={false}
            aria-label={t('form.uploading', { percent: upload.percent })}
          />
        </Flex>
      )}
    </>
  )
}

function sizeText(bytes: number): string {
  const [divisor, unit] = bytes < 1_000_000 ? [1_000, 'KB'] : [1_000_000, 'MB']
  return `${(bytes / divisor).toFixed(1)} ${unit}`
}
