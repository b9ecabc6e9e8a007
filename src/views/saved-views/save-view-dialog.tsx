import Input from 'antd/es/input/Input'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { type SavedView, viewNameFault } from '../../domain/saved-views'
import { t } from '../../locales/t'
import { QuestionDialog } from '../confirm/question-dialog'
import { FieldFrame, tiedTo } from '../form/field-frame'
import { FormNotice } from '../form/form-notice'
import type { KeepViews } from './kept-views'
import { useRefusal } from './use-refusal'
import { viewFaultTexts } from './view-name'

export type SaveViewDialogProps = {
  /** Views that come with the list; their names are taken. */
  shipped: readonly SavedView[]
  views: readonly SavedView[]
  /** The view on screen. */
  query: string
  /** Where it is kept, in words; in this browser when left out. */
  about?: string | undefined
  /** Stands there as long as nobody knows which views are kept: until then none can be. */
  unknown?: ReactNode
  onKeep: KeepViews
  onClose: () => void
}

/** Keeps the view on screen under a name. */
export function SaveViewDialog(props: SaveViewDialogProps) {
  const { shipped, views, query, about, unknown, onKeep, onClose } = props
  const id = useId()
  const [name, setName] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isPending, setPending] = useState(false)
  const { refusal, isThere, settled } = useRefusal()
  const fault = viewNameFault(views, name, { taken: shipped })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (fault !== null || isPending || unknown) return
    const kept = onKeep({ kind: 'add', view: { name: name.trim(), query } })
    if (kept) void keptElsewhere(kept)
    else onClose()
  }

  async function keptElsewhere(kept: Promise<string | null>) {
    setPending(true)
    const isDone = await settled(kept, t('manyClusters.saveTitle'))
    setPending(false)
    // Who closed it may have opened another one.
    if (isDone && isThere.current) onClose()
  }

  return (
    <QuestionDialog
      title={t('manyClusters.saveTitle')}
      width={520}
      submit={t('manyClusters.save')}
      form={id}
      isPending={isPending}
      reason={unknown ? t('manyClusters.viewsUnknown') : null}
      onClose={onClose}
    >
      <form id={id} className="form-fields" noValidate onSubmit={handleSubmit}>
        {unknown}
        <p className="second">{about ?? t('manyClusters.saveText')}</p>
        <FieldFrame
          id={`${id}-name`}
          label={t('manyClusters.viewName')}
          error={isAsked && fault ? { message: t(viewFaultTexts[fault]), isNotActivated: false } : null}
          isValid={fault === null}
        >
          {(field) => (
            <Input
              {...tiedTo(field)}
              value={name}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </FieldFrame>
        {refusal !== null && <FormNotice>{refusal}</FormNotice>}
      </form>
    </QuestionDialog>
  )
}
