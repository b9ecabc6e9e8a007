import { useState } from 'react'

/**
 * One key for one intention: kept for every further attempt, and new as soon as the request says something else
 * (decision 14). A retry after a lost answer thus has one effect.
 */
export function useIdempotencyKey(): (request: unknown) => string {
  const [last] = useState(() => ({ key: crypto.randomUUID(), request: '' }))
  return (request) => {
    const text = JSON.stringify(request) ?? ''
    if (last.request !== text) last.key = crypto.randomUUID()
    last.request = text
    return last.key
  }
}
