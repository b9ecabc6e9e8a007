import { ConsumptionPage } from '../custom-pages/consumption/consumption-page'
import type { ClusterUsage } from '../domain/consumption/usage'
import { buildPerson } from './builders'
import { buildClusterDetail } from './detail-builders'
import { createFakeApi, type FakeAnswers } from './fake-api'
import { type Rendered, renderWithProviders } from './render-with-providers'

type Options = { answers?: FakeAnswers; path?: string; state?: unknown }

/** The page of consumption of somebody who has an account since 20 November 2025, with what the server answers. */
export function openConsumption(
  usages: readonly ClusterUsage[],
  { answers, path = '/consumption', state }: Options = {},
): Rendered {
  return renderWithProviders(<ConsumptionPage title="IPU Units Consumption" />, {
    person: buildPerson({ createdAt: '2025-11-20T08:00:00Z' }),
    path,
    state,
    api: createFakeApi({
      getConsumption: () => [...usages],
      getCluster: () => buildClusterDetail(),
      listClusters: () => [],
      ...answers,
    }),
  })
}
