import { limits } from '../size-budget.mjs'
import type { ConfigurationFigures } from './configurations'
import type { ConsumptionFigures } from './consumption'
import type { Compared, Figures } from './report'

/** One line of the comparison with what was agreed; `limit` is where it counts as a failure. */
export type Target = {
  what: string
  /** Null where this run was to measure it and could not. */
  measured: number | null
  target: number
  limit: number | null
  unit: 'KB' | 'ms' | 'MB' | '×' | ''
}

/** What one run measured; null is what it was to measure and could not, and what is left out it was not to. */
export type Measured = {
  figures: readonly Figures[]
  /** Longest task (ms) of a poll with 10,000 clusters. */
  pollTask?: number | null
  consumption?: ConsumptionFigures | null
  configurations?: ConfigurationFigures | null
  /** KB that the first visits add; of the build, not of a load. */
  added: { firstSection: number; firstForm: number }
  /** Full hash of the commit compared with. */
  against: string | null
}

/** The commit that the targets "to the first build" speak of; to any other the ratio is only said. */
const firstBuild = '7e6dc06'
/** Milliseconds: what is aimed at where the first build takes so many. */
const mainThread = { target: 350, firstBuild: 485 }

/** The agreed figures next to the measured ones, as far as they were measured in this run. */
export function compareWithTargets({
  figures,
  pollTask,
  consumption,
  configurations,
  added,
  against,
}: Measured): Target[] {
  const at = (clusters: number, profile: string) =>
    figures.find((line) => line.clusters === clusters && line.profile === profile)
  const slow = at(50, 'slow')
  const fast = at(50, 'fast')
  const growth = (clusters: number) => {
    const many = at(clusters, 'fast')
    return many && fast ? many.content / fast.content : undefined
  }
  const toFirstBuild = (line: Figures | undefined, pick: (figures: Compared) => number) =>
    line?.earlier && against?.startsWith(firstBuild) ? pick(line) / pick(line.earlier) : undefined
  const any = fast ?? slow
  const lines = [
    row(
      'JS before the list shows',
      any?.scriptBefore,
      'KB',
      limits.beforeList.target,
      limits.beforeList.limit,
    ),
    row(
      'JS of the first section',
      added.firstSection,
      'KB',
      limits.firstSection.target,
      limits.firstSection.limit,
    ),
    row('JS of the first form', added.firstForm, 'KB', limits.firstForm.target, limits.firstForm.limit),
    row('requests before the list shows', any?.requests, '', 8, 10),
    row('content, slow, to floor-react', slow?.ratioToFloor, '×', 2.1, 2.5),
    row(
      'content, slow, to the first build',
      toFirstBuild(slow, ({ content }) => content),
      '×',
      0.8,
      0.9,
    ),
    row('content, fast, to floor-signed-in', fast?.ratioToSignedInFloor, '×', 1.5, 2),
    row('main thread until the list, fast', fast?.mainThread, 'ms', mainThread.target),
    row(
      'main thread, fast, to the first build',
      toFirstBuild(fast, (line) => line.mainThread),
      '×',
      mainThread.target / mainThread.firstBuild,
    ),
    row('first contentful paint, slow', slow?.firstPaint, 'ms', 800),
    row('first contentful paint, fast', fast?.firstPaint, 'ms', 250),
    row('layout shift', any?.shift, '', 0.02, 0.05),
    row('heap after load', any?.heap, 'MB', 6, 10),
    row('list to detail, slow, first', slow?.detailFirst, 'ms', 800),
    row('list to detail, slow, again', slow?.detailAgain, 'ms', 350),
    row('interaction to paint, slow', slow?.interaction, 'ms', 200),
    row('interaction to paint, fast', fast?.interaction, 'ms', 100),
    row('1,000 clusters, fast, to 50', growth(1_000), '×', 1.5),
    row('10,000 clusters, fast, to 50', growth(10_000), '×', 2.5),
    row("a poll's longest task, 10,000", pollTask, 'ms', 100),
    ...configurationLines.map(([what, name]) =>
      row(
        `200 configuration keys, ${what}, slow`,
        figureOf(configurations, (figures) => figures[name]),
        'ms',
        100,
      ),
    ),
    row(
      'consumption, 200 × 366, chart shown',
      figureOf(consumption, ({ chart }) => chart),
      'ms',
      2_000,
    ),
    row(
      'consumption, chart after the table',
      figureOf(consumption, ({ chart, table }) => Math.max(0, chart - table)),
      'ms',
      1_000,
    ),
    row(
      'consumption, longest interaction',
      figureOf(consumption, ({ interaction }) => interaction),
      'ms',
      200,
    ),
    row(
      'consumption, heap',
      figureOf(consumption, ({ heap }) => heap / 1e6),
      'MB',
      60,
    ),
  ]
  return lines.flat()
}

const configurationLines = [
  ['typing a value', 'typing'],
  ['searching', 'searching'],
  ['opening a category', 'category'],
  ['opening the review', 'review'],
] as const

/** One of several figures, which were measured together or not. */
function figureOf<Several extends object>(
  figures: Several | null | undefined,
  pick: (figures: Several) => number,
): number | null | undefined {
  return figures ? pick(figures) : figures
}

/** A line; none where nothing was to be measured. */
function row(
  what: string,
  measured: number | null | undefined,
  unit: Target['unit'],
  target: number,
  limit: number | null = null,
): Target[] {
  return measured === undefined ? [] : [{ what, measured, target, limit, unit }]
}

export function verdictOf({ measured, target, limit }: Target): string {
  if (measured === null) return 'not measured'
  if (measured <= target) return 'reached'
  return limit !== null && measured <= limit ? 'between target and limit' : 'missed'
}
