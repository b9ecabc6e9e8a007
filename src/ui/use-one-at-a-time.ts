import { useRef, useState } from 'react'

/** Does one thing at a time: two presses in one breath come before the first of them is drawn as pending. */
export function useOneAtATime() {
  const [isPending, setPending] = useState(false)
  const isUnderWay = useRef(false)

  /** What the work answers; null, and nothing is done, while some is under way. */
  async function run<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
    if (isUnderWay.current) return null
    isUnderWay.current = true
    setPending(true)
    try {
      return await work()
    } finally {
      isUnderWay.current = false
      setPending(false)
    }
  }
  return { isPending, run }
}
