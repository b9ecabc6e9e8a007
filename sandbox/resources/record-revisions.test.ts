import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'

const example = fileURLToPath(new URL('../../docs/examples/projects.json', import.meta.url))

let folder: string
let rig: SandboxRig
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'revisions-'))
  await cp(example, join(folder, 'projects.json'))
  const file = JSON.parse(await readFile(example, 'utf8'))
  const rooms = {
    ...file,
    name: 'rooms',
    calls: { id: 'room_id' },
    fields: {
      name: { type: 'text', label: 'Name', required: 'Name it', from: 'title' },
      warm: { type: 'duration', label: 'Warm for', from: 'climate.warm_ms', unit: 'ms' },
      code: { type: 'secret', label: 'Code' },
    },
    list: { ...file.list, columns: ['name'], columnsOnDemand: [], filters: [], filterBuilder: undefined },
    create: { fields: ['name', 'warm', 'code'] },
    import: undefined,
    edit: { fields: ['name', 'warm', 'code'] },
    detail: {
      page: true,
      fields: ['name'],
      revisions: {
        call: { method: 'GET', path: '/rooms/{recordId}/history' },
        recordsAt: 'data.items',
        paging: 'server',
        when: 'meta.at',
        values: 'after',
      },
    },
    fixtures: [{ room_id: 'r-1', title: 'Hall' }],
  }
  for (const key of ['views', 'totals', 'chart', 'refreshFaster', 'paging']) delete rooms.list[key]
  await writeFile(join(folder, 'rooms.json'), JSON.stringify(rooms))
  const resources = ['/projects.json', '/rooms.json']
  await writeFile(join(folder, 'config.json'), JSON.stringify({ resources }))
  rig = await startSandboxRig({ consoleDir: folder })
})
beforeEach(() => rig.reset())
afterAll(async () => {
  await rig.close()
  await rm(folder, { recursive: true })
})

const call = (method: string, path: string, body?: object) => rig.call('owner', method, path, body)
const states = async (path: string) => (await call('GET', path)).body

describe('the earlier states of a record', () => {
  it('begin as it was made, and each change adds one before them, with who made it', async () => {
    const { id } = (await call('POST', '/projects', { name: 'Atlas', status: 'planned' })).body
    await call('PATCH', `/projects/${id}`, { status: 'live' })
    const [now, first, ...others] = await states(`/projects/${id}/revisions`)
    expect(others).toEqual([])
    expect(now).toMatchObject({ changedBy: 'Olivia Owner', project: { id, name: 'Atlas', status: 'live' } })
    expect(first).toMatchObject({ changedBy: 'Olivia Owner', project: { id, status: 'planned' } })
    expect(now.changedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/)
  })

  it('of a record that came along begin as it came, which nobody made', async () => {
    const [atlas] = (await call('GET', '/projects')).body
    expect(await states(`/projects/${atlas.id}/revisions`)).toEqual([])
    await call('PATCH', `/projects/${atlas.id}`, { budget: 1 })
    const [now, first] = await states(`/projects/${atlas.id}/revisions`)
    expect([now.project.budget, first.project.budget]).toEqual([1, 12000])
    expect([now.changedBy, first.changedBy, first.changedAt]).toEqual(['Olivia Owner', null, null])
  })

  it('are the fifty newest', async () => {
    const { id } = (await call('POST', '/projects', { name: 'Atlas', status: 'live' })).body
    for (let budget = 1; budget <= 51; budget += 1) await call('PATCH', `/projects/${id}`, { budget })
    const all: { project: { budget: number } }[] = await states(`/projects/${id}/revisions`)
    expect([all.length, all[0]?.project.budget, all.at(-1)?.project.budget]).toEqual([50, 51, 2])
  })

  it('are its own, seen by who sees it, and gone with it', async () => {
    const { id } = (await call('POST', '/projects', { name: 'Atlas', status: 'live' })).body
    const other = (await call('POST', '/projects', { name: 'Other', status: 'live' })).body.id
    for (const [record, name] of [
      [id, 'Atlas'],
      [other, 'Other'],
    ]) {
      const own: { project: { name: string } }[] = await states(`/projects/${record}/revisions`)
      expect(own.map(({ project }) => project.name)).toEqual([name])
    }
    expect((await rig.call('manager', 'GET', `/projects/${id}/revisions`)).status).toBe(404)
    await call('DELETE', `/projects/${id}`)
    expect((await call('GET', `/projects/${id}/revisions`)).status).toBe(404)
  })

  it('are said as the API says the record, without its secrets, page by page', async () => {
    const made = await call('POST', '/rooms', { title: 'Hall', climate: { warm_ms: 60_000 }, code: 'open' })
    const id = made.body.room_id
    for (const warm_ms of [1000, 2000]) await call('PATCH', `/rooms/${id}`, { climate: { warm_ms } })
    const { data, total } = await states(`/rooms/${id}/history?_start=1&_end=3&_sort=meta.at&_order=desc`)
    expect(total).toBe(3)
    expect(data.items.map((entry: { after: unknown }) => entry.after)).toEqual([
      { title: 'Hall', climate: { warm_ms: 1000 }, room_id: id },
      { title: 'Hall', climate: { warm_ms: 60_000 }, room_id: id },
    ])
    expect(data.items[0].meta.at).toMatch(/^\d{4}-/)
  })

  it('and what was sent for them stand in the log without their secrets', async () => {
    await rig.control('DELETE', '/requests')
    await call('POST', '/rooms', { title: 'Hall', code: 'S3CR3T-canary' })
    const log = await (await rig.control('GET', '/requests')).text()
    expect(log).toContain('Hall')
    expect(log).not.toContain('canary')
  })

  it('have one of an unknown time last, however they are cut', async () => {
    const [hall] = (await call('GET', '/rooms')).body
    await call('PATCH', `/rooms/${hall.room_id}`, { title: 'Great hall' })
    const path = `/rooms/${hall.room_id}/history?_start=0&_end=2&_sort=meta.at&_order=desc`
    const { data } = await states(path)
    expect(data.items.map(({ after }: { after: { title: string } }) => after.title)).toEqual([
      'Great hall',
      'Hall',
    ])
  })
})
