import { Link } from 'react-router'
import { t } from '../../locales/t'
import { FullPage } from '../../ui/full-page'
import { StatePanel } from '../../ui/state-panel'
import { usePageTitle } from '../../ui/use-page-title'

/** No such page; inside the console's layout for who is signed in, a full screen otherwise (SHL-004). */
export function NotFoundPage({ isFullScreen }: { isFullScreen: boolean }) {
  usePageTitle(t('shell.notFound'))
  const Frame = isFullScreen ? FullPage : StatePanel
  const message = (
    <Frame
      level={1}
      title={t('shell.notFound')}
      icon="compass"
      actions={
        <Link className="button button-primary" to="/clusters">
          {t('shell.backToClusters')}
        </Link>
      }
    >
      <p>{t('shell.notFoundText')}</p>
    </Frame>
  )
  return isFullScreen ? message : <div className="full-page">{message}</div>
}
