import Input from 'antd/es/input/Input'
import { useId, useRef, useState } from 'react'
import { type OwnView, type SavedView, viewNameFault } from '../../domain/saved-views'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { FieldFrame, tiedTo } from '../form/field-frame'
import type { KeepViews, KeptViews } from './kept-views'
import styles from './saved-views.module.css'
import { useRefusal } from './use-refusal'
import { viewFaultTexts } from './view-name'

export type ManageViewsDialogProps = {
  /** Below the origin: the address of a view is to be handed on. */
  addressOf: (view: SavedView) => string
  /** Views that come with the list; their names are taken. */
  shipped: readonly SavedView[]
  views: readonly OwnView[]
  onKeep: KeepViews
  /** Stands above them; `isWhole` in their place. */
  notice?: KeptViews['notice'] | undefined
  onClose: () => void
}

/** The views that are kept, each with its name to change and the way to remove it. */
export function ManageViewsDialog(props: ManageViewsDialogProps) {
  const { addressOf, shipped, views, notice, onKeep, onClose } = props
  // As they stood at first: a row that the press which leaves its field moved would lose that press and the focus.
  const [order] = useState(() => views.map(({ id }) => id))
  const rows = views.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={t('manyClusters.manageTitle')}
      onClose={onClose}
      actions={
        <Button ref={close} onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      {notice?.content && <div className={styles.notice}>{notice.content}</div>}
      {views.length === 0 ? (
        !notice?.isWhole && <p>{t('manyClusters.noViews')}</p>
      ) : (
        <div className="form-fields">
          {rows.map((view) => (
            <ViewRow
              key={view.id}
              addressOf={addressOf}
              shipped={shipped}
              view={view}
              views={views}
              onKeep={onKeep}
              onRemoved={() => close.current?.focus()}
            />
          ))}
        </div>
      )}
    </Dialog>
  )
}

type ViewRowProps = Pick<ManageViewsDialogProps, 'addressOf' | 'shipped' | 'views' | 'onKeep'> & {
  view: OwnView
  onRemoved: () => void
}

/** A name counts once its field is left or Enter is pressed. */
function ViewRow({ addressOf, shipped, view, views, onKeep, onRemoved }: ViewRowProps) {
  const { id, name } = view
  const fieldId = useId()
  /** Null as long as it is called as it is. */
  const [typed, setTyped] = useState<string | null>(null)
  const { refusal, settled, forget } = useRefusal()
  /** The name it is to have, and whether it is to go: as long as nobody knows whether that was done. */
  const wanted = useRef<{ name: string | null; isGone: boolean }>({ name: null, isGone: false })
  const isOther = typed !== null && typed.trim() !== name
  const wrong = isOther ? viewNameFault(views, typed, { renamed: id, taken: shipped }) : null
  const fault = wrong ? t(viewFaultTexts[wrong]) : refusal
  const rename = () => {
    if (typed === null || wrong !== null) return
    const to = typed.trim()
    const awaited = wanted.current.name
    const isAsked = to === (awaited ?? name)
    const kept = isAsked ? undefined : onKeep({ kind: 'rename', id, to })
    // What it is called once that is done is not for this field to say: a server may spell it otherwise.
    setTyped(kept || awaited !== null ? to : null)
    if (kept) void renamed(kept, to)
  }
  async function renamed(kept: Promise<string | null>, to: string) {
    wanted.current.name = to
    const isDone = await settled(kept, t('manyClusters.renameView', { name }))
    if (isDone) setTyped((now) => (now === to ? null : now))
    if (wanted.current.name === to) wanted.current.name = null
  }
  async function removed(kept: Promise<string | null>, handOn: () => void) {
    wanted.current.isGone = true
    const isDone = await settled(kept, t('manyClusters.removeView', { name }))
    wanted.current.isGone = false
    if (isDone) handOn()
  }
  return (
    <div data-view className="row" style={{ flexWrap: 'nowrap', alignItems: 'flex-end' }}>
      <div style={{ flex: '1 1 auto', minWidth: 0 }}>
        <FieldFrame
          id={fieldId}
          label={t('manyClusters.renameView', { name })}
          error={fault === null ? null : { message: fault, isNotActivated: false }}
          isValid={false}
        >
          {(field) => (
            <Input
              {...tiedTo(field)}
              value={typed ?? name}
              autoComplete="off"
              onChange={({ target }) => {
                setTyped(target.value)
                forget()
              }}
              onBlur={rename}
              onPressEnter={rename}
            />
          )}
        </FieldFrame>
      </div>
      <CopyButton
        text={`${window.location.origin}${addressOf(view)}`}
        what={t('manyClusters.linkOf', { name })}
      />
      <Button
        kind="icon"
        aria-label={t('manyClusters.removeView', { name })}
        onClick={({ currentTarget }) => {
          const row = currentTarget.closest('[data-view]')
          if (wanted.current.isGone) return
          const next = row?.nextElementSibling ?? row?.previousElementSibling
          // The button that was pressed goes.
          const handOn = () => {
            const heir = next?.querySelector('input')
            if (heir) heir.focus()
            else onRemoved()
          }
          const kept = onKeep({ kind: 'remove', id })
          if (kept) void removed(kept, handOn)
          else handOn()
        }}
      >
        <Icon name="delete" />
      </Button>
    </div>
  )
}
