import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'

const example = fileURLToPath(new URL('../../docs/examples/api-keys.json', import.meta.url))
const isOpen = { field: 'isKept', not: true, reason: 'The platform team keeps it' }
const isOfDay = { field: 'turn', in: ['day', 'early'], reason: 'Nights are planned elsewhere' }

let folder: string
let rig: SandboxRig
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'owner-rules-'))
  const file = JSON.parse(await readFile(example, 'utf8'))
  const shifts = {
    ...file,
    name: 'shifts',
    fields: {
      name: { type: 'text', label: 'Name', required: 'Name it' },
      day: {
        ...{ type: 'text', label: 'Day' },
        lockedWhen: { field: 'turn', equals: 'early', reason: 'Early shifts keep their day' },
        unique: { with: ['person'], says: 'This person has a shift that day' },
      },
      person: { type: 'text', label: 'Person', default: { person: 'name' } },
      turn: {
        ...{ type: 'computed', as: 'text', label: 'Turn' },
        value: "name == 'Night' ? 'night' : name == 'Early' ? 'early' : 'day'",
      },
      hours: {
        ...{ type: 'number', label: 'Hours', max: 12 },
        validWhen: { field: 'hours', less: 13, reason: 'Nobody works longer than twelve hours' },
      },
      isKept: { type: 'boolean', label: 'Kept' },
      endedAt: { type: 'date-time', label: 'Ended' },
      on: { type: 'day', label: 'On', min: '2026-03-01' },
      startsAt: {
        ...{ type: 'date-time', label: 'Starts' },
        noOverlap: { to: 'endsAt', of: ['person'], says: 'This person works then' },
      },
      endsAt: {
        ...{ type: 'date-time', label: 'Ends', max: { field: 'startsAt', plus: '12h' } },
        validWhen: { field: 'endsAt', greater: { field: 'startsAt' }, reason: 'It ends before it starts' },
      },
      until: { type: 'day', label: 'Until', max: { field: 'on', plus: '3d' } },
    },
    list: { columns: ['name', 'day'], empty: { title: 'None' }, error: 'Failed' },
    create: { fields: ['name', 'day', 'person', 'hours', 'isKept', 'on', 'until', 'startsAt', 'endsAt'] },
    edit: { fields: ['name', 'day', 'person', 'endsAt'], enabledWhen: [isOpen, isOfDay] },
    detail: undefined,
    import: undefined,
    delete: { requires: 'manage', dangerText: 'It is gone', enabledWhen: [isOpen, isOfDay] },
    actions: [
      {
        ...{ name: 'end', label: 'End', icon: 'stop', requires: 'manage' },
        ...{ call: { method: 'PATCH', path: '/shifts/{recordId}' }, sends: { endedAt: 'now' } },
        offeredWhen: isOfDay,
      },
      {
        ...{ name: 'begin', label: 'Begin', icon: 'play', requires: 'manage' },
        ...{ call: { method: 'PATCH', path: '/shifts/{recordId}' }, sends: { startsAt: 'now' } },
      },
    ],
    fixtures: [
      {
        ...{ id: 'ana-1', name: 'First', person: 'Ana', isKept: false },
        ...{ startsAt: '2025-03-01T06:00:00Z', endsAt: '2025-03-01T08:00:00Z' },
      },
    ],
  }
  await writeFile(join(folder, 'shifts.json'), JSON.stringify(shifts))
  await writeFile(join(folder, 'config.json'), JSON.stringify({ resources: ['/shifts.json'] }))
  rig = await startSandboxRig({ consoleDir: folder })
})
beforeEach(() => rig.reset())
afterAll(async () => {
  await rig.close()
  await rm(folder, { recursive: true })
})

const create = (body: object) =>
  rig.call('owner', 'POST', '/shifts', { name: 'Late', isKept: false, ...body })
async function created(body: object): Promise<string> {
  return `/shifts/${(await create(body)).body.id}`
}

it('a record that its conditions close is neither edited nor deleted, with their sentence', async () => {
  const kept = await created({ isKept: true })
  const refused = { status: 409, body: { code: 'state', message: 'The platform team keeps it' } }
  expect(await rig.call('owner', 'PATCH', kept, { name: 'Early' })).toMatchObject(refused)
  expect(await rig.call('owner', 'DELETE', kept)).toMatchObject(refused)
  const free = await created({ isKept: false })
  expect((await rig.call('owner', 'PATCH', free, { name: 'Early' })).status).toBe(200)
  expect((await rig.call('owner', 'DELETE', free)).status).toBe(200)
})

it('a condition about a computed field is judged by what it comes to for the record', async () => {
  const night = await created({ name: 'Night' })
  const refused = { status: 409, body: { code: 'state', message: 'Nights are planned elsewhere' } }
  expect(await rig.call('owner', 'PATCH', night, { name: 'Late' })).toMatchObject(refused)
  const end = { endedAt: '2026-03-01T12:00:07.000Z' }
  expect(await rig.call('owner', 'PATCH', night, end)).toMatchObject(refused)
  expect(await rig.call('owner', 'DELETE', night)).toMatchObject(refused)
  const early = await created({ name: 'Early', day: 'Monday' })
  expect(await rig.call('owner', 'PATCH', early, { day: 'Friday' })).toMatchObject({
    status: 422,
    body: { errors: [{ fieldName: 'day', message: 'Early shifts keep their day' }] },
  })
  expect((await rig.call('owner', 'PATCH', early, end)).status).toBe(200)
  expect((await rig.call('owner', 'DELETE', early)).status).toBe(200)
})

it('two records may share one of several values, and not all of them', async () => {
  const first = await create({ day: 'Monday', person: 'Ana' })
  expect(first.status).toBe(201)
  const other = await created({ day: 'Monday', person: 'Ben' })
  const taken = {
    status: 409,
    body: { errors: [{ fieldName: 'day', message: 'This person has a shift that day' }] },
  }
  expect(await create({ day: 'Monday', person: 'Ana' })).toMatchObject(taken)
  // Of what is not sent, the record's own value counts.
  expect(await rig.call('owner', 'PATCH', other, { person: 'Ana' })).toMatchObject(taken)
  expect((await rig.call('owner', 'PATCH', other, { person: 'Eva' })).status).toBe(200)
  expect([(await create({ day: 'Monday' })).status, (await create({ day: 'Monday' })).status]).toEqual([
    201, 201,
  ])
})

it('an action that sends the present is taken with any instant, which is kept', async () => {
  const shift = await created({})
  const ended = await rig.call('owner', 'PATCH', shift, { endedAt: '2026-03-01T12:00:07.000Z' })
  expect(ended).toMatchObject({ status: 200, body: { name: 'Late', endedAt: '2026-03-01T12:00:07.000Z' } })
  expect((await rig.call('owner', 'PATCH', shift, { endedAt: 'later' })).status).toBe(422)
})

it.each([
  [
    '2026-03-01T08:00:07.000Z',
    409,
    { fieldName: 'endsAt', message: 'Ends: not after 2026-03-01T20:00:00.000Z.' },
  ],
  ['2026-03-01T10:00:07.000Z', 200, undefined],
  ['2026-03-01T23:00:07.000Z', 409, { fieldName: 'endsAt', message: 'It ends before it starts' }],
])(
  'an action that starts a shift at %s is judged by the end that the record has',
  async (startsAt, status, error) => {
    const shift = await created({ startsAt: '2026-03-01T20:00:00Z', endsAt: '2026-03-01T22:00:00Z' })
    const begun = await rig.call('owner', 'PATCH', shift, { startsAt })
    expect([begun.status, begun.body.errors?.[0]]).toEqual([status, error && expect.objectContaining(error)])
  },
)

it('what is too much is refused in the words of the definition', async () => {
  const { status, body } = await create({ hours: 13 })
  expect([status, body.errors]).toMatchObject([
    422,
    [{ fieldName: 'hours', message: 'Nobody works longer than twelve hours' }],
  ])
})

it('a day of the calendar has no time, lies within its limits, and is found by the days asked for', async () => {
  const messageOf = async (on: string) => {
    const { status, body } = await create({ on })
    return [status, body.errors?.[0]?.message]
  }
  expect(await messageOf('2026-03-02T00:00:00Z')).toEqual([422, 'On has the wrong form.'])
  expect(await messageOf('2026-02-28')).toEqual([422, 'On: not before 2026-03-01.'])
  const late = await create({ on: '2026-03-01', until: '2026-03-05' })
  expect(late.body.errors?.[0]).toMatchObject({ fieldName: 'until', message: 'Until: not after 2026-03-04.' })
  expect([await messageOf('2026-03-01'), await messageOf('2026-03-02')]).toEqual([
    [201, undefined],
    [201, undefined],
  ])
  const { body } = await rig.call('owner', 'GET', '/shifts?on_gte=2026-03-02&on_lte=2026-03-02')
  expect(body).toMatchObject([{ on: '2026-03-02' }])
})

it('two records of one person take no time together, whichever of their fields is sent', async () => {
  const shift = (person: string, from: number, to: number) =>
    create({ person, startsAt: `2026-03-01T${from}:00:00Z`, endsAt: `2026-03-01T${to}:00:00Z` })
  const early = await shift('Ana', 10, 14)
  const taken = {
    status: 409,
    body: { errors: [{ fieldName: 'startsAt', message: 'This person works then' }] },
  }
  expect(await shift('Ana', 13, 18)).toMatchObject(taken)
  expect([(await shift('Ana', 14, 18)).status, (await shift('Ben', 13, 18)).status]).toEqual([201, 201])
  const later = { endsAt: '2026-03-01T15:00:00Z' }
  expect(await rig.call('owner', 'PATCH', `/shifts/${early.body.id}`, later)).toMatchObject(taken)
})

it('a record of the fixtures, which has an id of its own, does not take its own time', async () => {
  const later = { endsAt: '2025-03-01T09:00:00Z' }
  const changed = await rig.call('owner', 'PATCH', '/shifts/ana-1', later)
  expect([changed.status, changed.body]).toMatchObject([200, { id: 'ana-1', ...later }])
})
