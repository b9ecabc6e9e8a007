import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { inRoot } from '../processes.mjs'
import type { Exchange, Load, Navigation, ProfileName } from './measure'

/** One round: every page loaded once, one after the other. */
export type Sample = {
  load: Load
  floor: Load
  signedInFloor: Load
  /** The console of an earlier commit, where the run compares with one. */
  earlier: Load | null
  navigation: Navigation | null
}

/** Medians of the runs with one number of clusters under one profile. Times in ms, sizes in KB (1000 bytes, gzip) and MB. */
export type Figures = {
  clusters: number
  profile: ProfileName
  content: number
  floorContent: number
  ratioToFloor: number
  signedInFloorContent: number
  ratioToSignedInFloor: number
  /** The main thread's busy time until the content stood. */
  mainThread: number
  firstPaint: number
  floorFirstPaint: number
  shift: number
  heap: number
  requests: number
  /** Requests of which each began when the one before had its answer, until the content stood. */
  chain: number
  scriptBefore: number
  scriptLoaded: number
  detailFirst: number | null
  detailAgain: number | null
  interaction: number | null
  /** The console of the earlier commit, measured in the same rounds. */
  earlier: Compared | null
  /** Of the last run. */
  waterfall: readonly Exchange[]
}

/** What two builds of the console are compared by. */
export type Compared = Pick<
  Figures,
  | 'content'
  | 'mainThread'
  | 'firstPaint'
  | 'shift'
  | 'heap'
  | 'requests'
  | 'chain'
  | 'scriptBefore'
  | 'scriptLoaded'
>

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

/** The most requests that followed one another before a moment: each began no sooner than the one before had ended. */
export function longestChain(waterfall: readonly Exchange[], before: number): number {
  const done: { end: number; length: number }[] = []
  for (const { start, end } of [...waterfall].sort((a, b) => a.start - b.start)) {
    if (end > before) continue
    const waited = done.filter((earlier) => earlier.end <= start).map(({ length }) => length)
    done.push({ end, length: 1 + Math.max(0, ...waited) })
  }
  return Math.max(0, ...done.map(({ length }) => length))
}

/** @param earlierDist where the scripts of the earlier commit lie, when there is one */
export function summarise(
  clusters: number,
  profile: ProfileName,
  samples: readonly Sample[],
  earlierDist: string | null = null,
): Figures {
  const navigations = samples.flatMap(({ navigation }) => navigation ?? [])
  const ofNavigation = (pick: (navigation: Navigation) => number) =>
    navigations.length === 0 ? null : median(navigations.map(pick))
  const today = comparedOf(
    samples.map(({ load }) => load),
    inRoot('dist'),
  )
  const earlier = samples.flatMap((sample) => sample.earlier ?? [])
  const floorContent = median(samples.map(({ floor }) => floor.content))
  const signedInFloorContent = median(samples.map(({ signedInFloor }) => signedInFloor.content))
  return {
    clusters,
    profile,
    ...today,
    floorContent,
    ratioToFloor: today.content / floorContent,
    signedInFloorContent,
    ratioToSignedInFloor: today.content / signedInFloorContent,
    floorFirstPaint: median(samples.map(({ floor }) => floor.firstPaint)),
    detailFirst: ofNavigation(({ first }) => first),
    detailAgain: ofNavigation(({ again }) => again),
    interaction: ofNavigation(({ interaction }) => interaction),
    earlier: earlierDist === null || earlier.length === 0 ? null : comparedOf(earlier, earlierDist),
    waterfall: samples.at(-1)?.load.waterfall ?? [],
  }
}

function comparedOf(loads: readonly Load[], dist: string): Compared {
  const of = (pick: (load: Load) => number) => median(loads.map(pick))
  return {
    content: of(({ content }) => content),
    mainThread: of(({ mainThread }) => mainThread),
    firstPaint: of(({ firstPaint }) => firstPaint),
    shift: of(({ shift }) => shift),
    heap: of(({ heap }) => heap) / 1e6,
    requests: of(({ requests }) => requests),
    chain: of(({ waterfall, content }) => longestChain(waterfall, content)),
    scriptBefore: of(({ scriptsBefore }) => kilobytesOf(dist, scriptsBefore)),
    scriptLoaded: of(({ scripts }) => kilobytesOf(dist, scripts)),
  }
}

/** Compressed size of built scripts by their paths, each counted once, however they were sent. */
function kilobytesOf(dist: string, paths: readonly string[]): number {
  const files = [...new Set(paths)]
    .map((script) => path.join(dist, script))
    .filter((file) => existsSync(file))
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0) / 1000
}
