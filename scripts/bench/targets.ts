import type { Figures } from './report'

/** One line of the comparison with what was agreed; `limit` is where it counts as a failure. */
export type Target = {
  what: string
  measured: number | null
  target: number
  limit: number | null
  unit: 'KB' | 'ms' | 'MB' | '×' | ''
}

/** The agreed figures next to the measured ones, as far as they were measured in this run. */
export function compareWithTargets(figures: readonly Figures[], pollTask: number | null): Target[] {
  const at = (clusters: number, profile: string) =>
    figures.find((line) => line.clusters === clusters && line.profile === profile)
  const slow = at(50, 'slow')
  const fast = at(50, 'fast')
  const growth = (clusters: number) => {
    const many = at(clusters, 'fast')
    return many && fast ? many.content / fast.content : null
  }
  const any = fast ?? slow
  const lines: Target[] = [
    {
      what: 'JS before the list shows',
      measured: any?.scriptBefore ?? null,
      target: 250,
      limit: 280,
      unit: 'KB',
    },
    {
      what: 'requests before the list shows',
      measured: any?.requests ?? null,
      target: 8,
      limit: 10,
      unit: '',
    },
    {
      what: 'content, slow, to bare React',
      measured: slow?.ratioToFloor ?? null,
      target: 2.1,
      limit: 2.5,
      unit: '×',
    },
    {
      what: 'content, fast, to bare React',
      measured: fast?.ratioToFloor ?? null,
      target: 3,
      limit: 3.6,
      unit: '×',
    },
    {
      what: 'first contentful paint, slow',
      measured: slow?.firstPaint ?? null,
      target: 800,
      limit: null,
      unit: 'ms',
    },
    {
      what: 'first contentful paint, fast',
      measured: fast?.firstPaint ?? null,
      target: 250,
      limit: null,
      unit: 'ms',
    },
    { what: 'layout shift', measured: any?.shift ?? null, target: 0.02, limit: 0.05, unit: '' },
    { what: 'heap after load', measured: any?.heap ?? null, target: 6, limit: 10, unit: 'MB' },
    {
      what: 'list to detail, slow, first',
      measured: slow?.detailFirst ?? null,
      target: 800,
      limit: null,
      unit: 'ms',
    },
    {
      what: 'list to detail, slow, again',
      measured: slow?.detailAgain ?? null,
      target: 350,
      limit: null,
      unit: 'ms',
    },
    {
      what: 'interaction to paint, slow',
      measured: slow?.interaction ?? null,
      target: 200,
      limit: null,
      unit: 'ms',
    },
    {
      what: 'interaction to paint, fast',
      measured: fast?.interaction ?? null,
      target: 100,
      limit: null,
      unit: 'ms',
    },
    { what: '1,000 clusters, fast, to 50', measured: growth(1_000), target: 1.5, limit: null, unit: '×' },
    { what: '10,000 clusters, fast, to 50', measured: growth(10_000), target: 2.5, limit: null, unit: '×' },
    { what: "a poll's longest task, 10,000", measured: pollTask, target: 100, limit: null, unit: 'ms' },
  ]
  return lines.filter(({ measured }) => measured !== null)
}

export function verdictOf({ measured, target, limit }: Target): string {
  if (measured === null) return ''
  if (measured <= target) return 'reached'
  return limit !== null && measured <= limit ? 'between target and limit' : 'missed'
}
