import { describe, expect, it } from 'vitest'
import { wireIdOf } from '../../domain/listed-id'
import { sizeOfferResponse } from './choices'
import { clusterDetailResponse } from './cluster-detail'
import { clusterUserListResponse, clusterUserRequest } from './cluster-user'
import { blueprintListResponse, idleTimeListResponse, regionListResponse } from './creation'
import { dataAgentListResponse, deleteDataAgentsRequest, tenantListResponse } from './data-agent'
import { librarySyncRequest } from './library'
import { scheduledEventListResponse, updateScheduledEventRequest } from './scheduled-event'
import { createSubClusterRequest, updateSubClusterRequest } from './sub-cluster-requests'

/** How each list reads an id of one record to what goes back. */
const backOf: Record<string, (id: unknown) => unknown> = {
  blueprint: (id) => blueprintListResponse.parse([{ id, name: 'Sales' }]).map(wireIdOf)[0],
  'idle time': (key) =>
    idleTimeListResponse.parse([{ key, display: 'x' }]).map((idle) => idle.wireId ?? idle.key)[0],
  size: (id) =>
    sizeOfferResponse
      .parse({ sizes: [{ id, name: 's', displayName: 'S', order: 1 }] })
      .sizes.map(wireIdOf)[0],
  'app of a region': (app_id) =>
    regionListResponse.parse([
      { regionAlias: 'W', platform: 'gc', cluster_code: 'w', region: 'w', app_id },
    ])[0]?.appId,
  region: (cluster_code) =>
    regionListResponse
      .parse([{ regionAlias: 'W', platform: 'gc', cluster_code, region: 'w' }])
      .map(({ clusterCode, wireId }) => wireId ?? clusterCode)[0],
  cluster: (id) => wireIdOf(clusterDetailResponse.parse({ id, name: 'sales', platform: 'gc' })),
  user: (id) => clusterUserListResponse.parse([{ user: { id } }]).map(wireIdOf)[0],
  'data agent': (id) =>
    dataAgentListResponse.parse({ dataAgents: [{ id, name: 'a' }] }).records.map(wireIdOf)[0],
  tenant: (id) => tenantListResponse.parse([{ id, name: 'sales' }]).map(wireIdOf)[0],
  event: (id) =>
    scheduledEventListResponse
      .parse([{ id, event: 'connect', startTime: '2026-01-01T00:00:00Z' }])
      .map(wireIdOf)[0],
}

describe.each(Object.entries(backOf))('the id of a %s', (_what, back) => {
  it.each([7, '7', 'abc'])('listed as %j goes back as just that [CRE-D26]', (id) => {
    expect(back(id)).toBe(id)
  })
})

it('is known here by its text, whatever it came as', () => {
  expect(clusterUserListResponse.parse([{ user: { id: 7 } }])[0]?.id).toBe('7')
  expect(clusterUserListResponse.parse([{ user: { email: 'ann@example.test' } }])[0]?.id).toBe(
    'ann@example.test',
  )
})

it.each([7, '7'])('an id of %j may be sent wherever an id is', (id) => {
  const event = {
    event: 'connect',
    eventResult: null,
    startTime: '2026-01-01T00:00:00Z',
    eventInformation: { analyticsReplicas: null, loaderReplicas: null },
  }
  expect(clusterUserRequest.parse({ userID: id })).toEqual({ userID: id })
  expect(deleteDataAgentsRequest.parse({ ids: [id] })).toEqual({ ids: [id] })
  expect(librarySyncRequest.parse({ instanceID: id, type: 'pypi' })).toMatchObject({ instanceID: id })
  expect(updateScheduledEventRequest.parse({ ...event, recordID: id })).toMatchObject({ recordID: id })
  expect(updateSubClusterRequest.parse({ subCluster: 'a', size: id })).toMatchObject({ size: id })
  expect(
    createSubClusterRequest.parse({ type: 'sqlx', configs: {}, size: id, name: 'a', nodes: 1 }),
  ).toMatchObject({ size: id })
})

it.each([
  ['failed', 'failure'],
  ['FAILED', 'failure'],
  ['FAILURE', 'failure'],
  ['QUEUED', 'queued'],
  ['SUCCESS', 'success'],
  ['success', 'success'],
  [null, 'queued'],
])('the status %j of an event reads as %s [API-108]', (status, expected) => {
  const sent = { id: 1, event: 'connect', startTime: '2026-01-01T00:00:00Z', status }
  expect(scheduledEventListResponse.parse([sent])[0]?.status).toBe(expected)
})
