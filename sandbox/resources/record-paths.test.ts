import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'

const example = fileURLToPath(new URL('../../docs/examples/api-keys.json', import.meta.url))
const first = 'c1a5e000-0000-4000-8000-000000000001'
const second = 'c1a5e000-0000-4000-8000-000000000002'

/** Actions whose calls go on behind the place of the record, or name no cluster. */
const actions = [
  { name: 'leave', label: 'Leave', call: { method: 'DELETE', path: '/probes/{recordId}/members/mine' } },
  { name: 'drop', label: 'Drop', call: { method: 'DELETE', path: '/probes/{recordId}/deleteprobe' } },
  { name: 'mute', label: 'Mute', call: { method: 'POST', path: '/probes/{recordId}/mute' } },
].map((action) => ({ ...action, icon: 'refresh', requires: 'manage', where: ['row'] }))

let folder: string
let rig: SandboxRig
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'definitions-'))
  const { detail: _, ...file } = JSON.parse(await readFile(example, 'utf8'))
  const probes = {
    ...file,
    name: 'probes',
    scope: 'cluster',
    place: { kind: 'tab', tab: 'probes', label: 'Probes' },
    access: { subject: 'ClusterConfiguration', list: 'view', create: 'manage', edit: 'manage' },
    calls: { list: { method: 'GET', path: '/instances/{instanceId}/probes' } },
    actions,
  }
  await writeFile(join(folder, 'probes.json'), JSON.stringify(probes))
  await writeFile(join(folder, 'probes.fixtures.json'), JSON.stringify([{ id: 'p-7', name: 'Everywhere' }]))
  await writeFile(join(folder, 'config.json'), JSON.stringify({ resources: ['/probes.json'] }))
  rig = await startSandboxRig({ consoleDir: folder })
})
beforeEach(() => rig.reset())
afterAll(async () => {
  await rig.close()
  await rm(folder, { recursive: true })
})

const created = async () => {
  const body = { name: 'Import', purpose: 'write', dailyLimit: 20, note: null }
  return (await rig.call('owner', 'POST', `/instances/${second}/probes`, body)).body.id as string
}
const names = async (cluster = second) =>
  (await rig.call('owner', 'GET', `/instances/${cluster}/probes`)).body.map(
    (row: { name: string }) => row.name,
  )

it('a DELETE of a part of a record leaves the record', async () => {
  const id = await created()
  expect(await rig.call('owner', 'DELETE', `/probes/${id}/members/mine`)).toMatchObject({
    status: 200,
    body: { id, name: 'Import' },
  })
  expect(await names()).toContain('Import')
})

it('a DELETE whose last word says so deletes the record', async () => {
  const id = await created()
  expect((await rig.call('owner', 'DELETE', `/probes/${id}/deleteprobe`)).status).toBe(200)
  expect(await names()).not.toContain('Import')
})

it('a call that names the record alone finds its cluster, for those who see that one', async () => {
  const id = await created()
  expect(await rig.call('owner', 'POST', `/probes/${id}/mute`)).toMatchObject({ status: 200, body: { id } })
  expect((await rig.call('stranger', 'POST', `/probes/${id}/mute`)).status).toBe(404)
})

it('is refused, with what to do, where several clusters have a record of that id', async () => {
  expect([await names(first), await names(second)]).toEqual([['Everywhere'], ['Everywhere']])
  expect(await rig.call('owner', 'POST', '/probes/p-7/mute')).toMatchObject({
    status: 409,
    body: {
      message:
        'Several clusters have this API key: put {instanceId} into the path, or leave the id out of the fixtures.',
    },
  })
})
