import { memo, useEffect, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { ClusterDetail } from '../../domain/cluster-detail'
import { t } from '../../locales/t'
import { useAllDefinitions, useDefinitions } from '../../providers/definitions-context'
import { ScopeContext } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { clusterComponents } from '../../resources/cluster-components'
import { clusterDefinitions } from '../../resources/cluster-registry'
import { ComponentsProvider } from '../../views/resource-components'
import { DefinedSection } from './defined-section'
import { MissedTabNotice } from './missed-tab-notice'
import { TabBar } from './tab-bar'
import { TabContent } from './tab-content'
import { mainTab, tabsOf } from './tabs'

/**
 * The tabs of a cluster and the content of the one in the address. A tab that does not exist, or is not this person's,
 * gives way to the main one, which says so (DET-D01, DET-D31). A poll without news of the cluster redraws nothing of this.
 */
export const ClusterTabs = memo(function ClusterTabs({ cluster }: { cluster: ClusterDetail }) {
  const { person, productKey, environment } = useSession()
  const definitions = useDefinitions('cluster', clusterDefinitions)
  const { pending } = useAllDefinitions()
  const context = useMemo(
    () => ({ person, productKey, environment, cluster, detail: cluster }),
    [person, productKey, environment, cluster],
  )
  const tabs = useMemo(() => tabsOf(definitions, context), [definitions, context])
  useEffect(preloadWhenQuiet, [])
  const [parameters] = useSearchParams()
  const asked = parameters.get('tab') ?? mainTab
  const found = tabs.find(({ key }) => key === asked)
  // A definition that is still on its way may bring the tab.
  useFallback(found === undefined && pending.size === 0 ? asked : null)
  const scope = useMemo(() => ({ kind: 'cluster' as const, cluster }), [cluster])
  const tab = found ?? tabs.find(({ key }) => key === mainTab)
  if (!tab) return null

  return (
    <ScopeContext value={scope}>
      <TabBar tabs={tabs} current={tab.key} label={t('clusterPage.tabs', { name: cluster.name })} />
      <MissedTabNotice tabs={tabs} context={context} />
      <ComponentsProvider components={clusterComponents}>
        <TabContent key={tab.key} tab={tab} cluster={cluster} />
      </ComponentsProvider>
    </ScopeContext>
  )
})

/** Milliseconds after which the page has surely been drawn. */
const quietTime = 1000

function preloadWhenQuiet(): () => void {
  const timer = setTimeout(DefinedSection.preload, quietTime)
  return () => clearTimeout(timer)
}

/** Puts the main tab into the address, in place of one that cannot be shown; the history's entry remembers which. */
function useFallback(missedTab: string | null) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    if (missedTab === null) return
    void navigate(`${pathname}?tab=${mainTab}`, { replace: true, state: { missedTab } })
  }, [missedTab, navigate, pathname])
}
