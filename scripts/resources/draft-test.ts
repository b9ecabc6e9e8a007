import type { Draft } from './draft'
import { rowsOf } from './draft-file'
import { literal } from './literal'

/** Tests of a draft by raw HTTP: the rows are there, one can be made and deleted, and who may not is refused. */
export function testText(draft: Draft): string {
  const { name, scope, fields } = draft
  const path = scope === 'user' ? `/${name}` : `/instances/c1a5e000-0000-4000-8000-000000000001/${name}`
  const refused = scope === 'user' ? 'lab' : 'user'
  const values = rowsOf(draft, 3, () => ['1', '2'])[2]
  const isAlwaysAsked = fields.some((field) => field.isRequired && !field.shownWhen && !field.requiredWhen)
  return `import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'

const path = ${literal(path)}
const values = ${literal(values)}

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
afterAll(() => rig.close())

describe(${literal(draft.many.toLowerCase())}, () => {
  it('are listed, made and deleted', async () => {
    expect((await rig.call('owner', 'GET', path)).body).toHaveLength(2)
    const made = await rig.call('owner', 'POST', path, values)
    expect(made).toMatchObject({ status: 201, body: values })
    expect((await rig.call('owner', 'DELETE', \`\${path}/\${made.body.id}\`)).status).toBe(200)
    expect((await rig.call('owner', 'GET', path)).body).toHaveLength(2)
  })

  it('are refused to who may not, and without what they need', async () => {
    expect((await rig.call(${literal(refused)}, 'POST', path, values)).status).toBe(403)
    expect((await rig.call(null, 'GET', path)).status).toBe(401)
    const refusal = await rig.call('owner', 'POST', path, {})
    expect(refusal.status).toBe(${isAlwaysAsked ? 422 : 201})
  })
})
`
}
