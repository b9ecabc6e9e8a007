import { useEffect, useState } from 'react'

/** Milliseconds for which a copied value says so (PLT-008). */
const houseTime = 1000

/** What a copy control shows: `failed` where the browser gives no access to the clipboard. */
export type CopyState = 'ready' | 'copied' | 'failed'

/** Copies a text and says for a second, or as many milliseconds as given, what became of it. */
export function useCopy(copiedFor: number = houseTime): {
  state: CopyState
  copy: (text: string | Promise<string>) => Promise<void>
} {
  const [outcome, setOutcome] = useState<{ state: CopyState; count: number }>({ state: 'ready', count: 0 })

  // biome-ignore lint/correctness/useExhaustiveDependencies: copied again, it says so for a second again
  useEffect(() => {
    if (outcome.state === 'ready') return
    const timer = setTimeout(() => setOutcome((last) => ({ ...last, state: 'ready' })), copiedFor)
    return () => clearTimeout(timer)
  }, [outcome.count, copiedFor])

  async function copy(text: string | Promise<string>) {
    const state = await writeText(text)
    setOutcome(({ count }) => ({ state, count: count + 1 }))
  }
  return { state: outcome.state, copy }
}

async function writeText(text: string | Promise<string>): Promise<CopyState> {
  try {
    await navigator.clipboard.writeText(await text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
