import type { SubClusterRow } from '../sub-cluster-payload'

/** Self-managed clusters of the first day, by the name of their cluster. */
export function seedSubClusters(now: number): readonly { cluster: string; row: SubClusterRow }[] {
  const long = now - 86_400_000
  const row = (
    name: string,
    type: string,
    size: string,
    nodes: number,
    rest: Partial<SubClusterRow> = {},
  ) => ({
    name,
    type,
    sizeID: `size-${size}`,
    nodes,
    configs: type === 'fallbackanalytics' ? { fallbackAnalytics: true } : {},
    transition: 'connect' as const,
    transitionAt: long,
    areNodesStopped: false,
    ...rest,
  })
  return [
    { cluster: 'sales-analytics', row: row('sales-analytics-quarter', 'analytics', 'medium', 3) },
    { cluster: 'sales-analytics', row: row('sales-analytics-spare', 'fallbackanalytics', 'small', 1) },
    {
      cluster: 'sales-analytics',
      row: row('sales-analytics-nightly', 'loader', 'larges1', 2, { transition: 'disconnect' }),
    },
    {
      cluster: 'sales-analytics',
      row: row('sales-analytics-lab', 'analytics', 'small', 1, { areNodesStopped: true }),
    },
    { cluster: 'finance-archive', row: row('finance-archive-audit', 'analytics', 'small', 1) },
  ]
}
