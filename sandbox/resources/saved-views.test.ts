import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'

let folder: string
let rig: SandboxRig
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'views-'))
  await configure({ path: '/me/views' })
  rig = await startSandboxRig({ consoleDir: folder })
})
beforeEach(async () => {
  await configure({ path: '/me/views' })
  await rig.reset()
})
afterAll(async () => {
  await rig.close()
  await rm(folder, { recursive: true })
})

let written = 0
async function configure(savedViews: object | undefined, apis: object = {}) {
  // A file is read again once its time is another one.
  written += 1
  const file = join(folder, 'config.json')
  await writeFile(file, JSON.stringify({ apis, savedViews }))
  await utimes(file, written, written)
}

const view = { list: 'api-keys', name: 'Readers', query: 'purpose=read' }

it('keeps the views of each person for themselves, by list, as config.json says', async () => {
  const made = await rig.call('owner', 'POST', '/me/views', view)
  expect([made.status, made.body]).toEqual([201, { id: expect.any(String), ...view }])
  await rig.call('owner', 'POST', '/me/views', { ...view, list: 'projects' })
  const listed = async (who: 'owner' | 'manager', query: string) =>
    (await rig.call(who, 'GET', `/me/views${query}`)).body
  expect(await listed('owner', '?list=api-keys')).toEqual([made.body])
  expect(await listed('owner', '')).toHaveLength(2)
  expect(await listed('manager', '')).toEqual([])

  const path = `/me/views/${made.body.id}`
  expect((await rig.call('manager', 'DELETE', path)).status).toBe(404)
  expect((await rig.call('owner', 'PATCH', path, { name: 'Lesers' })).body.name).toBe('Lesers')
  expect((await rig.call('owner', 'DELETE', path)).status).toBe(200)
  expect(await listed('owner', '?list=api-keys')).toEqual([])
})

it('refuses a view without a name, or of no list', async () => {
  for (const wrong of [
    { ...view, name: '' },
    { ...view, list: null },
    { ...view, name: 'x'.repeat(61) },
  ])
    expect((await rig.call('owner', 'POST', '/me/views', wrong)).status).toBe(422)
})

it('keeps none where config.json does not say so, and those of another API at its place', async () => {
  await configure(undefined)
  expect((await rig.call('owner', 'GET', '/me/views')).status).toBe(404)
  await configure(
    { path: '/views', api: 'accounts', recordsAt: 'data' },
    { accounts: { base: '/api/v2/apis/accounts' } },
  )
  expect((await rig.call('owner', 'GET', '/views')).status).toBe(404)
  await rig.call('owner', 'POST', '/apis/accounts/views', view)
  expect((await rig.call('owner', 'GET', '/apis/accounts/views')).body).toMatchObject({
    data: [view],
    total: 1,
  })
})
