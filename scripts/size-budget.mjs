import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { inRoot } from './processes.mjs'

/** Kilobytes of 1000 bytes, gzip. */
export const limits = { beforeList: 320, beforeListTarget: 280, lazyChunk: 120 }

/** The page that shows the cluster list; what it needs is needed before the list shows. */
const listPage = 'src/custom-pages/clusters/clusters-page.tsx'
const worker = /^auth0-spa-js\.worker\..*\.js$/

/**
 * @typedef {{ file: string, src?: string, isEntry?: boolean, isDynamicEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk
 * @typedef {{ name: string, kilobytes: number }} Sized
 * @typedef {object} Sizes
 * @property {Sized[]} beforeList every script that has to arrive before the cluster list shows
 * @property {Sized[]} lazy every other chunk
 * @property {Sized[]} pages for each lazily loaded page, what its first visit adds
 */

/**
 * Sizes of the built scripts, by the manifest vite wrote.
 * @returns {Sizes}
 */
export function measureBuild() {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(inRoot('dist', '.vite', 'manifest.json'), 'utf8'))
  const scripts = Object.keys(manifest).filter((key) => manifest[key]?.file.endsWith('.js'))
  const needed = new Set(
    scripts
      .filter((key) => manifest[key]?.isEntry || key === listPage)
      .flatMap((key) => [...closure(manifest, key)]),
  )
  const workers = readdirSync(inRoot('dist', 'assets'))
    .filter((file) => worker.test(file))
    .map((file) => sized(file, `assets/${file}`))
  const size = (/** @type {string} */ key) => sized(key, manifest[key]?.file ?? key)
  return {
    beforeList: [...[...needed].map(size), ...workers].sort(bySize),
    lazy: scripts
      .filter((key) => !needed.has(key))
      .map(size)
      .sort(bySize),
    pages: scripts
      .filter((key) => manifest[key]?.isDynamicEntry && !needed.has(key))
      .map((key) => {
        const added = [...closure(manifest, key)].filter((part) => !needed.has(part)).map(size)
        return { name: key, kilobytes: total(added) }
      })
      .sort(bySize),
  }
}

/**
 * @param {Sizes} sizes
 * @returns {{ faults: string[], warnings: string[] }}
 */
export function judge({ beforeList, lazy }) {
  const first = total(beforeList)
  const faults = lazy
    .filter(({ kilobytes }) => kilobytes > limits.lazyChunk)
    .map(
      ({ name, kilobytes }) =>
        `${name} is ${kilobytes.toFixed(1)} KB; a lazily loaded chunk may have ${limits.lazyChunk} KB`,
    )
  const sentence = `${first.toFixed(1)} KB of JS are needed before the cluster list shows`
  if (first > limits.beforeList) faults.push(`${sentence}; at most ${limits.beforeList} KB may be`)
  const isOverTarget = first > limits.beforeListTarget && first <= limits.beforeList
  return {
    faults,
    warnings: isOverTarget ? [`${sentence}; the target is ${limits.beforeListTarget} KB`] : [],
  }
}

/** @param {Sized[]} list */
export const total = (list) => list.reduce((sum, { kilobytes }) => sum + kilobytes, 0)

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
 * @param {string} name
 * @param {string} file below dist
 * @returns {Sized}
 */
const sized = (name, file) => ({
  name,
  kilobytes: gzipSync(readFileSync(inRoot('dist', file)), { level: 9 }).length / 1000,
})

/**
 * @param {Sized} a
 * @param {Sized} b
 */
const bySize = (a, b) => b.kilobytes - a.kilobytes
