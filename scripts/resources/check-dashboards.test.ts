import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { inRoot } from '../processes.mjs'
import { checkAll, checkFile, languageNotes } from './check'
import { type ConsoleModules, withConsoleModules } from './console-modules'

const folder = mkdtempSync(path.join(tmpdir(), 'check-dashboards-'))
const at = (name: string) => path.join(folder, name)
const example = (name: string) => readFileSync(inRoot('docs', 'examples', `${name}.json`), 'utf8')
let modules: ConsoleModules
beforeAll(() =>
  withConsoleModules(async (loaded) => {
    modules = loaded
  }),
)
beforeEach(() => {
  for (const name of ['projects', 'maintenance-windows', 'service-accounts'])
    writeFileSync(at(`${name}.json`), example(name))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const linesOf = async (text: string, name = 'operations') => {
  writeFileSync(at(`${name}.json`), text)
  const lines = await checkFile(modules, at(`${name}.json`))
  return lines.map((line) => line.replace(/^\S*\//, ''))
}

it('a dashboard is checked with the files beside it', async () => {
  expect(await linesOf(example('operations'))).toEqual([])
  expect(await linesOf(example('operations').replace('"service-accounts"', '"service-account"'))).toEqual([
    'operations.json:28:25: R176 operations.panels[3].resource: no resource "service-account"; did you mean "service-accounts"?',
  ])
})

it('its address is nobody else’s', async () => {
  const named = (name: string) => example('operations').replace('"operations"', `"${name}"`)
  expect(await linesOf(named('plans'), 'plans')).toEqual([
    expect.stringContaining('R104 plans.name: /plans is an address of the console itself'),
  ])
  expect(await linesOf(named('clusters'), 'clusters')).toEqual([expect.stringContaining('R001 clusters: ')])
})

it('no reference leads to one', async () => {
  writeFileSync(at('operations.json'), example('operations'))
  const { fields, ...projects } = JSON.parse(example('projects'))
  const of = { type: 'reference', label: 'Of', resource: 'operations' }
  const text = JSON.stringify({ ...projects, fields: { ...fields, of } })
  expect(await linesOf(text, 'projects')).toEqual([
    expect.stringContaining('R049 projects.fields.of.resource: no resource "operations"'),
  ])
})

it('a language that some of its texts lack is named', () => {
  const { title, ...board } = JSON.parse(example('operations'))
  writeFileSync(at('operations.json'), JSON.stringify({ ...board, title: title.en }))
  expect(languageNotes(modules, at('operations.json'))).toEqual([
    expect.stringMatching(/operations\.json: not said in "de", and read in English: title$/),
  ])
})

it('one of the build has no address of the console itself', () => {
  const place = { kind: 'menu', icon: 'chart' } as const
  const plans = { dashboard: 'plans', title: { en: 'Plans' }, place, panels: [] }
  expect(checkAll({ ...modules, user: { ...modules.user, dashboards: [plans] } })).toEqual([
    expect.stringContaining('R104 plans.name: /plans is an address of the console itself'),
  ])
})

it('one in TypeScript is checked as the same data', async () => {
  const board = { dashboard: 'costs', title: { en: 'Costs' }, place: { kind: 'menu', icon: 'chart' } }
  const write = (name: string, resource: string, changes: object = {}) => {
    const panels = [{ kind: 'figure', resource }]
    writeFileSync(at(name), `export const costs = ${JSON.stringify({ ...board, panels, ...changes })}`)
    return at(name)
  }
  // What is in TypeScript is read while Vite is there.
  await withConsoleModules(async (open) => {
    expect(await checkFile(open, write('costs.ts', 'clusters'))).toEqual([])
    expect(await checkFile(open, write('other-costs.ts', 'cluster'))).toEqual([
      expect.stringMatching(
        /costs\.ts: R176 costs\.panels\[0\]\.resource: no resource "cluster"; did you mean "clusters"\?$/,
      ),
    ])
    expect(await checkFile(open, write('plans.ts', 'clusters', { dashboard: 'plans' }))).toEqual([
      expect.stringMatching(/plans\.ts: R104 plans\.name: \/plans is an address of the console itself$/),
    ])
  })
})
