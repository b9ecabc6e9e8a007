/** Calls under way at a time: fast enough for hundreds, kind to the server. */
const atOnce = 3

/**
 * Does something about each of many, a few at a time and in their order.
 * @param isStopped asked before each; once it holds, none is begun any more
 */
export async function fewAtATime<Item>(
  items: readonly Item[],
  perform: (item: Item) => Promise<void>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const waiting = items.values()
  async function work(): Promise<void> {
    for (const item of waiting) {
      if (isStopped()) return
      await perform(item)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
