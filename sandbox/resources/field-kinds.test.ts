import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'

const examples = fileURLToPath(new URL('../../docs/examples/', import.meta.url))
const names = ['alert-rules', 'service-accounts']

let folder: string
let rig: SandboxRig
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinds-'))
  for (const name of names) await cp(join(examples, `${name}.json`), join(folder, `${name}.json`))
  await writeFile(
    join(folder, 'config.json'),
    JSON.stringify({ resources: names.map((name) => `/${name}.json`) }),
  )
  rig = await startSandboxRig({ consoleDir: folder })
})
beforeEach(() => rig.reset())
afterAll(async () => {
  await rig.close()
  await rm(folder, { recursive: true })
})

const account = { name: 'etl', roles: ['reader'] }
const rule = { name: 'Long', channel: 'console', threshold: 60 }

describe('values of special kinds', () => {
  it('are stored as they came', async () => {
    const body = {
      ...account,
      contact: 'etl@example.com',
      home: 'https://example.com/etl',
      allowedFrom: '10.1.0.0/16',
      quota: 1024,
      limits: { perMinute: 5, isHard: true },
      labels: { team: 'data', list: [1, 2] },
      certificate: 'PEM',
      expiresAt: '2027-01-01T00:00:00Z',
    }
    const { status, body: answered } = await rig.call('owner', 'POST', '/service-accounts', body)
    expect(status).toBe(201)
    expect(answered).toMatchObject(body)
  })

  it.each([
    [
      'service-accounts',
      { ...account, name: 'Etl' },
      'name',
      'Lower case letters, digits and hyphens, a letter first',
    ],
    [
      'service-accounts',
      { ...account, roles: ['owner'] },
      'roles',
      'roles is missing or has the wrong form.',
    ],
    [
      'service-accounts',
      { ...account, contact: 'nobody' },
      'contact',
      'Type an email address, such as name@example.com.',
    ],
    [
      'service-accounts',
      { ...account, home: 'ftp://x' },
      'home',
      'Type a web address that starts with https://.',
    ],
    [
      'service-accounts',
      { ...account, allowedFrom: '10.0.0.300' },
      'allowedFrom',
      'Type an IP address or a range, such as 10.0.0.0/8.',
    ],
    ['service-accounts', { ...account, quota: '1 GB' }, 'quota', 'quota is missing or has the wrong form.'],
    ['service-accounts', { ...account, limits: [] }, 'limits', 'limits is missing or has the wrong form.'],
    [
      'service-accounts',
      { ...account, limits: { perMinute: 0 } },
      'limits',
      'Requests a minute: from 1 to 10000.',
    ],
    ['service-accounts', { ...account, limits: { per: 1 } }, 'limits', 'limits: per is not known here.'],
    ['service-accounts', { ...account, expiresAt: 'soon' }, 'expiresAt', 'Expires has the wrong form.'],
    ['alert-rules', { ...rule, threshold: 59 }, 'threshold', 'Longer than: at least 60.'],
    ['alert-rules', { ...rule, conditions: [{ field: 'user' }] }, 'conditions', 'Is: Enter a value'],
    [
      'alert-rules',
      { ...rule, conditions: [1] },
      'conditions',
      'conditions is missing or has the wrong form.',
    ],
    [
      'alert-rules',
      { ...rule, conditions: Array(6).fill({ field: 'user', value: 'x' }) },
      'conditions',
      'Only for: at most 5 entries.',
    ],
    [
      'alert-rules',
      { ...rule, reactions: [{ after: 60 }] },
      'reactions',
      'reactions: undefined is no kind of entry.',
    ],
    [
      'alert-rules',
      { ...rule, reactions: [{ type: 'sing' }] },
      'reactions',
      'reactions: sing is no kind of entry.',
    ],
    ['alert-rules', { ...rule, reactions: [{ type: 'stop' }] }, 'reactions', 'After: Say when'],
    [
      'alert-rules',
      { ...rule, reactions: [{ type: 'stop', after: 60, size: 'L' }] },
      'reactions',
      'reactions: size is not known here.',
    ],
  ])('of %s are refused: %j', async (resource, body, fieldName, message) => {
    const answer = await rig.call('owner', 'POST', `/${resource}`, body)
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ fieldName, message }))
  })
})

it('entries of several kinds are stored as they came', async () => {
  const reactions = [
    { type: 'resize', size: 'L', back: true },
    { type: 'stop', after: 60 },
  ]
  const made = await rig.call('owner', 'POST', '/alert-rules', { ...rule, reactions })
  expect([made.status, made.body.reactions]).toEqual([201, reactions])
})

describe('a condition', () => {
  it('asks for a field only while it holds, and refuses it otherwise', async () => {
    const missing = await rig.call('owner', 'POST', '/alert-rules', { ...rule, channel: 'hook' })
    expect([missing.status, JSON.stringify(missing.body)]).toEqual([
      422,
      expect.stringContaining('Where should it be sent?'),
    ])
    const misplaced = await rig.call('owner', 'POST', '/alert-rules', {
      ...rule,
      target: 'https://a.example',
    })
    expect([misplaced.status, JSON.stringify(misplaced.body)]).toEqual([
      422,
      expect.stringContaining('target has no place here.'),
    ])
    expect((await rig.call('owner', 'POST', '/alert-rules', rule)).status).toBe(201)
  })

  it('of an edit looks at what the record already has', async () => {
    const made = await rig.call('owner', 'POST', '/alert-rules', {
      ...rule,
      channel: 'hook',
      target: 'https://a.example',
    })
    const path = `/alert-rules/${made.body.id}`
    expect((await rig.call('owner', 'PATCH', path, { target: 'https://b.example' })).status).toBe(200)
    expect(
      (await rig.call('owner', 'PATCH', path, { channel: 'console', target: 'https://c.example' })).status,
    ).toBe(422)
  })

  it('closes an action with its reason', async () => {
    const refused = await rig.call('owner', 'POST', '/service-accounts/reports/rotate')
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      409,
      expect.stringContaining('It has expired'),
    ])
    expect((await rig.call('owner', 'POST', '/service-accounts/ci/rotate')).status).toBe(200)
  })
})

describe('fixtures', () => {
  it('keep the ids they bring, for each person, so that others refer to them', async () => {
    for (const person of ['owner', 'stranger'] as const) {
      const some = await rig.call(person, 'GET', '/service-accounts?id=ci&id=none')
      expect(some.body).toMatchObject([{ id: 'ci', name: 'ci' }])
    }
    expect((await rig.call('owner', 'GET', '/service-accounts/reports')).body).toMatchObject({
      name: 'reports',
    })
    expect((await rig.call('owner', 'DELETE', '/service-accounts/reports')).status).toBe(200)
    expect((await rig.call('owner', 'GET', '/service-accounts')).body).toHaveLength(1)
    expect((await rig.call('stranger', 'GET', '/service-accounts')).body).toHaveLength(2)
  })

  it('are sown anew once they have changed, but for rows that somebody touched', async () => {
    const made = await rig.call('owner', 'POST', '/service-accounts', account)
    expect(
      (await rig.call('owner', 'PATCH', '/service-accounts/ci', { contact: 'me@example.com' })).status,
    ).toBe(200)
    const path = join(folder, 'service-accounts.json')
    const before = await readFile(path, 'utf8')
    const file = JSON.parse(before)
    await writeFile(
      path,
      JSON.stringify({ ...file, fixtures: [{ id: 'new', name: 'new', roles: ['admin'] }] }),
    )
    const after = await rig.call('owner', 'GET', '/service-accounts')
    await writeFile(path, before)
    const idsIn = ({ body }: typeof after) => body.map(({ id }: { id: string }) => id).sort()
    expect(idsIn(after)).toEqual([made.body.id, 'ci', 'new'].sort())
    // One that comes again takes the place of the touched one.
    const again = await rig.call('owner', 'GET', '/service-accounts')
    expect(idsIn(again)).toEqual([made.body.id, 'ci', 'reports'].sort())
  })
})
