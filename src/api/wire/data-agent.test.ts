import { describe, expect, it } from 'vitest'
import { dataAgentState } from '../../domain/data-agent-state'
import { dataAgentCalls } from '../calls/data-agent-calls'
import { recordFaultsOf } from '../record-faults'
import {
  authFileResponse,
  dataAgentListResponse,
  executeDataAgentResponse,
  tenantListResponse,
} from './data-agent'

const parse = <Output>(schema: { parse: (body: unknown) => Output }, body: unknown) => schema.parse(body)

const full = {
  id: 7,
  name: 'sales_agent',
  description: 'Orders of the shops',
  tenantId: 3,
  status: 'RUNNING',
  hasAuthFile: true,
  dataSources: [{ id: 1, name: 'Orders' }],
  versionResponse: { version: '6.1.0', compatibility: 'compatible' },
  dataAgentConnectivityStatusResponse: {
    disconnected: true,
    connectedServicesAddresses: ['a:1'],
    disconnectedServicesAddresses: ['b:2'],
  },
  dataAgentControllerConnectivityStatusResponse: {
    disconnected: false,
    connectedServicesAddresses: null,
    disconnectedServicesAddresses: ['c:3'],
    isDataAgentStarted: true,
  },
  error: 'The disk is full',
  more: 'unknown keys are nobody’s business',
}
const clean = {
  id: '7',
  wireId: 7,
  name: 'sales_agent',
  description: 'Orders of the shops',
  tenantId: '3',
  status: 'RUNNING',
  hasAuthFile: true,
  dataSources: ['Orders'],
  version: '6.1.0',
  compatibility: 'compatible',
  agent: { isDisconnected: true, connectedServices: ['a:1'], disconnectedServices: ['b:2'] },
  controller: {
    isDisconnected: false,
    connectedServices: [],
    disconnectedServices: ['c:3'],
    isAgentStarted: true,
  },
  error: 'The disk is full',
}

describe('data agents on the wire', () => {
  it.each([
    { dataAgents: [full], total: 31 },
    { body: { dataAgents: [full], total: 31 } },
    { data: { body: { dataAgents: [full], total: '31' } } },
  ])('are read with their number [AGT-008, AGT-009, AGT-010, AGT-011, AGT-012, API-D21]', (body) => {
    expect(parse(dataAgentListResponse, body)).toEqual({ records: [clean], total: 31 })
  })

  it('are read with nothing but an id and a name', () => {
    const { records, total } = parse(dataAgentListResponse, { dataAgents: [{ id: 'a', name: 'bare' }] })
    expect(total).toBeUndefined()
    expect(records).toEqual([
      {
        id: 'a',
        name: 'bare',
        description: null,
        tenantId: null,
        status: null,
        hasAuthFile: false,
        dataSources: [],
        version: null,
        compatibility: null,
        agent: null,
        controller: null,
        error: null,
      },
    ])
    expect(parse(dataAgentListResponse, { dataAgents: null, total: 0 })).toEqual({ records: [], total: 0 })
  })

  it.each([
    [{ version: '6.1.0', compatibility: 'incompatible' }, '6.1.0', 'incompatible'],
    [{ version: { version: '6.1.0', compatibility: null } }, '6.1.0', null],
    [{ dataAgentVersionResponse: { version: '6.1.0' } }, '6.1.0', null],
    [{ versionResponse: null }, null, null],
    [{ versionResponse: { version: '6.1.0', compatibility: 'Compatible' } }, '6.1.0', 'compatible'],
    [{ version: '6.1.0', compatibility: 'INCOMPATIBLE' }, '6.1.0', 'incompatible'],
  ])('has the version of %o', (sent, version, compatibility) => {
    const [agent] = parse(dataAgentListResponse, { dataAgents: [{ id: 'a', name: 'b', ...sent }] }).records
    expect(agent).toMatchObject({ version, compatibility })
  })

  it.each([
    [{ error: { message: 'No disk.' } }, { error: 'No disk.' }],
    [{ error: ['No disk.', 'No room.'] }, { error: 'No disk. No room.' }],
    [{ error: true }, { error: null }],
    [
      { dataSources: ['Orders', { id: 4 }, { name: 'Shops' }, {}, null] },
      { dataSources: ['Orders', '4', 'Shops'] },
    ],
    [{ dataSources: null }, { dataSources: [] }],
  ])('is not lost for %j [AGT-008]', (sent, read) => {
    const { records } = parse(dataAgentListResponse, { dataAgents: [{ id: 'a', name: 'b', ...sent }] })
    expect(records).toMatchObject([{ name: 'b', ...read }])
  })

  it.each([
    ['crm', ['list'], 'text', 'crm'],
    [{ 0: 'crm' }, ['list'], 'object', null],
    [5, ['list'], 'number', '5'],
    [[{ dataSourceName: 'crm' }], ['value'], 'list', null],
  ])('has unknown sources where %j is sent, and not none', (dataSources, expected, found, sample) => {
    const { records } = parse(dataAgentListResponse, { dataAgents: [{ id: 'a', name: 'b', dataSources }] })
    expect(records).toMatchObject([{ name: 'b', dataSources: null }])
    const value = { field: 'dataSources', expected, found, sample }
    expect(recordFaultsOf(records)).toMatchObject([{ id: 'a', name: 'b', isShown: true, values: [value] }])
  })

  it.each([
    {},
    null,
    { disconnected: null, connectedServicesAddresses: null },
    { disconnected: '', connectedServicesAddresses: [], disconnectedServicesAddresses: [] },
    { message: 'timeout' },
    { connectedServicesAddresses: [], isDataAgentStarted: true },
  ])('has no side where it says %o of it, so that its info is incomplete [AGT-018, AGT-020]', (nothing) => {
    const sides = {
      dataAgentConnectivityStatusResponse: nothing,
      dataAgentControllerConnectivityStatusResponse: nothing,
    }
    const sent = { dataAgents: [{ id: 'a', name: 'b', hasAuthFile: true, ...sides }] }
    const [agent] = parse(dataAgentListResponse, sent).records
    expect(agent).toMatchObject({ agent: null, controller: null })
    expect(agent && dataAgentState(agent)).toBe('incomplete')
  })

  it.each([null, { data: null }, { body: null }])('are none in an answer without content: %j', (body) => {
    expect(parse(dataAgentListResponse, body)).toEqual({ records: [] })
  })

  it.each([undefined, {}, { agents: [full] }, { body: { items: [] } }, [full]])(
    'refuses %o as a list',
    (body) => {
      expect(() => parse(dataAgentListResponse, body)).toThrow()
    },
  )

  it('answers an address and the word of a command in any envelope [API-073, API-074, API-D21]', () => {
    for (const body of [
      'https://s.test/f',
      { body: 'https://s.test/f' },
      { data: { url: 'https://s.test/f' } },
    ]) {
      expect(parse(authFileResponse, body)).toBe('https://s.test/f')
    }
    for (const body of [{ status: 'busy' }, { body: { status: 'busy' } }]) {
      expect(parse(executeDataAgentResponse, body)).toEqual({ status: 'busy' })
    }
    expect(parse(executeDataAgentResponse, undefined)).toEqual({ status: null })
    expect(parse(executeDataAgentResponse, 'busy\n')).toEqual({ status: 'busy' })
    expect(parse(executeDataAgentResponse, { body: 'busy' })).toEqual({ status: 'busy' })
    for (const body of ['<html><body>Sign in</body></html>', '{"status": "bu', ['busy']]) {
      expect(() => parse(executeDataAgentResponse, body)).toThrow()
    }
  })

  it('knows tenants by name, with or without an id', () => {
    const tenants = [{ id: 'default', name: 'default' }]
    expect(parse(tenantListResponse, ['default'])).toEqual(tenants)
    expect(parse(tenantListResponse, { tenants: [{ name: 'default' }] })).toEqual(tenants)
    expect(parse(tenantListResponse, { data: [{ id: 3, name: 'default' }] })).toEqual([
      { id: '3', wireId: 3, name: 'default' },
    ])
  })
})

it('two equal actions on a data agent, or two files for it, are two', () => {
  const { createDataAgent, executeDataAgent, generateDataAgentFile, updateDataAgent } = dataAgentCalls
  const calls = [createDataAgent, executeDataAgent, generateDataAgentFile, updateDataAgent]
  expect(calls.map(({ isIdempotent }) => isIdempotent)).toEqual([false, false, false, true])
})
