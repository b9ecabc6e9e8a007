import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { brokenFiles } from '../../src/testing/broken-resource-files'
import { mutatedFiles } from '../../src/testing/mutated-files'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'

const example = fileURLToPath(new URL('../../docs/examples/api-keys.json', import.meta.url))

let folder: string
let rig: SandboxRig
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broken-definitions-'))
  const bad = [...brokenFiles, ...mutatedFiles(200)].map(({ content }) => content)
  const paths = bad.map((_, index) => `/bad-${index}/api-keys.json`)
  for (const [index, content] of bad.entries()) {
    await mkdir(join(folder, `bad-${index}`))
    await writeFile(join(folder, `bad-${index}`, 'api-keys.json'), content)
  }
  const sound = { ...JSON.parse(await readFile(example, 'utf8')), name: 'ssh-keys', actions: [] }
  await writeFile(join(folder, 'ssh-keys.json'), JSON.stringify(sound))
  await writeFile(join(folder, 'config.json'), JSON.stringify({ resources: [...paths, '/ssh-keys.json'] }))
  rig = await startSandboxRig({ consoleDir: folder })
})
afterAll(async () => {
  await rig.close()
  await rm(folder, { recursive: true })
})

it('the sandbox serves what is sound beside any number of broken definition files', async () => {
  const keys = await rig.call('owner', 'GET', '/ssh-keys')
  expect(keys.status).toBe(200)
  expect(keys.body).toHaveLength(2)
  // What some of them name still is the contract's, or nobody's.
  expect((await rig.call('owner', 'GET', '/tenants/{id}/instances/sales-analytics')).status).toBe(200)
  expect((await rig.call('owner', 'GET', '/evil.example/keys')).status).toBe(404)
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
})
