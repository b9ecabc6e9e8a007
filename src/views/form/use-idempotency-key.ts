import { useRef } from 'react'

/**
 * One key for one intention: minted when the form opens, kept for every further attempt, and new as soon as the
 * request says something else (decision 14). A retry after a lost answer thus has one effect.
 */
export function useIdempotencyKey(): (request: unknown) => string {
  const attempt = useRef<{ key: string; request: string | null } | null>(null)
  attempt.current ??= { key: crypto.randomUUID(), request: null }
  return (request) => {
    const text = JSON.stringify(request)
    const last = attempt.current
    if (last === null || (last.request !== null && last.request !== text)) {
      attempt.current = { key: crypto.randomUUID(), request: text }
    } else last.request = text
    return attempt.current?.key ?? crypto.randomUUID()
  }
}
