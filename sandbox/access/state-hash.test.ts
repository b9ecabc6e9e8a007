import { afterAll, beforeAll, expect, it } from 'vitest'
import { identityPasswords } from '../identity/schema'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'
import { stateHash } from './state-hash'

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
afterAll(() => rig.close())

const password = { personUuid: 'nobody', salt: 's', hash: 'h' }

it('the state is the same as long as nothing is written, and another with each row of the identity provider', async () => {
  const before = await stateHash(rig.db)
  expect(await stateHash(rig.db)).toBe(before)
  await rig.undone(async () => {
    await rig.db.insert(identityPasswords).values(password)
    expect(await stateHash(rig.db)).not.toBe(before)
  })
})
