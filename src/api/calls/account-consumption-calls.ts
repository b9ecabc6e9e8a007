import type { Call } from '../call'
import { accountConsumptionResponse } from '../wire/account-consumption'
import { namedClusters } from '../wire/named-clusters'

/** What all clusters of a person use. `{id}` is the person. */
export const accountConsumptionCalls = {
  getClustersInfo: {
    method: 'GET',
    path: '/users/{id}/clustersinfo',
    request: null,
    response: namedClusters('clusters', 'instances'),
    isIdempotent: true,
    assumption: 'The answer is not described: clusters by id and name are read (CLU-D25).',
    staleTime: 30_000,
    summary: 'The clusters of a person, to choose from',
    source: "D1 §7 'GET clustersinfo'",
  },
  getConsumption: {
    method: 'GET',
    path: '/users/{id}/consumption',
    query: ['startDate', 'endDate'],
    request: null,
    response: accountConsumptionResponse,
    isIdempotent: true,
    staleTime: 30_000,
    summary: 'What every cluster of a person consumed from one date to another, both inclusive',
    source: "D1 §7 'GET consumption', API-D02, USE-D04",
  },
} as const satisfies Record<string, Call>
