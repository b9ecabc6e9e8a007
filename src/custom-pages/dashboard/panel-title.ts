import '../../locales/list-chart-texts'
import type { ResourceDefinition } from '../../definitions/define'
import type { PanelDefinition } from '../../definitions/define-dashboard'
import { t } from '../../locales/t'
import '../../locales/dashboard-texts'
import { chartOfList } from '../../views/list-chart/chart-of-list'

/** What stands above a panel: its own title, else what it shows. */
export function panelTitle(panel: PanelDefinition, definition: ResourceDefinition): string {
  if (panel.title) return t(panel.title)
  if (panel.kind === 'chart') return chartOfList(definition, panel.chart, []).title
  const field = panel.kind === 'figure' && panel.field ? definition.fields[panel.field] : undefined
  if (panel.kind === 'list' || !field) return t(definition.label.many)
  const { total = 'sum' } = panel
  if (total === 'sum') return t(field.label)
  const word = t(total === 'count' ? 'dashboard.count' : `listChart.${total}`)
  return t('dashboard.titleOfTotal', { field: t(field.label), total: word })
}
