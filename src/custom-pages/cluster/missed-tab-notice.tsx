import { useLocation } from 'react-router'
import type { AccessContext } from '../../access/access-context'
import { t } from '../../locales/t'
import { RefusalText } from '../../views/reasons/refusal-text'
import { PageNotice } from './page-notice'
import { type Tab, tabRefusal } from './tabs'

export type MissedTabNoticeProps = { tabs: readonly Tab[]; context: AccessContext }

/** Says which tab the address named that is not shown, and why, until another one is opened. */
export function MissedTabNotice({ tabs, context }: MissedTabNoticeProps) {
  const missed: unknown = useLocation().state?.missedTab
  if (typeof missed !== 'string' || tabs.some(({ key }) => key === missed)) return null
  const refusal = tabRefusal(missed, context)
  if (!refusal) return <PageNotice>{t('clusterPage.noSuchTab', { tab: missed })}</PageNotice>
  const { label, reasons } = refusal
  return (
    <PageNotice>
      {t('clusterPage.tabRefused', { tab: t(label) })} <RefusalText reasons={reasons} />
    </PageNotice>
  )
}
