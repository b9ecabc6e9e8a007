import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'

const example = fileURLToPath(new URL('../../docs/examples/maintenance-windows.json', import.meta.url))

let folder: string
let rig: SandboxRig
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asked-'))
  const file = JSON.parse(await readFile(example, 'utf8'))
  const announce = {
    ...{ name: 'announce', label: 'Announce all', icon: 'play', requires: 'manage', where: ['toolbar'] },
    call: { method: 'POST', path: '/maintenance-announcements' },
    enabledWhen: { person: 'isPartner', equals: false, reason: 'Partners write a letter' },
    fields: { days: { type: 'number', label: 'Days', required: 'For how many days?' } },
  }
  const rename = {
    ...{ name: 'rename', label: 'Rename', icon: 'edit', requires: 'manage', where: ['row'] },
    call: { method: 'POST', path: '/maintenance-windows/{recordId}/rename' },
    fields: {
      name: {
        ...{ type: 'text', label: 'Name' },
        validWhen: { field: 'status', not: 'rejected', reason: 'It is rejected' },
      },
    },
  }
  const paper = {
    ...{ name: 'paper', label: 'Save as paper', icon: 'download', requires: 'manage', where: ['row'] },
    call: { method: 'GET', path: '/maintenance-windows/{recordId}/paper' },
    offeredWhen: { field: 'status', not: 'rejected' },
    download: true,
  }
  const create = {
    ...file.create,
    enabledWhen: { person: 'isPartner', equals: false, reason: 'Partners ask for a window' },
  }
  const content = { ...file, create, actions: [...file.actions, announce, rename, paper] }
  await writeFile(join(folder, 'maintenance-windows.json'), JSON.stringify(content))
  await writeFile(join(folder, 'config.json'), JSON.stringify({ resources: ['/maintenance-windows.json'] }))
  rig = await startSandboxRig({ consoleDir: folder })
})
beforeEach(() => rig.reset())
afterAll(async () => {
  await rig.close()
  await rm(folder, { recursive: true })
})

type Window = { id: string; name: string }
async function disks(): Promise<string> {
  const { body } = await rig.call('owner', 'GET', '/maintenance-windows')
  return body.find(({ name }: Window) => name === 'Disks of Frankfurt').id
}

it('what an action asks for is judged as its form judges it, field by field', async () => {
  const path = `/maintenance-windows/${await disks()}/extend`
  const refused = async (body: object) => {
    const answer = await rig.call('owner', 'POST', path, body)
    return [
      answer.status,
      ...answer.body.errors.map(
        ({ fieldName, message }: Record<string, string>) => `${fieldName}: ${message}`,
      ),
    ]
  }
  expect(await refused({})).toEqual([422, 'hours: By how many hours?'])
  expect(await refused({ hours: 49 })).toEqual([422, 'hours: Hours: from 1 to 48.'])
  expect(await refused({ hours: 2, isAnnounced: true })).toEqual([422, 'words: What do they read?'])
  expect(await refused({ hours: 2, words: 'Soon' })).toEqual([422, 'words: words has no place here.'])
  expect(await refused({ hours: 2, days: 1 })).toEqual([422, 'days: days is not known here.'])
  const done = await rig.call('owner', 'POST', path, { hours: 2, isAnnounced: false })
  expect([done.status, done.body.name, done.body.hours]).toEqual([200, 'Disks of Frankfurt', undefined])
})

it('what a record has a place for is changed by it, beside what the action always sends', async () => {
  const id = await disks()
  const path = `/maintenance-windows/${id}`
  const short = await rig.call('owner', 'PATCH', path, { status: 'rejected', reason: '' })
  expect([short.status, short.body.errors[0].message]).toEqual([422, 'Why is it rejected?'])
  const done = await rig.call('owner', 'PATCH', path, { status: 'rejected', reason: 'Holidays' })
  expect([done.status, done.body.status, done.body.reason]).toEqual([200, 'rejected', 'Holidays'])
  const renamed = await rig.call('owner', 'POST', `${path}/rename`, { name: 'Disks' })
  expect([renamed.status, renamed.body.errors[0].message]).toEqual([422, 'It is rejected'])
  const again = await rig.call('owner', 'PATCH', path, { status: 'rejected', reason: 'Once more' })
  expect(again.status).toBe(409)
  const edited = await rig.call('owner', 'PATCH', path, { name: 'Disks' })
  expect([edited.status, edited.body.name]).toEqual([200, 'Disks'])
  expect((await rig.call('owner', 'PATCH', path, { reason: 'By hand' })).status).toBe(422)
})

it('a value is judged by another one, as the form judges it', async () => {
  const path = '/maintenance-windows'
  const made = (body: object) => rig.call('owner', 'POST', path, { name: 'Night', ...body })
  const late = { startsAt: '2026-12-05T20:00:00Z' }
  const early = await made({ ...late, endsAt: '2026-12-05T19:00:00Z' })
  expect([early.status, early.body.errors[0].message]).toEqual([422, 'It has to end after it starts'])
  const same = await made({ ...late, endsAt: '2026-12-05T20:00:00Z' })
  expect([same.status, same.body.errors]).toMatchObject([
    422,
    [{ fieldName: 'endsAt', message: 'It has to end after it starts' }],
  ])
  expect((await made(late)).status).toBe(201)
  const right = await made({ ...late, name: 'Evening', endsAt: '2026-12-05T20:01:00Z' })
  expect(right.status).toBe(201)
  const changed = await rig.call('owner', 'PATCH', `${path}/${right.body.id}`, {
    endsAt: '2026-12-05T20:00:00Z',
  })
  expect(changed.status).toBe(422)
})

it('a new record has by default what no form asks for, and what its form leaves empty stays so', async () => {
  const startsAt = '2026-12-05T20:00:00Z'
  const made = await rig.call('owner', 'POST', '/maintenance-windows', { name: 'Night', startsAt })
  expect([made.status, made.body.status, made.body.contact]).toEqual([201, 'planned', null])
})

it('a value that no two records may have is refused at its field, whoever else may have it', async () => {
  const body = { name: 'Routers of Dublin', startsAt: '2026-12-05T20:00:00Z' }
  const made = await rig.call('owner', 'POST', '/maintenance-windows', body)
  const taken = [{ fieldName: 'name', message: 'Another window has this name' }]
  expect([made.status, made.body.errors]).toMatchObject([409, taken])
  const path = `/maintenance-windows/${await disks()}`
  const renamed = await rig.call('owner', 'PATCH', path, { name: ' Routers of Dublin' })
  expect([renamed.status, renamed.body.errors]).toMatchObject([409, taken])
  const byAction = await rig.call('owner', 'POST', `${path}/rename`, { name: 'Routers of Dublin' })
  expect([byAction.status, byAction.body.errors]).toMatchObject([409, taken])
  expect((await rig.call('owner', 'PATCH', path, { name: 'Disks of Frankfurt' })).status).toBe(200)
  const other = await rig.call('owner', 'POST', '/maintenance-windows', { ...body, name: 'Night' })
  expect(other.status).toBe(201)
})

it('two records that had one value before nobody else might have it can be changed otherwise', async () => {
  const path = join(folder, 'maintenance-windows.json')
  const content = await readFile(path, 'utf8')
  const { unique, ...name } = JSON.parse(content).fields.name
  await writeFile(
    path,
    JSON.stringify({ ...JSON.parse(content), fields: { ...JSON.parse(content).fields, name } }),
  )
  const body = { name: 'Routers of Dublin', startsAt: '2026-12-05T20:00:00Z' }
  const made = await rig.call('owner', 'POST', '/maintenance-windows', body)
  await writeFile(path, content)
  expect([unique, made.status]).toEqual(['Another window has this name', 201])
  const changed = await rig.call('owner', 'PATCH', `/maintenance-windows/${made.body.id}`, {
    team: 'Network',
  })
  expect(changed.status).toBe(200)
})

it('an action of the toolbar, which is about no record, is judged and answered', async () => {
  const path = '/maintenance-announcements'
  const refused = await rig.call('owner', 'POST', path, {})
  expect([refused.status, refused.body.errors[0].message]).toEqual([422, 'For how many days?'])
  const done = await rig.call('owner', 'POST', path, { days: 2 })
  expect([done.status, done.body]).toEqual([200, { days: 2 }])
  for (const [key, answer] of [
    ['enterprise', [409, 'Partners write a letter']],
    ['lab', [403, 'Your trial has expired. To change this, upgrade to a Premium Account.']],
  ] as const) {
    const { status, body } = await rig.call(key, 'POST', path, { days: 2 })
    expect([status, body.message]).toEqual(answer)
  }
  const unknown = await rig.call('owner', 'POST', path, { weeks: 2 })
  expect([unknown.status, unknown.body.errors[0].message]).toEqual([422, 'weeks is not known here.'])
})

it('a file that an action saves is answered as one, under a name, and changes nothing of its record', async () => {
  const path = `/maintenance-windows/${await disks()}`
  const before = await rig.call('owner', 'GET', path)
  const answer = await rig.call('owner', 'GET', `${path}/paper`)
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="maintenance-windows-paper.json"',
  ])
  expect(answer.body.name).toBe('Disks of Frankfurt')
  expect((await rig.call('owner', 'GET', path)).body).toEqual(before.body)
  expect((await rig.call('owner', 'GET', '/maintenance-windows/none/paper')).status).toBe(404)
})

it('a new record is refused to whom its definition closes the form, in the words of it', async () => {
  const asked = await rig.call('enterprise', 'POST', '/maintenance-windows', {
    name: 'Routers',
    startsAt: '2030-01-01T08:00:00.000Z',
    endsAt: '2030-01-01T09:00:00.000Z',
  })
  expect([asked.status, asked.body.message]).toEqual([409, 'Partners ask for a window'])
})
