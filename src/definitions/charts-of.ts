import type { ResourceDefinition } from './define'

type Charts = NonNullable<ResourceDefinition['list']['chart']>

/** One chart of a list. */
export type ListChart = Extract<Charts, { kind: unknown }>

/** The charts of a list, in their order; none where it says nothing of one. */
export function chartsOf({ chart }: ResourceDefinition['list']): readonly ListChart[] {
  if (!chart) return []
  return 'kind' in chart ? [chart] : chart
}
