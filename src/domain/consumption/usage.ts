import type { BucketThreshold } from '../bucket-storage'

/** Figures by the name the server gives them; one of them has the brand key as its name. */
export type Figures = Readonly<Record<string, number>>

/** IPU of a day by component, in `total` all together (D1 §3 'Cluster consumption'). */
export type DayUsage = {
  date: string
  figures: Figures
  /** Hours in which the cluster ran; null where the server does not say. */
  hours: number | null
}

/** A month as the server sums it up. */
export type MonthUsage = {
  /** YYYY-MM. */
  month: string
  figures: Figures
}

/** What a component consumed on a day by service or type: IPU, or what they are the product of. */
export type UsedPart =
  | { name: string; ipu: number }
  /** `hours` is null where the server does not say how many of the day it ran. */
  | { name: string; powerUnit: number; replicas: number; hours: number | null }

/** IPU of each hour of a day, from 0 to 23; null where the server does not say. */
export type HourlyUsage = readonly (number | null)[]

/** A component: `spark`, or the brand key. */
export type ComponentUsage = {
  /** By date. */
  parts: ReadonlyMap<string, readonly UsedPart[]>
  hourly: ReadonlyMap<string, HourlyUsage>
}

/** A measurement of storage and what was done with it; null where the server does not say. */
export type StorageUsage = {
  /** Milliseconds since the epoch. */
  at: number
  /** IPU; what is below the threshold counts as 0. */
  storage: number | null
  classA: number | null
  classB: number | null
  downloads: number | null
  uploads: number | null
}

/** Sizes of a cluster's backups on a day, in GB; null where the server does not say. */
export type BackupSize = { date: string; bucket: number | null; metadata: number | null }

/** What a cluster consumed, as far as it can be read; of every list each date once, oldest first. */
export type ClusterUsage = {
  id: string
  name: string
  months: readonly MonthUsage[]
  days: readonly DayUsage[]
  /** By the name of the component. */
  components: ReadonlyMap<string, ComponentUsage>
  /** Of all components together. */
  hourly: ReadonlyMap<string, HourlyUsage>
  /** Several of one day are parts of it. */
  storage: readonly StorageUsage[]
  backups: readonly BackupSize[]
  thresholds: readonly BucketThreshold[]
}

/** IPU of storage below this count as none (D1 §9 'Consumption', USE-D06). */
export const storageThreshold = 0.0001
