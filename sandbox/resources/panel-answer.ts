import type { ResourceDefinition } from '../../src/definitions/define'
import type { DashboardDefinition, PanelDefinition } from '../../src/definitions/define-dashboard'
import { figureSent } from '../../src/definitions/wire-units'
import { withComputed } from '../../src/definitions/with-computed'
import { withValueAt } from '../../src/domain/dotted-place'
import { type TotalKind, totalOf } from '../../src/domain/total'
import type { Row } from './read-query'

type AnsweredPanel<Panel = Exclude<PanelDefinition, { kind: 'list' }>> = Panel extends {
  answer?: infer Answer
}
  ? Panel & { answer: NonNullable<Answer> }
  : never
/** A panel whose figures its server adds up. */
export type ServedPanel = AnsweredPanel

/** Those of the panels of dashboards that are of a resource. */
export function panelsAnswered(
  dashboards: readonly DashboardDefinition[],
  { name }: ResourceDefinition,
): readonly ServedPanel[] {
  return dashboards
    .flatMap(({ panels }) => panels)
    .filter(isAnswered)
    .filter(({ resource }) => resource === name)
}

function isAnswered(panel: PanelDefinition): panel is ServedPanel {
  return panel.kind !== 'list' && panel.answer !== undefined
}

/** What the rows of a resource come to, at the places at which panels that ask the same call look for it. */
export function panelsAnswer(
  definition: ResourceDefinition,
  panels: readonly ServedPanel[],
  rows: readonly Row[],
): unknown {
  const all = rows.map((row) => withComputed(definition, row))
  return panels.reduce<unknown>((body, panel) => {
    const figures =
      panel.kind === 'figure' ? figureOf(definition, panel, all) : rowsOf(definition, panel, all)
    return panel.answer.at === undefined ? figures : withValueAt(body, panel.answer.at, figures)
  }, {})
}

type Values = Readonly<Record<string, unknown>>
type Of<Kind> = Extract<ServedPanel, { kind: Kind }>

function figureOf(
  definition: ResourceDefinition,
  { field, total = 'sum' }: Of<'figure'>,
  rows: readonly Values[],
) {
  return field === undefined ? rows.length : cameTo(definition, field, total, rows)
}

/** One row for each value of the field below the chart, in the order in which they come. */
function rowsOf(definition: ResourceDefinition, { chart, answer }: Of<'chart'>, rows: readonly Values[]) {
  const { x, y, total = 'sum' } = chart
  const labels = new Set(rows.map((row) => row[x] ?? null))
  return [...labels].map((label) => {
    const there = rows.filter((row) => (row[x] ?? null) === label)
    const value = y === undefined ? there.length : cameTo(definition, y, total, there)
    return withValueAt(withValueAt({}, answer.label, label), answer.value, value)
  })
}

/** In the unit of the API. */
function cameTo({ fields }: ResourceDefinition, name: string, total: TotalKind, rows: readonly Values[]) {
  const value = totalOf(
    total,
    rows.map((row) => row[name]),
  )
  const sentIn = fields[name]?.sentIn
  return value === null || sentIn === undefined || total === 'count' ? value : figureSent(value, sentIn)
}
