import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSandboxRig } from '../sandbox-rig'

let rig: Awaited<ReturnType<typeof startSandboxRig>>
let path: string
beforeAll(async () => {
  rig = await startSandboxRig()
})
beforeEach(async () => {
  await rig.app.request('/sandbox/reset', { method: 'POST' })
  path = `/users/instances/${await idOf('sales-analytics')}/scheduleevent`
})
afterAll(() => rig.close())

async function idOf(name: string): Promise<string> {
  const { body } = await rig.call('owner', 'GET', `/tenants/{id}/instances/${name}`)
  return (body as { id: string }).id
}

// The rig's calendar stands at 2026-03-02T09:00:00Z.
const fresh = {
  event: 'disconnect',
  eventResult: null,
  startTime: '2026-03-02T18:00:00.000Z',
  eventInformation: { analyticsReplicas: null, loaderReplicas: null },
}
type Entry = { id: string; status: string; startTime: string }
const list = async (persona = 'owner') => (await rig.call(persona, 'GET', path)).body as Entry[]
const advance = (hours: number) =>
  rig.app.request('/sandbox/clock', {
    method: 'POST',
    body: JSON.stringify({ advanceMs: hours * 3_600_000 }),
  })
const fieldErrors = (body: unknown) =>
  (body as { errors: { fieldName: string; message: string }[] }).errors.map((error) => [
    error.fieldName,
    error.message,
  ])
const clusterNow = async () =>
  (await rig.call('owner', 'GET', '/tenants/{id}/instances/sales-analytics')).body as Record<string, unknown>

describe('the schedule over HTTP', () => {
  it('keeps an event with the fields of the specification [SCH-003, SCH-004]', async () => {
    expect((await rig.call('owner', 'POST', path, fresh)).status).toBe(201)
    expect(await list()).toEqual([{ id: expect.any(String), status: 'queued', ...fresh }])
  })

  it('does what is due, once, and undoes it at the end', async () => {
    await rig.call('owner', 'POST', path, {
      ...fresh,
      eventResult: 'connect',
      endTime: '2026-03-03T06:00:00.000Z',
    })
    await advance(8)
    expect(await clusterNow()).toMatchObject({ status: 'running' })
    await advance(1)
    expect(await clusterNow()).toMatchObject({ status: 'stopping' })
    expect((await list())[0]?.status).toBe('success')
    await advance(5)
    expect(await clusterNow()).toMatchObject({ status: 'sleeping' })
    await advance(7)
    expect(await clusterNow()).toMatchObject({ status: 'starting-up' })
    await advance(1)
    await rig.call('owner', 'PUT', '/users/{id}/instances/sales-analytics/disconnect')
    await advance(1)
    expect(await clusterNow()).toMatchObject({ status: 'sleeping' })
  })

  it('connects a cluster that sleeps, and fails for one that is being created', async () => {
    const outcomeFrom = async (state: string, event = 'connect') => {
      await rig.control('PATCH', '/clusters/sales-analytics', { state: 'running' })
      const startTime = new Date(rig.clock.today() + 3_600_000).toISOString()
      await rig.call('owner', 'POST', path, { ...fresh, event, startTime })
      await rig.control('PATCH', '/clusters/sales-analytics', { state })
      await advance(2)
      const { status } = await clusterNow()
      await rig.control('PATCH', '/clusters/sales-analytics', { state: 'running' })
      return [(await list()).at(-1)?.status, status]
    }
    expect(await outcomeFrom('sleeping')).toEqual(['success', 'starting-up'])
    expect(await outcomeFrom('creating')).toEqual(['failure', 'creating'])
    // What is so already is left alone.
    expect(await outcomeFrom('running')).toEqual(['success', 'running'])
    expect(await outcomeFrom('sleeping', 'disconnect')).toEqual(['success', 'sleeping'])
  })

  it('begins and ends also where nobody looks in between, and leaves all else as it is', async () => {
    await rig.control('PATCH', '/clusters/sales-analytics', { analyticsNodes: 3, csize: 'odd' })
    await rig.call('owner', 'POST', path, {
      ...fresh,
      event: 'scale up',
      eventResult: 'scale down',
      endTime: '2026-03-02T19:00:00.000Z',
      eventInformation: { analyticsReplicas: 2, loaderReplicas: 4 },
    })
    await advance(11)
    expect(await clusterNow()).toMatchObject({ analyticsNodes: 3, loaderNodes: 1, csize: 'odd' })
    expect((await list())[0]?.status).toBe('success')
  })

  it('scales by the difference', async () => {
    const answer = await rig.call('owner', 'POST', path, {
      ...fresh,
      event: 'scale up',
      eventInformation: { analyticsReplicas: 9, loaderReplicas: 4 },
    })
    expect(answer.status).toBe(201)
    await advance(9)
    expect(await clusterNow()).toMatchObject({ analyticsNodes: 10, loaderNodes: 5 })
  })

  it.each([
    ['ten nodes at most', 'scale up', 6, 10],
    ['one node at least', 'scale down', 2, 1],
  ])('holds %s, whatever was planned one after the other', async (_what, event, change, left) => {
    await rig.control('PATCH', '/clusters/sales-analytics', { analyticsNodes: 3 })
    for (const startTime of ['2026-03-02T18:00:00.000Z', '2026-03-02T19:00:00.000Z'])
      await rig.call('owner', 'POST', path, {
        ...fresh,
        startTime,
        event,
        eventInformation: { analyticsReplicas: change, loaderReplicas: null },
      })
    await advance(11)
    expect(await clusterNow()).toMatchObject({ analyticsNodes: left, loaderNodes: 1 })
  })

  it('loses and repeats nothing where it ends between the effect of an event and its record', async () => {
    await rig.call('owner', 'POST', path, {
      ...fresh,
      event: 'scale up',
      eventInformation: { analyticsReplicas: 1, loaderReplicas: null },
    })
    const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    await rig.db.execute(
      sql`alter table records add constraint unkept check (payload->>'status' <> 'success') not valid`,
    )
    await advance(9)
    const { status } = await rig.call('owner', 'GET', '/tenants/{id}/instances/sales-analytics')
    await rig.db.execute(sql`alter table records drop constraint unkept`)
    told.mockRestore()
    expect(status).toBe(500)
    expect(await clusterNow()).toMatchObject({ analyticsNodes: 2 })
    expect((await list())[0]?.status).toBe('success')
  })

  it('has an effect only for who holds the event, so that no two do it at once', async () => {
    const change = { analyticsReplicas: 1, loaderReplicas: null }
    await rig.call('owner', 'POST', path, { ...fresh, event: 'scale up', eventInformation: change })
    // PGlite has one connection, on which nobody waits for another: a row that is held bears its transaction.
    await rig.db.execute(sql`
      create function require_held() returns trigger language plpgsql as $$
        begin
          if exists (select 1 from records where resource = 'scheduled-events' and xmax::text = txid_current()::text)
            then return new;
          end if;
          raise exception 'nobody holds the event';
        end $$
    `)
    await rig.db.execute(
      sql`create trigger held before update on clusters for each row execute function require_held()`,
    )
    await advance(9)
    const { status } = await rig.call('owner', 'GET', '/tenants/{id}/instances/sales-analytics')
    await rig.db.execute(sql`drop function require_held cascade`)
    expect(status).toBe(200)
    expect(await clusterNow()).toMatchObject({ analyticsNodes: 2 })
  })

  it('undoes nothing of an event that did not work', async () => {
    await rig.call('owner', 'POST', path, {
      ...fresh,
      eventResult: 'connect',
      endTime: '2026-03-02T19:00:00.000Z',
    })
    const change = (state: string) =>
      rig.app.request('/sandbox/clusters/sales-analytics', {
        method: 'PATCH',
        body: JSON.stringify({ state }),
      })
    await change('corrupted')
    await advance(9)
    expect((await list())[0]?.status).toBe('failure')
    await change('sleeping')
    await advance(2)
    expect(await clusterNow()).toMatchObject({ status: 'sleeping' })
  })

  it.each([
    [{ startTime: '2026-03-02T09:00:00.000Z' }, 'startTime', 'Please select a date and time in the future'],
    [{ startTime: 'soon' }, 'startTime', 'Please select a start time'],
    [
      { endTime: '2026-03-02T18:00:00.000Z', eventResult: 'connect' },
      'endTime',
      'Please select a date and time after the start time (2026-03-02 18:00)',
    ],
    [
      { endTime: '2026-03-02T17:30:00.000Z', eventResult: 'connect' },
      'endTime',
      'Please select a date and time after the start time (2026-03-02 18:00)',
    ],
    [{ event: 'scale up' }, 'analyticsReplicas', 'Please enter at least one of analytics and loader counts'],
    [
      { event: 'scale up', eventInformation: { analyticsReplicas: 10, loaderReplicas: null } },
      'analyticsReplicas',
      'Please enter a whole number from 0 to 9',
    ],
    [{ eventResult: 'connect' }, 'eventResult', 'eventResult must be empty.'],
    [{ endTime: '2026-03-03T06:00:00.000Z' }, 'eventResult', 'eventResult must be connect.'],
    [{ event: 'explode' }, 'event', 'event is missing or has the wrong form.'],
  ])('refuses %o with 422', async (change, field, sentence) => {
    const answer = await rig.call('owner', 'POST', path, { ...fresh, ...change })
    expect([answer.status, fieldErrors(answer.body)]).toEqual([422, [[field, sentence]]])
    expect(await list()).toEqual([])
  })

  it('counts nodes from those that there are', async () => {
    await rig.control('PATCH', '/clusters/sales-analytics', { loaderNodes: 3 })
    const down = (loaderReplicas: number) => ({
      ...fresh,
      event: 'scale down',
      eventInformation: { analyticsReplicas: null, loaderReplicas },
    })
    const refused = await rig.call('owner', 'POST', path, down(3))
    expect([refused.status, fieldErrors(refused.body)]).toEqual([
      422,
      [['loaderReplicas', 'Please enter a whole number from 0 to 2']],
    ])
    expect((await rig.call('owner', 'POST', path, down(2))).status).toBe(201)
  })

  it('changes and deletes what is to come, and nothing that has begun [SCH-005, SCH-006]', async () => {
    await rig.call('owner', 'POST', path, {
      ...fresh,
      endTime: '2026-03-03T06:00:00.000Z',
      eventResult: 'connect',
    })
    const [event] = await list()
    const recordID = event?.id ?? ''
    const change = { ...fresh, startTime: '2026-03-02T20:00:00.000Z', recordID }
    const past = { ...change, startTime: '2026-03-02T08:00:00.000Z' }
    expect((await rig.call('owner', 'PUT', path, past)).status).toBe(422)
    expect((await rig.call('owner', 'PUT', path, change)).status).toBe(200)
    expect((await list())[0]).toMatchObject({ startTime: '2026-03-02T20:00:00.000Z', endTime: null })

    await advance(11)
    expect(
      (await rig.call('owner', 'PUT', path, { ...change, startTime: '2026-03-04T20:00:00.000Z' })).status,
    ).toBe(403)
    const remove = path.replace('scheduleevent', `${recordID}/deletescheduledevent`)
    expect((await rig.call('owner', 'DELETE', remove)).status).toBe(403)

    await rig.call('owner', 'POST', path, { ...fresh, startTime: '2026-03-05T20:00:00.000Z' })
    const later = (await list())[1]?.id ?? ''
    expect((await rig.call('owner', 'DELETE', remove.replace(recordID, later))).status).toBe(200)
    expect((await rig.call('owner', 'DELETE', remove.replace(recordID, later))).status).toBe(404)
  })

  it('says what was done to it, and keeps what is not told anew', async () => {
    const said = async (method: string, address: string, body?: object) =>
      ((await rig.call('owner', method, address, body)).body as { message: string }).message
    const nightly = { ...fresh, eventResult: 'connect', endTime: '2026-03-03T06:00:00.000Z' }
    expect(await said('POST', path, nightly)).toBe('The event is scheduled')
    const [event] = await list()
    expect(event).toEqual({ id: expect.any(String), status: 'queued', ...nightly })
    const scaled = {
      ...{ event: 'scale up', eventResult: 'scale down', startTime: '2026-03-02T19:00:00.000Z' },
      ...{ endTime: '2026-03-02T20:00:00.000Z' },
      eventInformation: { analyticsReplicas: 9, loaderReplicas: null },
    }
    expect(await said('PUT', path, { ...scaled, recordID: event?.id })).toBe('The event was changed')
    expect(await list()).toEqual([{ id: event?.id, status: 'queued', ...scaled }])
    const other = path.replace(/instances\/[^/]+/, `instances/${await idOf('mktsaas')}`)
    expect((await rig.call('owner', 'PUT', other, { ...scaled, recordID: event?.id })).status).toBe(404)
    const remove = (address: string) => address.replace('scheduleevent', `${event?.id}/deletescheduledevent`)
    expect((await rig.call('owner', 'DELETE', remove(other))).status).toBe(404)
    expect((await rig.call('user', 'DELETE', remove(path))).status).toBe(403)
    expect(await said('DELETE', remove(path))).toBe('The event was deleted')
    expect(await list()).toEqual([])
  })

  it.each([
    ['disconnect', 'connection policy', { connectionPolicy: ['list'] }, {}, 'You need higher permission'],
    [
      'scale up',
      'Premium account',
      {},
      { role: { id: 1, name: 'free' } },
      'Only available for Premium users. Chat with us to upgrade.',
    ],
  ])(
    'takes no %s of who has no %s, not as a change either; what is one already may be changed [ACL-035, CFG-052]',
    async (event, _what, policies, person, message) => {
      const scaled = { event: 'scale up', eventInformation: { analyticsReplicas: 1, loaderReplicas: null } }
      const [own, other] = event === 'scale up' ? [scaled, {}] : [{}, scaled]
      for (const kind of [other, own]) await rig.call('owner', 'POST', path, { ...fresh, ...kind })
      const [otherEvent, ownEvent] = await list()
      await rig.control('PATCH', '/clusters/sales-analytics/policies/manager', policies)
      await rig.control('PATCH', '/people/manager', person)

      const refused = { status: 403, body: { message } }
      expect(await rig.call('manager', 'POST', path, { ...fresh, ...own })).toMatchObject(refused)
      const change = { ...fresh, ...own, startTime: '2026-03-02T20:00:00.000Z' }
      const changed = (recordID?: string) => rig.call('manager', 'PUT', path, { ...change, recordID })
      expect(await changed(otherEvent?.id)).toMatchObject(refused)
      expect((await changed(ownEvent?.id)).status).toBe(200)
      const remove = path.replace('scheduleevent', `${ownEvent?.id}/deletescheduledevent`)
      expect((await rig.call('manager', 'DELETE', remove)).status).toBe(200)
    },
  )

  it('is for owner and manager, and nobody else [SCH-017]', async () => {
    const statuses = await Promise.all(
      ['owner', 'manager', 'user', 'billing', 'stranger'].map(
        async (persona) => (await rig.call(persona, 'GET', path)).status,
      ),
    )
    expect(statuses).toEqual([200, 200, 403, 403, 404])
    const azure = `/users/instances/${await idOf('azdev01')}/scheduleevent`
    expect((await rig.call('owner', 'POST', azure, fresh)).status).toBe(403)
  })
})
