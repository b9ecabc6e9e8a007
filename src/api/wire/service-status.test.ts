import { describe, expect, it } from 'vitest'
import {
  serviceStatusResponse,
  systemConfigurationRequest,
  systemConfigurationResponse,
} from './service-status'
import { executeServiceRequest } from './sub-cluster-requests'

const running = { node_name: 'demo-analytics-1', name: 'analytics', status: 'running', failover: false }
const firstOf = (node: unknown) =>
  serviceStatusResponse.parse({ analyticsServices: [node] }).analytics.nodes[0]

describe('the status of the services', () => {
  it('is read for each of the six lists, with that of all [API-041, API-084, CFG-013]', () => {
    const statuses = serviceStatusResponse.parse({
      analyticsServices: [running],
      loaderServices: [{ ...running, node_name: 'demo-loader-1' }],
      sqliService: { ...running, node_name: 'demo-sqli-1' },
      notebookService: null,
      analyticsSubClusterServices: [
        { node_name: 'demo-q-1', name: 'demo-q', status: 'sleeping', subclusterStatus: 'Disconnected' },
      ],
      loaderSubClusterServices: [
        { node_name: 'demo-l-1', name: 'demo-l', status: 'running', failover: true },
      ],
      analyticsStatus: 'running',
      loaderStatus: 'processing',
      sqliStatus: '',
    })
    expect(statuses).toEqual({
      analytics: {
        status: 'running',
        unread: 0,
        isListed: true,
        nodes: [
          {
            name: 'demo-analytics-1',
            subCluster: 'analytics',
            status: 'running',
            fault: null,
            messages: [],
            isDisconnected: false,
            isFailover: false,
          },
        ],
      },
      loader: {
        status: 'processing',
        unread: 0,
        isListed: true,
        nodes: [expect.objectContaining({ name: 'demo-loader-1' })],
      },
      sqli: {
        status: null,
        unread: 0,
        isListed: true,
        nodes: [expect.objectContaining({ name: 'demo-sqli-1' })],
      },
      notebook: { status: null, unread: 0, isListed: false, nodes: [] },
      analyticsSubCluster: {
        status: null,
        unread: 0,
        isListed: true,
        nodes: [expect.objectContaining({ name: 'demo-q-1', subCluster: 'demo-q', isDisconnected: true })],
      },
      loaderSubCluster: {
        status: null,
        unread: 0,
        isListed: true,
        nodes: [expect.objectContaining({ name: 'demo-l-1', isFailover: true })],
      },
    })
  })

  it.each([
    ['its own word', { status: 'running' }, 'running', null, []],
    ['statusType before status', { statusType: 'error', status: 'running' }, 'error', 'error', []],
    ['no word', {}, 'N/A', null, []],
    [
      'an error with its texts',
      {
        status: 'failed to start',
        statusMessage: 'It stopped.',
        error: ['No memory', { message: 'Code 137' }],
      },
      'failed to start',
      'error',
      ['It stopped.', 'No memory', 'Code 137'],
    ],
    [
      'warnings',
      { status: 'started with warnings', warnings: 'Old package' },
      'started with warnings',
      'warning',
      ['Old package'],
    ],
    ['a start that failed', { status: 'startup error' }, 'startup error', 'error', []],
    ['another start that failed', { status: 'failed to start' }, 'failed to start', 'error', []],
    ['an end of its own', { status: 'terminated unexpectedly' }, 'terminated unexpectedly', 'error', []],
    ['a warning beside running', { status: 'running', warnings: ['w'] }, 'running', 'warning', ['w']],
    ['a message alone', { status: 'running', statusMessage: 'Fine' }, 'running', null, []],
    ['empty texts', { status: 'running', error: '', warnings: [] }, 'running', null, []],
  ])('of a node has %s [CFG-013]', (_what, sent, status, fault, messages) => {
    expect(firstOf({ node_name: 'n', ...sent })).toMatchObject({ status, fault, messages })
  })

  it.each([
    ['Sleeping', true],
    ['disconnected', true],
    ['running', false],
    [null, false],
  ])('of a self-managed cluster that is %s is disconnected: %s', (subclusterStatus, isDisconnected) => {
    expect(firstOf({ node_name: 'n', subclusterStatus })).toMatchObject({ isDisconnected })
  })

  it('calls a node by the name of its service where it has none of its own', () => {
    expect(firstOf({ name: 'analytics', status: 'running' })).toMatchObject({ name: 'analytics' })
  })

  it('loses a node that cannot be read, or one list, and nothing else', () => {
    const statuses = serviceStatusResponse.parse({
      analyticsServices: [running, { status: 'running' }, 'nonsense'],
      loaderServices: 'down',
      notebookService: [running],
      analyticsStatus: { nobody: 'knows' },
    })
    expect(statuses.analytics).toMatchObject({ status: null, unread: 2 })
    expect(statuses.analytics.nodes).toHaveLength(1)
    expect(statuses.loader).toEqual({ status: null, nodes: [], unread: 1, isListed: false })
    expect(statuses.notebook.nodes).toHaveLength(1)
    // It was not sent, which says nothing of how many there are.
    expect(statuses.sqli).toEqual({ status: null, nodes: [], unread: 0, isListed: false })
  })

  it('is read in an envelope, and nothing else is one', () => {
    expect(serviceStatusResponse.parse({ data: { loaderServices: [running] } }).loader.nodes).toHaveLength(1)
    for (const body of ['<html>', null, 7, {}, { message: 'ok' }])
      expect(serviceStatusResponse.safeParse(body).success).toBe(false)
  })
})

describe('what is sent', () => {
  it('is an action on one node or on all of a service [API-039, API-040, API-085]', () => {
    const takes = (body: unknown) => executeServiceRequest.safeParse(body).success
    for (const action of ['start', 'stop', 'restart', 'force start']) {
      expect(takes({ action, service: 'loader', nodeName: 'demo-loader-1' })).toBe(true)
      expect(takes({ action, service: 'loader', allNodes: true })).toBe(true)
    }
    expect(takes({ action: 'pause', service: 'loader', allNodes: true })).toBe(false)
    expect(takes({ action: 'stop', service: 'loader' })).toBe(false)
    expect(takes({ action: 'stop', service: 'loader', allNodes: false })).toBe(false)
    expect(takes({ action: 'stop', service: 'loader', nodeName: 'a', allNodes: true })).toBe(false)
  })

  it('is a key, its kind and a default for a system configuration [API-001, API-042, SCA-008]', () => {
    const body = { configKey: 'scalingMaxReplicas', configType: 'number', defaultValue: 10 }
    expect(systemConfigurationRequest.safeParse(body).success).toBe(true)
    expect(systemConfigurationRequest.safeParse({ ...body, more: 1 }).success).toBe(false)
    for (const missing of ['configKey', 'configType', 'defaultValue'])
      expect(systemConfigurationRequest.safeParse({ ...body, [missing]: undefined }).success).toBe(false)
  })
})

it.each([
  [{ sysConfig: 7 }, 7],
  [{ sysConfig: '7' }, 7],
  [{ data: { sysConfig: 7 } }, 7],
  [{ sysConfig: 'East US,West US' }, 'East US,West US'],
  [{ sysConfig: ['many'] }, null],
  [{}, null],
])('a system configuration of %j is %s [API-042, CNF-035]', (body, value) => {
  expect(systemConfigurationResponse.parse(body)).toEqual({ value })
})
