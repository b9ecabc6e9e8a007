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
  /** IANA name of the person's zone, by which today goes. */
  zone: string
  /** Of each cluster by its id among all there are, by name: its colour, whichever others are shown. */
  places: ReadonlyMap<string, number>
  /** Dates on which clusters were created, by their id: before, they consumed nothing. Null while that is being read. */
  createdOn: Readonly<Record<string, string>> | null
  /** Names of chosen clusters that the answer does not have: it has those of the person alone (D1 §7 'GET consumption'). */
  absent: readonly string[]
}

/** How many clusters are chosen: all there are, where none is chosen by name. */
export function countChosen(shown: ShownConsumption): number {
  return chosenIds(shown).length
}

/** How many of the chosen clusters did not exist yet: the answer has nothing of them, and misses nothing. */
export function countLater(shown: ShownConsumption): number {
  const { usages, range, createdOn } = shown
  const reported = new Set(usages.map(({ id }) => id))
  return chosenIds(shown).filter((id) => !reported.has(id) && isCreatedAfter(range, createdOn?.[id])).length
}

/** Of how many of the chosen clusters something may be reported. */
export function countReported(shown: ShownConsumption): number {
  return countChosen(shown) - shown.absent.length - countLater(shown)
}

/** @param createdOn date; a cluster of which none is known may have been there */
export function isCreatedAfter({ dates }: BucketedRange, createdOn = ''): boolean {
  return createdOn > dates.to
}

function chosenIds({ filters, places }: ShownConsumption): readonly string[] {
  return filters.clusters?.filter((id) => places.has(id)) ?? [...places.keys()]
}

/** A number that somebody asks for, of what was shown then. */
export type Asked = { type: DataType; choice: PartChoice; value: number; shown: ShownConsumption }
/** The way to its parts. */
export type AskParts = (asked: Omit<Asked, 'shown'>) => void
