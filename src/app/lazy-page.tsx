import type { ComponentType } from 'react'
import { t } from '../locales/t'
import { loadIcons } from '../ui/icon'
import { type LazyPiece, type LazyPieceOptions, lazyPiece } from '../ui/lazy-piece'
import { type PieceFaultProps, RetryButtons } from '../ui/piece-fault'
import { StatePanel } from '../ui/state-panel'
import { ContentSkeleton } from './page-skeleton'

/** A page whose code, texts, calls and icons arrive when they are needed, or before. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting = PageWaiting, Fault = PageFault }: LazyPieceOptions<Props> = {},
): LazyPiece<Props> {
  return lazyPiece(
    async () => {
      const [page] = await Promise.all([
        load(),
        import('../locales/late-texts'),
        import('../api/bring-late-calls'),
        loadIcons(),
      ])
      return page
    },
    { Waiting, Fault },
  )
}

function PageWaiting() {
  return <ContentSkeleton label={t('common.loading')} />
}

/** In place of a page whose code did not arrive. */
function PageFault(props: PieceFaultProps) {
  return (
    <div className="full-page">
      <StatePanel
        level={1}
        title={t('shell.pageNotLoadedTitle')}
        icon="cloud"
        tone="error"
        actions={<RetryButtons {...props} />}
      >
        <p>{t('shell.newVersion')}</p>
      </StatePanel>
    </div>
  )
}
