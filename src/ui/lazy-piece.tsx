import { type ComponentType, createElement, useEffect, useSyncExternalStore } from 'react'
import { createStore } from '../domain/create-store'
import { PieceFault, type PieceFaultProps } from './piece-fault'

/**
 * A part of the console whose code arrives when it is drawn, or before: `preload` on hover, focus or in idle
 * time, over when the code is here or has failed to come.
 */
export type LazyPiece<Props> = ComponentType<Props> & { preload: () => Promise<void> }

export type LazyPieceOptions<Props> = {
  /** Stands in its place at once, while the code is on its way; nothing without. */
  Waiting?: ComponentType<Props>
  /** Stands in its place when the code did not arrive. */
  Fault?: ComponentType<PieceFaultProps>
}

/**
 * A part whose code is loaded on demand. Code that does not arrive (offline, or replaced by a newer version) takes
 * nothing else down: its place says so, and it is asked for again there, by itself when the connection is back.
 */
export function lazyPiece<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, Fault = PieceFault }: LazyPieceOptions<Props> = {},
): LazyPiece<Props> {
  const code = createCode(load)

  // Not React's `lazy`: a suspended page would leave the last one on screen, without a sign that a press was heard.
  function Piece(props: Props) {
    useEffect(() => void code.want(), [])
    const { component, isAwaited, failures } = useSyncExternalStore(code.subscribe, code.now)
    if (component !== null) return createElement(component, props)
    if (failures > 0 && !isAwaited) return <Fault failures={failures} onRetry={code.want} />
    return Waiting ? <Waiting {...props} /> : null
  }
  return Object.assign(Piece, { preload: code.want })
}

/** The code of one piece, shared by all places that draw it; `failures` counts how often in a row it did not arrive. */
function createCode<Props>(load: () => Promise<ComponentType<Props>>) {
  type State = { component: ComponentType<Props> | null; isAwaited: boolean; failures: number }
  const { get, set, subscribe } = createStore<State>({ component: null, isAwaited: false, failures: 0 })
  let asked = Promise.resolve()
  return {
    now: get,
    subscribe,
    /** Asks for the code unless it is here or on its way; after a failure once more. */
    want: () => {
      const { component, isAwaited, failures } = get()
      if (component !== null || isAwaited) return asked
      set({ component, isAwaited: true, failures })
      asked = load().then(
        (component) => set({ component, isAwaited: false, failures: 0 }),
        () => set({ component, isAwaited: false, failures: failures + 1 }),
      )
      return asked
    },
  }
}

// The bundler takes a style sheet that stands in the document for loaded: one that did not arrive goes, or code that is
// asked for again would come without its styles.
globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
  },
  { capture: true },
)
