import { t } from '../locales/t'
import { Logo } from './logo'
import { StatePanel, type StatePanelProps } from './state-panel'
import { usePageTitle } from './use-page-title'

/** A page of its own with one message, outside the console's layout. */
export function FullPage(props: StatePanelProps) {
  usePageTitle(props.title)
  return (
    <main className="full-page">
      <span className="shell-logo">
        <Logo />
        {t('shell.productCloud')}
      </span>
      <StatePanel level={1} {...props} />
    </main>
  )
}
