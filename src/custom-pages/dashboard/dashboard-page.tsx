import '../../locales/dashboard-texts'
import Col from 'antd/es/grid/col'
import Row from 'antd/es/grid/row'
import { useId } from 'react'
import type { DashboardDefinition, PanelDefinition } from '../../definitions/define-dashboard'
import { t } from '../../locales/t'
import { useAllDefinitions, useFaultsOf } from '../../providers/definitions-context'
import { useSession } from '../../providers/session-context'
import { AntdProvider } from '../../ui/antd-provider'
import { StatePanel } from '../../ui/state-panel'
import { usePageTitle } from '../../ui/use-page-title'
import { shownPanels } from '../../views/dashboard/shown-panels'
import { FaultPanel } from '../../views/section/fault-panel'
import { SectionHead } from '../../views/section/section-head'
import styles from './dashboard.module.css'
import { Panel } from './panel'

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
  if (faults.length > 0) return <FaultPanel definition={head} faults={faults} />
  const panels = shownPanels(dashboard, definitions, { person, productKey, environment })
  return (
    <section className={styles.page} aria-labelledby={titleId}>
      <SectionHead definition={head} titleId={titleId} count={null} />
      {panels.length === 0 && (
        <StatePanel icon="chart" title={t('dashboard.emptyTitle')} text={t('dashboard.emptyText')} />
      )}
      <AntdProvider>
        <Row gutter={[gap, gap]}>
          {panels.map((panel) => (
            <Col
              key={dashboard.panels.indexOf(panel)}
              className={styles.place}
              data-kind={panel.kind}
              {...spans[panel.kind]}
            >
              <Panel panel={panel} />
            </Col>
          ))}
        </Row>
      </AntdProvider>
    </section>
  )
}

const gap = 16
/** Of 24 columns: figures stand side by side, what is drawn or listed takes half of the page. */
const spans: Readonly<
  Record<PanelDefinition['kind'], { xs: number; sm?: number; lg?: number; xl?: number }>
> = {
  figure: { xs: 24, sm: 12, xl: 6 },
  chart: { xs: 24, lg: 12 },
  list: { xs: 24, lg: 12 },
}
