import '../../../locales/form-texts'
import Dragger from 'antd/es/upload/Dragger'
import { t } from '../../../locales/t'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { ariaOf, type InputProps } from './input-props'

export type FileDropProps = {
  input: Pick<InputProps, 'id' | 'labelId' | 'describedBy' | 'hasError' | 'lock' | 'inputRef'>
  /** Endings or media types that the browser offers; empty for all. */
  accept: string
  onTake: (file: File | undefined) => void
}

/** Where a file is chosen or dropped; what becomes of it, and of one that is not accepted, is the caller's. */
export function FileDrop({ input, accept, onTake }: FileDropProps) {
  const { id } = input
  return (
    <Dragger
      id={id}
      accept={accept}
      fileList={[]}
      beforeUpload={(file) => {
        onTake(file)
        return false
      }}
      // The button within is the control; the place where a file is dropped is none.
      hasControlInside
      // Its own way takes the focus off the button.
      openFileDialogOnClick={false}
    >
      <Button
        {...ariaOf(input)}
        ref={input.inputRef}
        aria-describedby={[input.labelId, input.describedBy].filter(Boolean).join(' ')}
        onClick={() => document.getElementById(id)?.click()}
      >
        <Icon name="upload" />
        {t('form.chooseFile')}
      </Button>
    </Dragger>
  )
}
