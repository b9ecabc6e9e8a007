import { useEffect, useEffectEvent, useState } from 'react'

/** A text that is searched or filtered by, and the way to put another one into the address. */
export type SearchAddress = { search: string; change: (change: { search: string }) => void }

/**
 * The text of a search box, or of a filter by several values. What is typed shows at once and the address follows after a
 * pause; the address leads only when it changes to something that was not typed here (Back, a link, "Clear search and
 * filters").
 * @param pause milliseconds of quiet
 */
export function useTyped(address: SearchAddress, pause: number): [string, (text: string) => void] {
  const [typed, setTyped] = useState(address.search)
  const [seen, setSeen] = useState(address.search)
  // The router changes the address in a transition: more may be typed before a text written to it arrives.
  const [onItsWay, setOnItsWay] = useState<readonly string[]>([])

  if (address.search !== seen) {
    setSeen(address.search)
    const place = onItsWay.lastIndexOf(address.search)
    setOnItsWay(place === -1 ? [] : onItsWay.slice(place + 1))
    if (place === -1) setTyped(address.search)
  }

  const write = useEffectEvent(() => {
    if (typed === (onItsWay.at(-1) ?? address.search)) return
    setOnItsWay([...onItsWay, typed])
    address.change({ search: typed })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text that is typed begins another pause
  useEffect(() => {
    const timer = setTimeout(write, pause)
    return () => clearTimeout(timer)
  }, [typed, pause])

  return [typed, setTyped]
}
