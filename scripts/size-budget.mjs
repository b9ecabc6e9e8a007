import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { inRoot } from './processes.mjs'

/** Kilobytes of 1000 bytes, gzip: what is aimed at, and above what the build fails. */
export const limits = {
  beforeList: { target: 250, limit: 250 },
  firstSection: { target: 101, limit: 112 },
  mainTab: { target: 125, limit: 130 },
  firstForm: { target: 120, limit: 120 },
  firstChart: { target: 390, limit: 400 },
  font: { target: 50, limit: 50 },
}

/** How many scripts may be asked for: each is a request, of which a browser makes six at a time. */
const mostScripts = { beforeList: 2, mainTab: 24, firstForm: 30 }

/** The page that shows the cluster list; what it needs is needed before the list shows. */
const listPage = 'src/custom-pages/clusters/clusters-page.tsx'
/** What is added by the first section of a cluster's page, its page included, and by the first form after that. */
const sectionParts = ['cluster-page', 'resource-place']
const formParts = ['defined-form']
/** What the main tab of a cluster draws, together with its page; its charts come into view later. */
const mainTabParts = [
  'cluster-page',
  'next-events',
  'overview',
  'usage',
  'version-section',
  // Read a second later, for the other tabs.
  'resource-place',
]
/** What is added by the first chart in view, to a page that shows one. */
const chartParts = ['time-series-plot']
/** What nobody needs who waits for the list; the bell, the button of the palette and the dock of operations bring it. */
const afterList = [
  /^src\/custom-pages\/notifications\//,
  /^src\/app\/operations\/(?!operations-dock)/,
  /^src\/app\/shell\/palette\//,
  /^src\/domain\/palette\./,
  /^src\/locales\/en\/(palette|notifications|operations)\./,
]
/** A page that is a group of chunks is no entry of its own in the manifest. */
const grouped = '_cluster-page'
const worker = /^auth0-spa-js\.worker\..*\.js$/

/**
 * @typedef {{ file: string, name?: string, src?: string, isEntry?: boolean, isDynamicEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk
 * @typedef {{ name: string, kilobytes: number }} Sized
 * @typedef {object} Sizes
 * @property {Sized[]} beforeList every script that has to arrive before the cluster list shows
 * @property {string[]} tooEarly files that arrive with them and may not
 * @property {number} firstSection added by the first section of the cluster page
 * @property {number} mainTab added by the main tab of the cluster page, all its parts together, without charts
 * @property {number} firstForm added by the first form after that
 * @property {number} firstChart added by the first chart that comes into view
 * @property {{ beforeList: number, mainTab: number, firstForm: number }} scripts how many each of these asks for
 * @property {number} font the font of the texts, as it is sent
 * @property {Sized[]} lazy every other chunk
 * @property {Sized[]} pages for each lazily loaded page, what its first visit adds
 */

/**
 * Sizes of the built scripts, by the manifest vite wrote.
 * @param {string} [dist]
 * @returns {Sizes}
 */
export function measureBuild(dist = inRoot('dist')) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'))
  /** @type {Record<string, string[]>} */
  const held = JSON.parse(readFileSync(path.join(dist, '.vite', 'modules.json'), 'utf8'))
  const sized = sizesIn(dist)
  const scripts = Object.keys(manifest).filter((key) => manifest[key]?.file.endsWith('.js'))
  const needed = new Set(
    scripts
      .filter((key) => manifest[key]?.isEntry || key === listPage)
      .flatMap((key) => [...closure(manifest, key)]),
  )
  const workers = readdirSync(path.join(dist, 'assets'))
    .filter((file) => worker.test(file))
    .map((file) => sized(file, `assets/${file}`))
  const size = (/** @type {string} */ key) => sized(key, manifest[key]?.file ?? key)
  const withSection = added(manifest, chunksOf(manifest, sectionParts), needed)
  const withMainTab = added(manifest, chunksOf(manifest, mainTabParts), needed)
  const withForm = added(manifest, chunksOf(manifest, formParts), new Set([...needed, ...withSection]))
  const withChart = added(manifest, chunksOf(manifest, chartParts), new Set([...needed, ...withSection]))
  const early = [...needed].flatMap((key) => held[manifest[key]?.file ?? ''] ?? [])
  return {
    tooEarly: filesTooEarly(early, Object.values(held).flat()),
    firstSection: total([...withSection].map(size)),
    mainTab: total([...withMainTab].map(size)),
    firstForm: total([...withForm].map(size)),
    firstChart: total([...withChart].map(size)),
    scripts: { beforeList: needed.size, mainTab: withMainTab.size, firstForm: withForm.size },
    font: kilobytesOfFonts(dist),
    beforeList: [...[...needed].map(size), ...workers].sort(bySize),
    lazy: scripts
      .filter((key) => !needed.has(key))
      .map(size)
      .sort(bySize),
    pages: scripts
      .filter((key) => (manifest[key]?.isDynamicEntry || key.startsWith(grouped)) && !needed.has(key))
      .map((key) => {
        return { name: key, kilobytes: total([...added(manifest, [key], needed)].map(size)) }
      })
      .sort(bySize),
  }
}

/**
 * @param {Sizes} sizes
 * @returns {{ faults: string[], warnings: string[] }}
 */
export function judge(sizes) {
  /** @type {[string, number, { target: number, limit: number }][]} */
  const lines = [
    ['JS are needed before the cluster list shows', total(sizes.beforeList), limits.beforeList],
    ['JS are added by the first section of a cluster', sizes.firstSection, limits.firstSection],
    ['JS are added by the main tab of a cluster', sizes.mainTab, limits.mainTab],
    ['JS are added by the first form', sizes.firstForm, limits.firstForm],
    ['JS are added by the first chart in view', sizes.firstChart, limits.firstChart],
    ['fonts are sent', sizes.font, limits.font],
  ]
  /** @type {{ faults: string[], warnings: string[] }} */
  const found = { faults: [], warnings: [] }
  for (const [what, kilobytes, { target, limit }] of lines) {
    const sentence = `${kilobytes.toFixed(1)} KB of ${what}`
    if (kilobytes > limit) found.faults.push(`${sentence}; at most ${limit} KB may be`)
    else if (kilobytes > target) found.warnings.push(`${sentence}; the target is ${target} KB`)
  }
  for (const { what, count, most } of [
    { what: 'before the cluster list', count: sizes.scripts.beforeList, most: mostScripts.beforeList },
    { what: 'by the main tab of a cluster', count: sizes.scripts.mainTab, most: mostScripts.mainTab },
    { what: 'by the first form', count: sizes.scripts.firstForm, most: mostScripts.firstForm },
  ]) {
    if (count > most) found.faults.push(`${count} scripts are asked for ${what}; at most ${most} may be`)
  }
  for (const file of sizes.tooEarly) found.faults.push(`${file} arrives before the cluster list shows`)
  return found
}

/**
 * Which files arrive before the cluster list that have to wait until it shows.
 * @param {string[]} early files that arrive before the list
 * @param {string[]} all files of the build
 */
export function filesTooEarly(early, all) {
  const missing = afterList.find((part) => !all.some((file) => part.test(file)))
  if (missing) throw new Error(`The build has no file of ${missing.source}: name what took its place here`)
  return early.filter((file) => afterList.some((part) => part.test(file)))
}

/** Fonts are compressed in themselves. @param {string} dist */
function kilobytesOfFonts(dist) {
  const fonts = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.woff2'))
  return fonts.reduce((sum, file) => sum + statSync(path.join(dist, 'assets', file)).size / 1000, 0)
}

/** @param {Sized[]} list */
export const total = (list) => list.reduce((sum, { kilobytes }) => sum + kilobytes, 0)

/**
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} names of chunks, which are those of their files
 */
function chunksOf(manifest, names) {
  return names.map((name) => {
    const key = Object.keys(manifest).find((each) => manifest[each]?.name === name)
    if (key === undefined)
      throw new Error(`The build has no chunk named ${name}: name the one that took its place here`)
    return key
  })
}

/**
 * What these chunks need beyond what is already there.
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} keys
 * @param {Set<string>} present
 */
function added(manifest, keys, present) {
  return new Set(keys.flatMap((key) => [...closure(manifest, key)]).filter((key) => !present.has(key)))
}

/**
 * The chunk and everything it imports statically.
 * @param {Record<string, Chunk>} manifest
 * @param {string} key
 * @param {Set<string>} [seen]
 */
function closure(manifest, key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const imported of manifest[key]?.imports ?? []) closure(manifest, imported, seen)
  return seen
}

/**
 * @param {string} dist
 * @returns {(name: string, file: string) => Sized} of a file below it
 */
const sizesIn = (dist) => (name, file) => ({
  name,
  kilobytes: gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length / 1000,
})

/**
 * @param {Sized} a
 * @param {Sized} b
 */
const bySize = (a, b) => b.kilobytes - a.kilobytes
