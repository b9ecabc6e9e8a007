import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'

export type QuestionDialogProps = {
  title: string
  text: string
  /** What it is about. */
  lines?: readonly string[]
  yes: string
  no: string
  isDangerous?: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks one thing about a form: whether to give it up, or what has to be agreed to before it is sent. */
export function QuestionDialog({ title, text, lines = [], ...rest }: QuestionDialogProps) {
  return (
    <Dialog
      title={title}
      width={lines.length > 0 ? 620 : 440}
      onClose={rest.onNo}
      actions={
        <>
          <Button onClick={rest.onNo}>{rest.no}</Button>
          <Button kind={rest.isDangerous ? 'danger' : 'primary'} onClick={rest.onYes}>
            {rest.yes}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {lines.length > 0 && (
        <ul className="form-list code">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
