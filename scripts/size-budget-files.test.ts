import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { measureBuild } from './size-budget.mjs'

const list = 'src/custom-pages/clusters/clusters-page.tsx'
/** Chunks by their keys, with what each imports statically. */
const chunks: Readonly<
  Record<string, { name: string; isEntry?: true; isDynamicEntry?: true; imports?: string[] }>
> = {
  'index.html': { name: 'index', isEntry: true, imports: ['_shared'] },
  'src/app/boot.ts': { name: 'boot', isEntry: true },
  [list]: { name: 'clusters-page', isDynamicEntry: true, imports: ['_shared', '_cards'] },
  _shared: { name: 'shared' },
  _cards: { name: 'cards' },
  '_cluster-page': { name: 'cluster-page', imports: ['_shared', '_antd'] },
  _antd: { name: 'antd', imports: ['_cluster-page'] },
  'resource-place': { name: 'resource-place', imports: ['_antd'] },
  'next-events': { name: 'next-events' },
  overview: { name: 'overview' },
  usage: { name: 'usage' },
  'version-section': { name: 'version-section' },
  'defined-form': { name: 'defined-form', imports: ['resource-place', '_inputs'] },
  _inputs: { name: 'inputs' },
  'time-series-plot': { name: 'time-series-plot', imports: ['_antd'] },
}
/** All scripts take equally much, since each holds a text of its own that cannot be compressed. */
const script = Buffer.from(Array.from({ length: 1000 }, (_, place) => (place * 7919) % 251))
const each = gzipSync(script, { level: 9 }).length / 1000

let dist: string
beforeAll(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'dist-'))
  mkdirSync(path.join(dist, 'assets'))
  mkdirSync(path.join(dist, '.vite'))
  const manifest = Object.fromEntries(
    Object.entries(chunks).map(([key, chunk]) => [key, { ...chunk, file: `assets/${chunk.name}.js` }]),
  )
  for (const { file } of Object.values(manifest)) writeFileSync(path.join(dist, file), script)
  writeFileSync(path.join(dist, 'assets', 'auth0-spa-js.worker.production-1.js'), script)
  writeFileSync(path.join(dist, 'assets', 'inter-1.woff2'), Buffer.alloc(48_000))
  writeFileSync(path.join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest))
  const held = {
    'assets/index.js': ['src/main.tsx'],
    'assets/cards.js': ['src/domain/palette.ts'],
    'assets/antd.js': [
      'src/custom-pages/notifications/list.tsx',
      'src/app/operations/tray.tsx',
      'src/app/shell/palette/palette.tsx',
      'src/locales/en/palette.ts',
    ],
  }
  writeFileSync(path.join(dist, '.vite', 'modules.json'), JSON.stringify(held))
})
afterAll(() => rmSync(dist, { recursive: true }))

const count = (kilobytes: number) => Math.round((kilobytes / each) * 100) / 100

describe('the sizes of a build', () => {
  it('are before the list what its page and every entry need, once, and the worker of the sign-in', () => {
    const { beforeList, scripts, tooEarly } = measureBuild(dist)
    expect(beforeList.map(({ name }) => name).sort()).toEqual([
      '_cards',
      '_shared',
      'auth0-spa-js.worker.production-1.js',
      'index.html',
      'src/app/boot.ts',
      list,
    ])
    expect(scripts.beforeList).toBe(5)
    expect(tooEarly).toEqual(['src/domain/palette.ts'])
  })

  it('are what a section, the main tab, a form and a chart add to what is there by then', () => {
    const { firstSection, mainTab, firstForm, firstChart, scripts, font } = measureBuild(dist)
    expect([firstSection, mainTab, firstForm, firstChart].map(count)).toEqual([3, 7, 2, 1])
    expect([scripts.mainTab, scripts.firstForm]).toEqual([7, 2])
    expect(font).toBe(48)
  })

  it('are of each page what its first visit adds', () => {
    const { pages, lazy } = measureBuild(dist)
    expect(pages.map(({ name, kilobytes }) => [name, count(kilobytes)])).toEqual([['_cluster-page', 2]])
    expect(lazy).toHaveLength(10)
  })

  it('cannot be told where a chunk has another name', () => {
    const manifest = path.join(dist, '.vite', 'manifest.json')
    const whole = readFileSync(manifest)
    onTestFinished(() => writeFileSync(manifest, whole))
    const { overview: _gone, ...rest } = chunks
    const files = Object.entries(rest).map(([key, chunk]) => [
      key,
      { ...chunk, file: `assets/${chunk.name}.js` },
    ])
    writeFileSync(manifest, JSON.stringify(Object.fromEntries(files)))
    expect(() => measureBuild(dist)).toThrow('The build has no chunk named overview')
  })
})
