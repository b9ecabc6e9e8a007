import type { ConsumptionFilters } from '../../domain/consumption/address'
import type { PartChoice } from '../../domain/consumption/arithmetic'
import type { ConsumptionSettings } from '../../domain/consumption/breakdown'
import type { BucketedRange } from '../../domain/consumption/buckets'
import type { DataType } from '../../domain/consumption/data-type'
import type { ClusterUsage } from '../../domain/consumption/usage'

/** What is shown of the chosen clusters in the chosen range, and what every part of the page needs of it. */
export type ShownConsumption = {
  usages: readonly ClusterUsage[]
  range: BucketedRange
  settings: ConsumptionSettings
  filters: ConsumptionFilters
  /** Of each cluster by its id among all of the answer, by name: its colour, whichever others are shown. */
  places: ReadonlyMap<string, number>
  /** Dates on which clusters were created, by their id: before, they consumed nothing. Null while that is being read. */
  createdOn: Readonly<Record<string, string>> | null
}

/** A number that somebody asks for, and the way to its parts. */
export type Asked = { type: DataType; choice: PartChoice; value: number }
export type AskParts = (asked: Asked) => void
