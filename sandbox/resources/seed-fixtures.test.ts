import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { probe } from '../../src/testing/probe-file'
import { idOf, type SandboxRig, startSandboxRig } from '../sandbox-rig'
import { listRecords } from '../store/records'
import { seedFixtures } from './seed-fixtures'
import { createServedDefinitions } from './served-definitions'

let folder: string
let rig: SandboxRig
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seeds-'))
  await writeFile(join(folder, 'config.json'), JSON.stringify({ resources: ['/probes.json'] }))
  await writeFile(join(folder, 'probes.json'), JSON.stringify(probe))
  rig = await startSandboxRig({ consoleDir: folder })
})
afterAll(async () => {
  await rig.close()
  await rm(folder, { recursive: true })
})

it('sows many rows in their order with few statements, and takes them back so', async () => {
  const served = (await createServedDefinitions(folder)()).find(
    ({ definition }) => definition.name === 'probes',
  )
  if (!served) throw new Error('The probe is not served.')
  const owner = { ownerUuid: idOf('owner') }
  const sow = (names: readonly string[], db = rig.db) =>
    seedFixtures(db, { ...served, fixtures: names.map((name) => ({ id: name, name })) }, owner, 0)
  const statements: string[] = []
  const counted = new Proxy(rig.db, {
    get: (target, key) => {
      if (key === 'insert' || key === 'delete') statements.push(key)
      return Reflect.get(target, key)
    },
  })
  const first = Array.from({ length: 1_001 }, (_, index) => `n${index}`)
  await sow(first, counted)
  // One remembers what was sown.
  expect(statements).toEqual(['insert', 'insert', 'insert', 'insert'])
  statements.splice(0)
  expect(await storedNames()).toEqual(first)
  await sow(['other'], counted)
  expect(statements).toEqual(['delete', 'delete', 'delete', 'insert'])
  expect(await storedNames()).toEqual(['other'])

  async function storedNames() {
    const rows = await listRecords(rig.db, 'probes', owner)
    return rows.map(({ payload }) => payload.name)
  }
})
