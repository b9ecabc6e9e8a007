import { t } from '../locales/t'
import { Button } from './button'
import { CopyFrame, type CopyFrameProps } from './copy-frame'
import { Icon } from './icon'

export type CopyButtonProps = {
  text: string
  /** Names the value. */
  what: string
  copiedFor?: CopyFrameProps['shownFor']
  copiedText?: CopyFrameProps['text']
  failedText?: CopyFrameProps['failedText']
}

/** Copies a text; says so for a while, to eyes and to screen readers (PLT-004, PLT-008). */
export function CopyButton({ text, what, copiedFor, copiedText, failedText }: CopyButtonProps) {
  return (
    <CopyFrame isSmall shownFor={copiedFor} text={copiedText} failedText={failedText}>
      {(copy, isCopied) => (
        <Button kind="icon" aria-label={t('views.copyNamed', { what })} onClick={() => copy(() => text)}>
          <Icon name={isCopied ? 'check' : 'copy'} size={14} />
        </Button>
      )}
    </CopyFrame>
  )
}
