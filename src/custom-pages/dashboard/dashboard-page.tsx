import '../../locales/dashboard-texts'
import Col from 'antd/es/grid/col'
import Row from 'antd/es/grid/row'
import { useId, useState } from 'react'
import type { DashboardDefinition } from '../../definitions/define-dashboard'
import { t } from '../../locales/t'
import { useAllDefinitions, useFaultsOf } from '../../providers/definitions-context'
import { useSession } from '../../providers/session-context'
import { AntdProvider } from '../../ui/antd-provider'
import { Button } from '../../ui/button'
import { StatePanel } from '../../ui/state-panel'
import { usePageTitle } from '../../ui/use-page-title'
import { shownPanels } from '../../views/dashboard/shown-panels'
import { FaultPanel } from '../../views/section/fault-panel'
import { SectionHead } from '../../views/section/section-head'
import { ArrangeDialog } from './arrange-dialog'
import styles from './dashboard.module.css'
import { Panel } from './panel'
import type { PanelWidth } from './panel-width'
import { useArrangement } from './use-arrangement'

export type DashboardPageProps = { dashboard: DashboardDefinition }

/** The page of a dashboard, at /{name}: its panels, each of which asks, fails and is refused by itself. */
export function DashboardPage({ dashboard }: DashboardPageProps) {
  const { dashboard: name, title, about, place } = dashboard
  usePageTitle(t(title))
  const titleId = useId()
  const faults = useFaultsOf(name)
  const { definitions } = useAllDefinitions()
  const { person, productKey, environment } = useSession()
  const head = { label: { one: title, many: title }, place, ...(about && { about }) }
  const there = shownPanels(dashboard, definitions, { person, productKey, environment })
  const arrangement = useArrangement(name, there)
  const [isArranging, setIsArranging] = useState(false)
  if (faults.length > 0) return <FaultPanel definition={head} faults={faults} />
  const panels = arrangement.panels.filter(({ isShown }) => isShown)
  return (
    <section className={styles.page} aria-labelledby={titleId}>
      <SectionHead definition={head} titleId={titleId} count={null}>
        {there.length > 0 && <Button onClick={() => setIsArranging(true)}>{t('dashboard.arrange')}</Button>}
      </SectionHead>
      {there.length === 0 && (
        <StatePanel icon="chart" title={t('dashboard.emptyTitle')} text={t('dashboard.emptyText')} />
      )}
      {there.length > 0 && panels.length === 0 && (
        <StatePanel icon="chart" title={t('dashboard.hiddenTitle')} text={t('dashboard.hiddenText')} />
      )}
      <AntdProvider>
        <Row gutter={[gap, gap]}>
          {panels.map(({ key, panel, width }) => (
            <Col key={key} className={styles.place} data-kind={panel.kind} {...spans[width]}>
              <Panel panel={panel} />
            </Col>
          ))}
        </Row>
        {isArranging && (
          <ArrangeDialog title={t(title)} arrangement={arrangement} onClose={() => setIsArranging(false)} />
        )}
      </AntdProvider>
    </section>
  )
}

const gap = 16

/** Of 24 columns, by the width of the window. */
const spans: Readonly<Record<PanelWidth, { xs: number; sm?: number; lg?: number; xl?: number }>> = {
  quarter: { xs: 24, sm: 12, xl: 6 },
  third: { xs: 24, sm: 12, xl: 8 },
  half: { xs: 24, lg: 12 },
  whole: { xs: 24 },
}
