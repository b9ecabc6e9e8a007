import { useState } from 'react'
import type { Person } from '../../domain/person'
import { useSession } from '../../providers/session-context'
import { keptText } from '../../ui/kept-text'
import styles from './views-place.module.css'

/**
 * Where the views of a list stand, above all else of it. It is as high before they come as with them, and gone
 * where there are none in the end.
 * @param name of the list, for what is kept in this browser
 * @param shipped how many views come with the list; null where it has none of a person's either
 */
export function useViewsPlace(name: string, shipped: number | null) {
  const { person } = useSession()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [isAwaited] = useState(
    () =>
      shipped !== null &&
      (shipped > 0 ||
        [keptViewsKey(name, person), knownOnServerKey(name, person)].some((key) => keptText(key) !== null)),
  )
  return {
    place,
    attributes: { ref: setPlace, className: styles.place, 'data-awaited': isAwaited || undefined },
  }
}

/** Under what the views of a list are kept. By person: two who share a browser do not see each other's. */
export function keptViewsKey(name: string, person: Person): string {
  return `basalt.views.${name}.${person.uuid}`
}

/** Under what it is kept that a server had views of the list: they are awaited the next time. */
export function knownOnServerKey(name: string, person: Person): string {
  return `${keptViewsKey(name, person)}.server`
}
