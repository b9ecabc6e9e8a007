import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'

const example = (name: string) =>
  readFile(fileURLToPath(new URL(`../../docs/examples/${name}.json`, import.meta.url)), 'utf8')

const call = { method: 'GET', path: '/projects/stats' }
const costs = {
  dashboard: 'costs',
  title: 'Costs',
  place: { kind: 'menu', icon: 'chart' },
  panels: [
    { kind: 'figure', resource: 'projects', answer: { call, at: 'count' } },
    { kind: 'figure', resource: 'projects', field: 'spent', answer: { call, at: 'data.spent' } },
    { kind: 'figure', resource: 'projects', field: 'used', total: 'max', answer: { call, at: 'data.used' } },
    {
      kind: 'chart',
      resource: 'projects',
      chart: { kind: 'bars', x: 'status', y: 'budget' },
      answer: { call, at: 'data.rows', label: 'status', value: 'sum' },
    },
    {
      kind: 'chart',
      resource: 'service-accounts',
      chart: { kind: 'bars', x: 'name' },
      answer: { call: { method: 'GET', path: '/account-stats' }, label: 'of', value: 'count' },
    },
  ],
}

let folder: string
let rig: SandboxRig
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dashboards-'))
  const names = ['operations', 'projects', 'service-accounts', 'maintenance-windows']
  for (const name of names) await writeFile(join(folder, `${name}.json`), await example(name))
  await writeFile(join(folder, 'costs.json'), JSON.stringify(costs))
  await writeFile(
    join(folder, 'config.json'),
    JSON.stringify({ resources: [...names, 'costs'].map((name) => `/${name}.json`) }),
  )
  rig = await startSandboxRig({ consoleDir: folder })
})
afterAll(async () => {
  await rig.close()
  await rm(folder, { recursive: true })
})

it('the sandbox answers what the panels of a dashboard ask, from the definitions of its resources', async () => {
  expect((await rig.call('owner', 'GET', '/projects')).body).toHaveLength(2)
  const windows = await rig.call('owner', 'GET', '/maintenance-windows?status=planned')
  expect(windows.body).toMatchObject([{ name: 'Disks of Frankfurt' }])
  const accounts = await rig.call('owner', 'GET', '/service-accounts?_start=0&_end=1')
  expect(accounts.body).toMatchObject([{ name: 'ci' }])
})

it('the sandbox has no records of a dashboard itself', async () => {
  expect((await rig.call('owner', 'GET', '/operations')).status).toBe(404)
})

it('the sandbox adds up what the panels of a dashboard ask its server for, at the places they look at', async () => {
  expect(await rig.call('owner', 'GET', '/projects/stats')).toMatchObject({
    status: 200,
    body: {
      count: 2,
      data: {
        spent: 7500.5,
        used: 104,
        rows: [
          { status: 'live', sum: 12_000 },
          { status: 'building', sum: 3000 },
        ],
      },
    },
  })
  const { body } = await rig.call('owner', 'GET', '/account-stats')
  expect(body).toContainEqual({ of: 'ci', count: 1 })
})
