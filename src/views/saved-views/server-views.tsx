import '../../locales/server-view-texts'
import { useState } from 'react'
import { type OwnView, type SavedView, viewNameFault } from '../../domain/saved-views'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { FormNotice } from '../form/form-notice'
import { useBrowserViews } from './use-browser-views'
import { type SavedViewsServer, useServerViews } from './use-server-views'
import { viewFaultTexts } from './view-name'
import { type SavedViewsProps, ViewsOfList } from './views-of-list'

/** A view that could not be moved, and why. */
type Staying = { id: string; text: string }

/**
 * The views of a list that a server keeps for this person. Those that were kept in this browser before stand beside them,
 * and go there once the person says so.
 */
export function ServerViews({ server, ...props }: SavedViewsProps & { server: SavedViewsServer }) {
  const kept = useServerViews(props.name, server)
  const browser = useBrowserViews(props.name)
  const [left, setLeft] = useState<readonly Staying[]>([])
  const [isMoving, setMoving] = useState(false)

  /** One after the other; what could not be moved stays where it is. */
  async function moveUp() {
    setMoving(true)
    const staying: OwnView[] = []
    const reasons: Staying[] = []
    let there: readonly SavedView[] = kept.views
    for (const own of browser.views) {
      const { id, name, query } = own
      if (there.some((view) => view.name === name && view.query === query)) continue
      // One called as a view that comes with the list stands beside that here already.
      const fault = viewNameFault(there, name)
      const view = { name, query }
      const reason = fault ? t(viewFaultTexts[fault]) : await kept.onKeep({ kind: 'add', view })
      if (reason === null) there = [...there, view]
      else {
        staying.push(own)
        reasons.push({ id, text: t('serverViews.stays', { name, reason }) })
      }
    }
    browser.drop(browser.views.filter((own) => !staying.includes(own)))
    setLeft(reasons)
    setMoving(false)
  }

  const count = browser.views.length
  const failure = kept.fault !== null && (
    <FormNotice
      actions={
        <Button isBusy={kept.isReading} onClick={kept.readAgain}>
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
        <Button isBusy={isMoving} onClick={() => void moveUp()}>
          {t('serverViews.moveUp', { count })}
        </Button>
      }
    >
      <p>{t('serverViews.inBrowser', { count })}</p>
      {left.length > 0 && <p>{t('serverViews.movedSome')}</p>}
      {left.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
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
