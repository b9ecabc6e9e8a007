import { useEffect, useRef } from 'react'

/** Moves the focus to an element that is about to be drawn, by its id. */
export function useFocusLater(): (id: string) => void {
  const awaited = useRef<string | null>(null)
  useEffect(() => {
    const element = awaited.current === null ? null : document.getElementById(awaited.current)
    if (!element) return
    awaited.current = null
    element.focus()
  })
  return (id) => {
    awaited.current = id
  }
}
