import { type RefObject, useEffect, useRef, useState } from 'react'

/** Milliseconds between two questions whether a service is there (D1 §9 'chat widget poll', SHL-D10). */
const questionInterval = 2_000

/** Marks the messages of the console and of its services among all others of a window. */
const source = 'basalt-console'

/** What the console tells a service. */
export type ServiceMessage =
  | { type: 'hello' }
  | { type: 'identify'; email: string }
  | { type: 'page'; page: string }
  | { type: 'end' }

/**
 * Speaks with a service of another origin in a frame: asks every 2 s until it answers `ready`, then tells who the person
 * is, and that it is over once nobody may be known. Only the frame itself is heard, and only its own origin is told anything.
 * @param email who the person is; null while nobody may be known
 */
export function useServiceFrame(
  address: string,
  email: string | null,
): { frame: RefObject<HTMLIFrameElement | null>; isReady: boolean; tell: (message: ServiceMessage) => void } {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const { origin } = new URL(address)
  const tell = (message: ServiceMessage) => {
    // The first words say nothing of anybody, and the frame may still be on its way to its own origin.
    const to = message.type === 'hello' ? '*' : origin
    frame.current?.contentWindow?.postMessage({ source, ...message }, to)
  }
  const latest = useRef(tell)
  latest.current = tell

  useEffect(() => {
    if (isReady) return
    const handleMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      if (Reflect.get(Object(event.data), 'type') === 'ready') setReady(true)
    }
    window.addEventListener('message', handleMessage)
    const asking = setInterval(() => latest.current({ type: 'hello' }), questionInterval)
    return () => {
      window.removeEventListener('message', handleMessage)
      clearInterval(asking)
    }
  }, [isReady, origin])

  useEffect(() => {
    if (isReady) latest.current(email === null ? { type: 'end' } : { type: 'identify', email })
  }, [isReady, email])

  return { frame, isReady, tell: latest.current }
}
