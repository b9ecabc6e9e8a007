import type { ServiceAction, ServiceGroupName } from '../../../../domain/service'
import { type KeptStores, useKeptStore } from './use-kept-store'

/** What is on its way on nodes of a service. */
export type UnderWay = {
  group: ServiceGroupName
  /** Null for every node, also those to come. */
  names: readonly string[] | null
  /** Null for a change of their number. */
  action: ServiceAction | null
  /** What it is and how far it has come. */
  words: string
}

type Begun = UnderWay & { key: symbol; clusterId: string }

/**
 * What is on its way on the services of a cluster, and how to do more. It is kept as long as the query client: what was
 * begun goes on when the tab is left, and is not offered again where one comes back.
 */
export function useUnderWay(clusterId: string) {
  const { store, now: all } = useKeptStore(stores, none)

  async function during(what: UnderWay, work: (tell: (words: string) => void) => Promise<void>) {
    const key = Symbol()
    const change = (next: (own: Begun) => Begun[]) =>
      store.set(store.get().flatMap((one) => (one.key === key ? next(one) : [one])))
    store.set([...store.get(), { ...what, key, clusterId }])
    try {
      await work((words) => change((own) => [{ ...own, words }]))
    } finally {
      change(() => [])
    }
  }

  return { underWay: all.filter((one) => one.clusterId === clusterId) as readonly UnderWay[], during }
}

const none: readonly Begun[] = []
const stores: KeptStores<readonly Begun[]> = new WeakMap()
