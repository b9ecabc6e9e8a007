import { describe, expect, it, vi } from 'vitest'
import type { ActionDefinition } from '../../definitions/define-action'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { userScope } from '../../providers/scope-context'
import { clusters } from '../../resources/user/clusters/definition'
import { buildCluster, buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { buildDoor, doors } from '../../testing/example-definition'
import { foreignRuns } from '../../testing/foreign-runs'
import { curlOfAction, curlOfForm, curlOfList, plainQuery } from './curl-of'

const person = buildPerson()
const apiUrl = 'https://api.basalt.test/v2'
const read = () => {
  throw new Error('Nothing else is read')
}
const own = { person, productKey: 'basalt', apiUrl, scope: userScope, read }
const ofCluster = { ...own, scope: { kind: 'cluster', cluster: buildClusterDetail() } } as const
const lines = (command: string | null) => (command ?? '').split(' \\\n  ')

function action(parts: Partial<ActionDefinition> = {}): ActionDefinition {
  return {
    name: 'remove',
    requires: 'delete',
    label: { en: 'Remove' },
    icon: 'trash',
    where: ['row'],
    call: { method: 'DELETE', path: '/users/{id}/instances/{name}/doors/{recordId}' },
    ...parts,
  }
}

describe('the command of a list', () => {
  it('reads it in the scope it stands in', () => {
    expect(lines(curlOfList(clusters, own))[0]).toBe(
      "curl --globoff -X GET 'https://api.basalt.test/v2/users/u-1/instances'",
    )
    expect(lines(curlOfList(doors, ofCluster))[0]).toBe(
      "curl --globoff -X GET 'https://api.basalt.test/v2/users/u-1/instances/demo/doors'",
    )
  })
})

it('several values that a list is filtered by stand once each in its command', () => {
  const question = {
    page: 1,
    size: 10,
    search: '',
    sort: null,
    filters: { team: ['R&D, Bern', 'web'], at: 'x' },
  }
  expect(plainQuery(question).filters).toEqual({ team: 'R%26D%2C%20Bern,web', at: 'x' })
})

describe('the command of a resource of another API', () => {
  const billing = {
    baseUrl: 'https://billing.example/v1',
    headers: { 'x-tenant': 'basalt' },
    errors: 'ours',
    paging: 'page',
    sendsToken: false,
  } as const
  const paged = { ...doors, calls: { list: { method: 'GET', path: '/doors' } }, api: billing } as const

  it('goes there, without the token, and pages as it does', () => {
    const query = { _start: '10', _end: '20', _sort: 'name', _order: 'asc' }
    expect(lines(curlOfList(paged, ofCluster, query))).toEqual([
      "curl --globoff -X GET 'https://billing.example/v1/doors?page=2&per_page=10&sort=name&order=asc'",
      "-H 'x-tenant: basalt'",
      "-H 'accept: application/json'",
    ])
  })

  it('has the token where that may be sent', () => {
    const trusted = { ...paged, api: { ...billing, sendsToken: true } }
    expect(curlOfList(trusted, ofCluster)).toContain('-H "authorization: Bearer $TOKEN"')
  })
})

describe('the command of an action', () => {
  it('is one a record', () => {
    const commands = curlOfAction(doors, action(), [buildDoor(), buildDoor({ id: "d'2" })], ofCluster)
    expect(commands?.split('\ncurl').map((command) => lines(command)[0])).toEqual([
      "curl --globoff -X DELETE 'https://api.basalt.test/v2/users/u-1/instances/demo/doors/d-1'",
      " --globoff -X DELETE 'https://api.basalt.test/v2/users/u-1/instances/demo/doors/d'\\''2'",
    ])
  })

  it('is an intention of its own, under a key of its own', () => {
    const commands = curlOfAction(
      doors,
      action({ call: { method: 'POST', path: '/users/{id}/instances/{name}/doors/{recordId}/open' } }),
      [buildDoor(), buildDoor({ id: 'd-2' })],
      ofCluster,
    )
    const keys = [...(commands ?? '').matchAll(/idempotency-key: ([0-9a-f-]{36})'/g)].map(([, key]) => key)
    expect([keys.length, new Set(keys).size]).toEqual([2, 2])
  })

  it.each([
    ['whose call is one for all', { bulk: 'one-call' }],
    ['whose dialog asks about all', { confirm: { kind: 'dialog', dialog: 'roles' } }],
  ] as const)('is one of an action %s', (_which, parts) => {
    const commands = curlOfAction(
      doors,
      action({ ...parts, call: { method: 'POST', path: '/users/{id}/instances/{name}/doors' } }),
      [buildDoor(), buildDoor({ id: 'd-2' })],
      ofCluster,
    )
    expect(commands?.split('curl --globoff')).toHaveLength(2)
  })

  it('has the present and who does it where the action sends them', () => {
    vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:07Z') })
    const endedAt = { label: { en: 'Ended' }, kind: 'date-time' } as const
    const ending = action({
      call: { method: 'PATCH', path: '/users/{id}/instances/{name}/doors/{recordId}' },
      sends: { endedAt: 'now', by: { person: 'id' } },
    })
    const definition = { ...doors, fields: { ...doors.fields, endedAt } }
    expect(curlOfAction(definition, ending, [buildDoor()], ofCluster)).toContain(
      '{"endedAt":"2026-03-01T12:00:07.000Z","by":"u-1"}',
    )
  })

  it('is none where there is no call', () => {
    const { call: _none, ...opening } = action({ opens: 'edit' })
    expect(curlOfAction(doors, opening, [buildDoor()], ofCluster)).toBeNull()
  })
})

describe('the command of a form', () => {
  it('carries its values and the key they are sent with', () => {
    const sent = { body: { name: 'demo-2', clone: 'demo' }, idempotencyKey: 'key-1' }
    expect(lines(curlOfForm(clusters, 'cloneCluster', buildCluster(), own, sent)).slice(1)).toEqual([
      "-H 'accept: application/json'",
      '-H "authorization: Bearer $TOKEN"',
      "-H 'content-type: application/json'",
      "-H 'idempotency-key: key-1'",
      `--data-raw '{"name":"demo-2","clone":"demo"}'`,
    ])
  })

  it('sends its values to its call', () => {
    const change = doors.edit?.call
    if (!change) throw new Error('Doors are not changed')
    const sent = { body: { size: 4 }, idempotencyKey: 'key-1' }
    const command = lines(curlOfForm(doors, change, buildDoor(), ofCluster, sent))
    expect(command).toEqual([
      "curl --globoff -X PUT 'https://api.basalt.test/v2/users/u-1/instances/demo/doors/d-1'",
      "-H 'accept: application/json'",
      '-H "authorization: Bearer $TOKEN"',
      "-H 'content-type: application/json'",
      `--data-raw '{"size":4}'`,
    ])
  })
})

describe('the commands of an API with names and units of its own', () => {
  const { definition } = readResourceFile(
    JSON.stringify({ ...foreignRuns, api: undefined }),
    'pipeline-runs.json',
  )

  it('asks its list, and sends its forms, as the API has them', () => {
    const query = { _sort: 'startedAt', _order: 'desc', _start: '0', _end: '10', took_gte: '60' }
    expect(lines(curlOfList(definition, own, query))[0]).toBe(
      "curl --globoff -X GET 'https://api.basalt.test/v2/pipeline-runs?_start=0&_end=10&_sort=started_at&_order=desc&duration_ms_gte=60000'",
    )
    const sent = { body: { pipeline: 'Hourly', took: 1.5 }, idempotencyKey: 'k' }
    const call = { method: 'PATCH', path: '/pipeline-runs/{recordId}' } as const
    expect(lines(curlOfForm(definition, call, { id: '7' }, own, sent)).at(-1)).toBe(
      `--data-raw '{"pipeline":{"name":"Hourly"},"duration_ms":1500}'`,
    )
  })
})
