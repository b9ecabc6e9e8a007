/** The last of the tasks that have begun, over or not. */
let latest: Promise<unknown> = Promise.resolve()

/**
 * Does something once nothing else is going on, after the first screen: one task after the other, so that who opens a
 * page meanwhile shares connection and processor with one at most. Answers how to call it off.
 * @param task ends with the promise it returns, if it does
 * @param delay milliseconds before it; what begins earlier comes first
 */
export function whenIdle(task: () => unknown, delay = 1_500): () => void {
  let isWanted = true
  const join = () => {
    latest = latest.then(() => isWanted && task()).catch(() => undefined)
  }
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(join, { timeout: 5_000 })
    else join()
  }, delay)
  return () => {
    isWanted = false
    clearTimeout(timer)
  }
}
