import { Link } from 'react-router'
import { t } from '../../locales/t'
import { StatePanel } from '../../ui/state-panel'

/** A section that has its place but is built later. */
export function UnreleasedPage({ title }: { title: string }) {
  return (
    <div className="full-page">
      <StatePanel
        level={1}
        title={title}
        icon="compass"
        actions={
          <Link className="button button-primary" to="/clusters">
            {t('shell.backToClusters')}
          </Link>
        }
      >
        <p>{t('shell.notReleased')}</p>
      </StatePanel>
    </div>
  )
}
