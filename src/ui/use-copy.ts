import { useEffect, useState } from 'react'

/** Milliseconds for which a copied value says so (PLT-008). */
const houseTime = 1000

/** What a copy control shows: `failed` where the browser gives no access to the clipboard. */
export type CopyState = 'ready' | 'copied' | 'failed'

/** Copies what `write` makes and says for a second, or as many milliseconds as given, what became of it. */
export function useCopy(copiedFor: number = houseTime): {
  state: CopyState
  copy: (write: () => string | Promise<string>) => Promise<void>
} {
  const [outcome, setOutcome] = useState<{ state: CopyState; count: number }>({ state: 'ready', count: 0 })

  // biome-ignore lint/correctness/useExhaustiveDependencies: copied again, it says so for a second again
  useEffect(() => {
    if (outcome.state === 'ready') return
    const timer = setTimeout(() => setOutcome((last) => ({ ...last, state: 'ready' })), copiedFor)
    return () => clearTimeout(timer)
  }, [outcome.count, copiedFor])

  async function copy(write: () => string | Promise<string>) {
    const state = await copyText(write)
    setOutcome(({ count }) => ({ state, count: count + 1 }))
  }
  return { state: outcome.state, copy }
}

/** A text that cannot be made counts as one that cannot be copied. */
async function copyText(write: () => string | Promise<string>): Promise<CopyState> {
  try {
    await navigator.clipboard.writeText(await write())
    return 'copied'
  } catch {
    return 'failed'
  }
}
