// `npm run bench`: what the built console costs and how fast it shows, next to a bare React page in the same run.
import { parseArgs } from 'node:util'
import { ensureBuild } from '../build.mjs'
import { ensurePackages } from '../install.mjs'
import { onStopRequest, stopAll } from '../processes.mjs'
import { measureBuild, total } from '../size-budget.mjs'
import { Refusal, runScript, say, sayOnStandardError } from '../terminal.mjs'
import { measureLoad, measureNavigation, measurePoll, type ProfileName, profiles } from './measure'
import { type Figures, type Sample, summarise } from './report'
import { clusterLinks, type Rig, startRig } from './rig'
import { compareWithTargets, verdictOf } from './targets'

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    counts: { type: 'string', default: '50,1000,10000' },
    profiles: { type: 'string', default: 'slow,fast' },
    json: { type: 'boolean', default: false },
    waterfall: { type: 'boolean', default: false },
  },
})

runScript(async () => {
  const runs = wholeNumber('--runs', options.runs)
  const counts = options.counts.split(',').map((count) => wholeNumber('--counts', count))
  const wanted = options.profiles.split(',').map(profileNamed)
  onStopRequest(async () => {
    await stopAll()
    return 130
  })
  if (options.json) sayOnStandardError()
  await ensurePackages()
  await ensureBuild()
  const built = measureBuild()
  const sizes = {
    beforeList: total(built.beforeList),
    all: total(built.beforeList) + total(built.lazy),
    pages: built.pages,
  }
  const rig = await startRig()
  try {
    const figures: Figures[] = []
    for (const count of counts.sort((a, b) => a - b)) {
      const clusters = await rig.fill(count)
      for (const profile of wanted) {
        say(`${clusters} clusters, ${profile}: ${runs} runs`)
        const samples = await measureRounds(rig, profile, runs)
        figures.push(summarise(clusters, profile, samples))
      }
    }
    const pollTask = counts.includes(10_000) ? await measurePollOfTenThousand(rig) : null
    const report = {
      runs,
      builtScripts: sizes,
      figures,
      pollTask,
      targets: compareWithTargets(figures, pollTask),
    }
    if (options.json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
    else print(report)
  } finally {
    await rig.stop()
  }
  return 0
})

/** Console and floor take turns, so that a slow minute of the machine hits both; the round that warms up is dropped. */
async function measureRounds(rig: Rig, profile: ProfileName, runs: number): Promise<Sample[]> {
  const samples: Sample[] = []
  for (let round = 0; round <= runs; round++) {
    const floor = await measureLoad({
      context: rig.floor,
      url: rig.floorUrl,
      selector: 'main article',
      count: 20,
      profile: profiles[profile],
    })
    await floor.page.close()
    const loaded = await measureLoad({
      context: rig.console,
      url: rig.consoleUrl,
      selector: clusterLinks,
      count: 4,
      profile: profiles[profile],
    })
    const navigation = await measureNavigation(loaded.page, clusterLinks, 'main h1').catch(
      (error: unknown) => {
        say(`  list to detail could not be measured: ${String(error).split('\n')[0]}`)
        return null
      },
    )
    await loaded.page.close()
    if (round > 0) samples.push({ load: loaded.load, floor: floor.load, navigation })
  }
  return samples
}

async function measurePollOfTenThousand(rig: Rig): Promise<number> {
  say('waiting for a poll with 10,000 clusters')
  const { page } = await measureLoad({
    context: rig.console,
    url: rig.consoleUrl,
    selector: clusterLinks,
    count: 4,
    profile: profiles.fast,
  })
  const task = await measurePoll(page, (url) => /\/instances\/services$/.test(new URL(url).pathname))
  await page.close()
  return task
}

function print(report: {
  runs: number
  builtScripts: { beforeList: number; all: number; pages: readonly { name: string; kilobytes: number }[] }
  figures: readonly Figures[]
  targets: ReturnType<typeof compareWithTargets>
}) {
  const { builtScripts, figures } = report
  say(
    `\nMedians of ${report.runs} runs with a cold HTTP cache. Slow: CPU 4× slower, 1.6 Mbit/s, 150 ms a request.`,
  )
  say(
    `Built JS, gzip: ${kb(builtScripts.beforeList)} before the cluster list shows, ${kb(builtScripts.all)} in all\n`,
  )
  say(
    'clusters  profile  content ms  (bare React)  ratio  FCP ms  shift   heap MB  requests  in a row  JS KB before / loaded',
  )
  for (const line of figures) {
    say(
      [
        String(line.clusters).padStart(8),
        line.profile.padEnd(7),
        line.content.toFixed(0).padStart(10),
        `(${line.floorContent.toFixed(0)})`.padStart(12),
        line.ratioToFloor.toFixed(2).padStart(5),
        line.firstPaint.toFixed(0).padStart(6),
        line.shift.toFixed(3).padStart(6),
        line.heap.toFixed(1).padStart(8),
        line.requests.toFixed(0).padStart(8),
        line.chain.toFixed(0).padStart(8),
        `${line.scriptBefore.toFixed(1)} / ${line.scriptLoaded.toFixed(1)}`.padStart(20),
      ].join('  '),
    )
  }
  if (options.waterfall) figures.forEach(printWaterfall)
  say('\nAgainst the targets:')
  for (const target of report.targets) {
    const value = (target.measured ?? 0).toFixed(target.unit === 'ms' || target.unit === 'KB' ? 0 : 2)
    const limit = target.limit === null ? '' : `, limit ${target.limit}`
    say(
      `  ${target.what.padEnd(32)} ${value.padStart(8)} ${target.unit.padEnd(2)}  target ${target.target}${limit}: ${verdictOf(target)}`,
    )
  }
}

/** What was asked for and when, to see what the content waited for. */
function printWaterfall({ clusters, profile, content, waterfall }: Figures) {
  say(`\n${clusters} clusters, ${profile}, last run (content after ${content.toFixed(0)} ms):`)
  for (const { method, path, start, end } of waterfall)
    say(`  ${start.toFixed(0).padStart(6)} to ${end.toFixed(0).padStart(6)} ms  ${method} ${path}`)
}

const kb = (kilobytes: number) => `${kilobytes.toFixed(1)} KB`

function wholeNumber(name: string, text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1)
    throw new Refusal(`${name} takes whole numbers from 1 on, not "${text}".`)
  return value
}

function profileNamed(name: string): ProfileName {
  if (name === 'slow' || name === 'fast') return name
  throw new Refusal(`--profiles knows slow and fast, not "${name}".`)
}
