import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'

export type CardGridProps = {
  definition: ResourceDefinition
  records: readonly ResourceRecord[]
  /** Names the list for screen readers. */
  label: string
  /** How many cards stand in the grids above. */
  cardsAbove: number
  /** Changes when what stands above the grid may have changed its height. */
  layoutKey: string
}
