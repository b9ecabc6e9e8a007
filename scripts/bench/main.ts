// `npm run bench`: what the built console costs and how fast it shows, next to bare React and, where asked for, to the
// console of an earlier commit, all in the same run.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureBuild } from '../build.mjs'
import { ensurePackages } from '../install.mjs'
import { onStopRequest, stopAll } from '../processes.mjs'
import { measureBuild, total } from '../size-budget.mjs'
import { Refusal, runScript, say, sayOnStandardError } from '../terminal.mjs'
import { measureConfigurations } from './configurations'
import { measureConsumption } from './consumption'
import { buildEarlier, commitNamed, type EarlierBuild } from './earlier-build'
import { measureLoad, measureNavigation, measurePoll, type ProfileName, profiles } from './measure'
import { printReport, type Report } from './print'
import { type Figures, type Sample, summarise } from './report'
import { clusterLinks, type Place, type Rig, startRig } from './rig'
import { compareWithTargets } from './targets'
import { removeTemporaryFolders } from './temporary-folders'

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    counts: { type: 'string', default: '50,1000,10000' },
    profiles: { type: 'string', default: 'slow,fast' },
    against: { type: 'string' },
    json: { type: 'boolean', default: false },
    waterfall: { type: 'boolean', default: false },
  },
})

runScript(async () => {
  const runs = wholeNumber('--runs', options.runs)
  const counts = options.counts.split(',').map((count) => wholeNumber('--counts', count))
  const wanted = options.profiles.split(',').map(profileNamed)
  const against = options.against === undefined ? null : commitNamed(options.against)
  onStopRequest(async () => {
    await stopAll().finally(removeTemporaryFolders)
    return 130
  })
  if (options.json) sayOnStandardError()
  try {
    await ensurePackages()
    await ensureBuild()
    const earlier = against === null ? null : await buildEarlier(against)
    const rig = await startRig(earlier)
    const report = await measureAll({ rig, runs, counts, wanted, earlier }).finally(rig.stop)
    if (options.json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
    else printReport(report, options.waterfall)
  } finally {
    removeTemporaryFolders()
  }
  return 0
})

async function measureAll(input: {
  rig: Rig
  runs: number
  counts: readonly number[]
  wanted: readonly ProfileName[]
  earlier: EarlierBuild | null
}): Promise<Report> {
  const { rig, runs, counts, wanted, earlier } = input
  const figures: Figures[] = []
  // First, while the sandbox has few clusters: a year of 10,000 takes it longer than a browser waits.
  say('consumption of 200 clusters in 366 days')
  const consumption = await orNothing('consumption', measureConsumption(rig.console))
  say('200 configuration keys')
  const configurations = await orNothing('configuration keys', measureConfigurations(rig.console))
  for (const count of counts.toSorted((a, b) => a - b)) {
    const clusters = await rig.fill(count)
    for (const profile of wanted) {
      say(`${clusters} clusters, ${profile}: ${runs} runs`)
      const samples = await measureRounds(rig, profile, runs)
      figures.push(summarise(clusters, profile, samples, earlier?.dist))
    }
  }
  const pollTask = counts.includes(10_000)
    ? await orNothing('the poll', measurePollOfTenThousand(rig))
    : undefined
  const built = measureBuild()
  const against = earlier?.commit ?? null
  return {
    runs,
    against,
    load: loadavg().map((load) => Math.round(load * 10) / 10),
    builtScripts: {
      beforeList: total(built.beforeList),
      all: total(built.beforeList) + total(built.lazy),
      pages: built.pages,
    },
    figures,
    pollTask,
    consumption,
    targets: compareWithTargets({ figures, pollTask, against, consumption, configurations, added: built }),
  }
}

/** One figure that cannot be had does not lose the others, and is told as not measured. */
function orNothing<Figure>(what: string, measured: Promise<Figure>): Promise<Figure | null> {
  return measured.catch((error: unknown) => {
    say(`  ${what} could not be measured: ${String(error).split('\n')[0]}`)
    return null
  })
}

/** The pages take turns, so that a slow minute of the machine hits them all; the round that warms up is dropped. */
async function measureRounds(rig: Rig, profile: ProfileName, runs: number): Promise<Sample[]> {
  const samples: Sample[] = []
  const measure = (place: Place) => measureLoad({ ...place, profile: profiles[profile] })
  const measureAndClose = async (place: Place) => {
    const { page, load } = await measure(place)
    await page.close()
    return load
  }
  for (let round = 0; round <= runs; round++) {
    const floor = await measureAndClose(rig.floor)
    const signedInFloor = await measureAndClose(rig.signedInFloor)
    const earlier = rig.earlier && (await measureAndClose(rig.earlier))
    const { page, load } = await measure(rig.console)
    const navigation = await measureNavigation(page, clusterLinks, 'main h1').catch((error: unknown) => {
      say(`  list to detail could not be measured: ${String(error).split('\n')[0]}`)
      return null
    })
    await page.close()
    if (round > 0) samples.push({ load, floor, signedInFloor, earlier, navigation })
  }
  return samples
}

async function measurePollOfTenThousand(rig: Rig): Promise<number> {
  say('waiting for a poll with 10,000 clusters')
  const { page } = await measureLoad({ ...rig.console, profile: profiles.fast })
  const task = await measurePoll(page, (url) => /\/instances\/services$/.test(new URL(url).pathname))
  await page.close()
  return task
}

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
