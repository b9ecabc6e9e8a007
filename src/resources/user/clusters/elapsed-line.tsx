import { useEffect, useState } from 'react'
import type { ClusterState } from '../../../domain/cluster-state'
import { elapsedClock, paceOf } from '../../../domain/elapsed'
import { t } from '../../../locales/t'

const day = 86_400_000

export type ElapsedLineProps = {
  state: ClusterState
  /** When the state began, in milliseconds since the epoch; null where nobody can say. */
  since: number | null
}

/** How long a state has lasted, ticking each second; beyond the expected time it says so (D1 §9, CLU-088). */
export function ElapsedLine({ state, since }: ElapsedLineProps) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])

  const elapsed = since === null ? null : Math.max(now - since, 0)
  const pace = paceOf(state, elapsed)
  if (elapsed === null || pace === null) return null
  const key =
    elapsed > day ? 'views.longerThanDay' : pace === 'longer' ? 'views.longerThanUsual' : 'views.elapsed'
  return <span data-pace={pace}>{t(key, { elapsed: elapsedClock(elapsed) })}</span>
}
