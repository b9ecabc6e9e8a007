import type { KeyboardEvent } from 'react'

/** Escape closes an open list of choices, and only that: the list itself stops the key, but not the browser. */
export function keepEscapeOfLists(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target } = event
  if (key !== 'Escape' || !(target instanceof Element)) return
  if (target.getAttribute('aria-expanded') === 'true') event.preventDefault()
}
