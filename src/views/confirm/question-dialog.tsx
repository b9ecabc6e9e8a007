import type { ReactNode } from 'react'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Hint } from '../../ui/hint'

export type QuestionDialogProps = {
  title: string
  /** Pixels; 620 when left out (PLT-007). */
  width?: number
  children: ReactNode
  /** Stands at the start of the buttons. */
  before?: ReactNode
  /** Null where there is nothing to choose. */
  cancel?: string | null
  submit: string
  isDangerous?: boolean
  /** Why it may not be agreed to now; null or left out where it may. */
  reason?: string | null
  /** What was agreed to is under way. */
  isPending?: boolean
  /** Id of the form in it that agreeing submits; without one `onSubmit` is called. */
  form?: string
  onSubmit?: () => void
  /** Absent: the dialog cannot be left now. */
  onClose: (() => void) | undefined
}

/** Asks one thing: whether something is to be done, given up or agreed to. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { cancel = t('common.cancel'), isPending = false, reason = null, form, onClose } = props
  return (
    <Dialog
      title={props.title}
      width={props.width ?? 620}
      onClose={onClose}
      actions={
        <>
          {props.before}
          {cancel !== null && (
            <Button isBusy={onClose === undefined} onClick={onClose}>
              {cancel}
            </Button>
          )}
          <Hint text={isPending ? null : reason}>
            {(describedBy) => (
              <Button
                kind={props.isDangerous ? 'danger' : 'primary'}
                type={form === undefined ? 'button' : 'submit'}
                form={form}
                isDisabled={reason !== null}
                isBusy={isPending}
                aria-describedby={describedBy}
                onClick={props.onSubmit}
              >
                {props.submit}
              </Button>
            )}
          </Hint>
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}
