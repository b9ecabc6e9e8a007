import { useEffect, useRef, useState } from 'react'

/** A text that is searched for, and the way to put another one into the address. */
export type SearchAddress = { search: string; change: (change: { search: string }) => void }

/**
 * What is typed shows at once; the address follows after a pause, and leads when it changes by itself.
 * @param pause milliseconds of quiet
 */
export function useTyped(address: SearchAddress, pause: number): [string, (text: string) => void] {
  const [typed, setTyped] = useState(address.search)
  const [written, setWritten] = useState(address.search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (address.search !== written) {
    setWritten(address.search)
    setTyped(address.search)
  }

  function handleTyped(text: string) {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setWritten(text)
      address.change({ search: text })
    }, pause)
  }
  return [typed, handleTyped]
}
