import type { ClusterUsage, DayUsage } from '../domain/consumption/usage'

/** A cluster of which nothing is reported but its name, and what a test says of it. */
export function buildUsage(said: Partial<ClusterUsage> = {}): ClusterUsage {
  return {
    id: 'c-1',
    name: 'sales',
    months: [],
    days: [],
    components: new Map(),
    hourly: new Map(),
    storage: [],
    backups: [],
    thresholds: [],
    ...said,
  }
}

/** A day on which only a total is reported. */
export function buildDay(date: string, total: number): DayUsage {
  return { date, figures: { total }, hours: null }
}
