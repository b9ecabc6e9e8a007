import '../../locales/server-view-texts'
import { useState } from 'react'
import type { SavedView } from '../../domain/saved-views'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { FormNotice } from '../form/form-notice'
import { useBrowserViews } from './use-browser-views'
import { type SavedViewsServer, useServerViews } from './use-server-views'
import { type SavedViewsProps, ViewsOfList } from './views-of-list'

/**
 * The views of a list that a server keeps for this person. Those that were kept in this browser before stand beside them,
 * and go there once the person says so.
 */
export function ServerViews({ server, ...props }: SavedViewsProps & { server: SavedViewsServer }) {
  const kept = useServerViews(props.name, server)
  const browser = useBrowserViews(props.name)
  const [left, setLeft] = useState<readonly string[]>([])
  const [isMoving, setMoving] = useState(false)

  /** One after the other; what could not be moved stays where it is. */
  async function moveUp() {
    setMoving(true)
    const staying: SavedView[] = []
    const reasons: string[] = []
    for (const view of browser.views) {
      const there = kept.views.find(({ name }) => name === view.name)
      const isTaken = there !== undefined && there.query !== view.query
      const reason = isTaken ? t('serverViews.taken') : there ? null : await kept.add(view)
      if (reason === null) continue
      staying.push(view)
      reasons.push(t('serverViews.stays', { name: view.name, reason }))
    }
    browser.onKeep(staying)
    setLeft(reasons)
    setMoving(false)
  }

  const count = browser.views.length
  const failure = kept.fault !== null && (
    <FormNotice
      actions={
        <Button isDisabled={kept.isReading} onClick={kept.readAgain}>
          {t('common.retry')}
        </Button>
      }
    >
      {kept.fault}
    </FormNotice>
  )
  const inBrowser = kept.isKnown && count > 0 && (
    <FormNotice
      type="info"
      actions={
        <Button isDisabled={isMoving} aria-busy={isMoving || undefined} onClick={() => void moveUp()}>
          {t('serverViews.moveUp', { count })}
        </Button>
      }
    >
      <p>{t('serverViews.inBrowser', { count })}</p>
      {left.length > 0 && <p>{t('serverViews.movedSome', { reasons: left.join(' ') })}</p>}
    </FormNotice>
  )
  return (
    <ViewsOfList
      {...props}
      views={kept.views}
      others={browser.views}
      onKeep={kept.onKeep}
      about={t('serverViews.about')}
      note={failure}
      notice={{
        isWhole: !kept.isKnown,
        content: failure || inBrowser || (!kept.isKnown && <p>{t('serverViews.loading')}</p>),
      }}
    />
  )
}
