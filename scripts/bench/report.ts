import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { inRoot } from '../processes.mjs'
import type { Exchange, Load, Navigation, ProfileName } from './measure'

export type Sample = { load: Load; floor: Load; navigation: Navigation | null }

/** Medians of the runs with one number of clusters under one profile. Times in ms, sizes in KB (1000 bytes, gzip) and MB. */
export type Figures = {
  clusters: number
  profile: ProfileName
  content: number
  floorContent: number
  ratioToFloor: number
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
  /** Of the last run. */
  waterfall: readonly Exchange[]
}

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

export function summarise(clusters: number, profile: ProfileName, samples: readonly Sample[]): Figures {
  const of = (pick: (sample: Sample) => number) => median(samples.map(pick))
  const navigations = samples.flatMap(({ navigation }) => navigation ?? [])
  const ofNavigation = (pick: (navigation: Navigation) => number) =>
    navigations.length === 0 ? null : median(navigations.map(pick))
  const content = of(({ load }) => load.content)
  const floorContent = of(({ floor }) => floor.content)
  return {
    clusters,
    profile,
    content,
    floorContent,
    ratioToFloor: content / floorContent,
    firstPaint: of(({ load }) => load.firstPaint),
    floorFirstPaint: of(({ floor }) => floor.firstPaint),
    shift: of(({ load }) => load.shift),
    heap: of(({ load }) => load.heap) / 1e6,
    requests: of(({ load }) => load.requests),
    chain: of(({ load }) => longestChain(load.waterfall, load.content)),
    scriptBefore: of(({ load }) => kilobytesOf(load.scriptsBefore)),
    scriptLoaded: of(({ load }) => kilobytesOf(load.scripts)),
    detailFirst: ofNavigation(({ first }) => first),
    detailAgain: ofNavigation(({ again }) => again),
    interaction: ofNavigation(({ interaction }) => interaction),
    waterfall: samples.at(-1)?.load.waterfall ?? [],
  }
}

/** Compressed size of built scripts by their paths, each counted once, however they were sent. */
function kilobytesOf(paths: readonly string[]): number {
  const files = [...new Set(paths)].map((path) => inRoot('dist', path)).filter((file) => existsSync(file))
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0) / 1000
}
