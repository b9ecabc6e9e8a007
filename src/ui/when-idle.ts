/** Does something once nothing else is going on, after the first screen. Answers how to call it off. */
export function whenIdle(task: () => void): () => void {
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 5_000 })
    else task()
  }, 1_500)
  return () => clearTimeout(timer)
}
