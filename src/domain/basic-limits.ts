import type { Cluster } from './cluster'

/** What a person's own clusters are against what Cloud Basic asks for: exactly one, of at most Small (D1 §5 'Plans'). */
export type AgainstBasic = {
  count: number
  /** How many would have to go. */
  tooMany: number
  /** Larger than Small, which is the smallest size there is (D1 §3 'Enumerations'). */
  tooLarge: readonly Cluster[]
  /** Of a size that the list does not tell. */
  sizeNotReported: readonly Cluster[]
}

/** Only for a person to see beforehand: whether they may change is the server's word alone (PLAN-D05, PLAN-D18). */
export function againstBasic(own: readonly Cluster[]): AgainstBasic {
  return {
    count: own.length,
    tooMany: Math.max(0, own.length - 1),
    tooLarge: own.filter(({ sizeKey }) => sizeKey !== null && sizeKey !== 'small'),
    sizeNotReported: own.filter(({ sizeKey }) => sizeKey === null),
  }
}
