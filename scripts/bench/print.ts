import { say } from '../terminal.mjs'
import type { ConsumptionFigures } from './consumption'
import type { Compared, Figures } from './report'
import { type Target, verdictOf } from './targets'

/** What a run ends with; `--json` writes it as it is. */
export type Report = {
  runs: number
  /** Full hash of the commit compared with. */
  against: string | null
  /** The machine's load over 1, 5 and 15 minutes at the end: times mean little without it. */
  load: readonly number[]
  builtScripts: { beforeList: number; all: number; pages: readonly { name: string; kilobytes: number }[] }
  figures: readonly Figures[]
  /** Left out where the run had no 10,000 clusters. */
  pollTask?: number | null
  consumption: ConsumptionFigures | null
  targets: readonly Target[]
}

/** Writes the report for a person. */
export function printReport(report: Report, hasWaterfall: boolean): void {
  const { builtScripts, figures, against } = report
  say(
    `\nMedians of ${report.runs} runs with a cold HTTP cache. Slow: CPU 4× slower, 1.6 Mbit/s, 150 ms a request.`,
  )
  say(`Load of the machine over 1, 5 and 15 minutes: ${report.load.join(', ')}`)
  say(
    `Built JS, gzip: ${kb(builtScripts.beforeList)} before the cluster list shows, ${kb(builtScripts.all)} in all\n`,
  )
  printTable(figures)
  figures.forEach(printFloors)
  if (against !== null) for (const line of figures) printComparison(line, against)
  if (hasWaterfall) figures.forEach(printWaterfall)
  say('\nAgainst the targets:')
  report.targets.forEach(printTarget)
}

const columns: readonly (readonly [title: string, width: number, text: (line: Figures) => string])[] = [
  ['clusters', 8, ({ clusters }) => String(clusters)],
  ['profile', 7, ({ profile }) => profile],
  ['content ms', 10, ({ content }) => content.toFixed(0)],
  ['main thread ms', 14, ({ mainThread }) => mainThread.toFixed(0)],
  ['FCP ms', 6, ({ firstPaint }) => firstPaint.toFixed(0)],
  ['shift', 6, ({ shift }) => shift.toFixed(3)],
  ['heap MB', 7, ({ heap }) => heap.toFixed(1)],
  ['requests', 8, ({ requests }) => requests.toFixed(0)],
  ['in a row', 8, ({ chain }) => chain.toFixed(0)],
  [
    'JS KB before / loaded',
    21,
    ({ scriptBefore, scriptLoaded }) => `${scriptBefore.toFixed(1)} / ${scriptLoaded.toFixed(1)}`,
  ],
]

function printTable(figures: readonly Figures[]) {
  say(columns.map(([title, width]) => title.padStart(width)).join('  '))
  for (const line of figures) say(columns.map(([, width, text]) => text(line).padStart(width)).join('  '))
}

function printFloors(line: Figures) {
  const { floorContent, ratioToFloor, signedInFloorContent, ratioToSignedInFloor } = line
  say(`\n${nameOf(line)}, content to bare React:`)
  say(`  floor-react      ${floorContent.toFixed(0).padStart(8)} ms  ${ratioToFloor.toFixed(2)} ×`)
  say(
    `  floor-signed-in  ${signedInFloorContent.toFixed(0).padStart(8)} ms  ${ratioToSignedInFloor.toFixed(2)} ×`,
  )
}

const comparisons: readonly (readonly [what: string, pick: (figures: Compared) => number, digits: number])[] =
  [
    ['content ms', ({ content }) => content, 0],
    ['main thread ms', ({ mainThread }) => mainThread, 0],
    ['FCP ms', ({ firstPaint }) => firstPaint, 0],
    ['heap MB', ({ heap }) => heap, 1],
    ['requests', ({ requests }) => requests, 0],
    ['in a row', ({ chain }) => chain, 0],
    ['JS KB before', ({ scriptBefore }) => scriptBefore, 1],
    ['JS KB loaded', ({ scriptLoaded }) => scriptLoaded, 1],
  ]

function printComparison(line: Figures, against: string) {
  const { earlier } = line
  if (earlier === null) return
  say(`\n${nameOf(line)}, today / commit ${against.slice(0, 7)}:`)
  for (const [what, pick, digits] of comparisons) {
    const [now, then] = [pick(line), pick(earlier)]
    const values = `${now.toFixed(digits).padStart(8)} / ${then.toFixed(digits).padStart(8)}`
    say(`  ${what.padEnd(16)} ${values}  ${(now / then).toFixed(2)} ×`)
  }
}

/** What was asked for and when, to see what the content waited for. */
function printWaterfall(line: Figures) {
  say(`\n${nameOf(line)}, last run (content after ${line.content.toFixed(0)} ms):`)
  for (const { method, path, start, end } of line.waterfall)
    say(`  ${start.toFixed(0).padStart(6)} to ${end.toFixed(0).padStart(6)} ms  ${method} ${path}`)
}

function printTarget(target: Target) {
  const digits = target.unit === 'ms' || target.unit === 'KB' ? 0 : 2
  const value = target.measured === null ? '–' : target.measured.toFixed(digits)
  const limit = target.limit === null ? '' : `, limit ${target.limit}`
  const wanted = `target ${Number(target.target.toFixed(2))}${limit}`
  say(
    `  ${target.what.padEnd(37)} ${value.padStart(8)} ${target.unit.padEnd(2)}  ${wanted}: ${verdictOf(target)}`,
  )
}

const nameOf = ({ clusters, profile }: Figures) => `${clusters} clusters, ${profile}`
const kb = (kilobytes: number) => `${kilobytes.toFixed(1)} KB`
