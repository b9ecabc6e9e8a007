import { type ComponentType, createElement, useEffect, useSyncExternalStore } from 'react'
import { dropFailedStyleSheets } from './failed-style-sheets'
import { PieceFault, type PieceFaultProps } from './piece-fault'

/** A part of the console whose code arrives when it is drawn, or before: `preload` on hover, focus or in idle time. */
export type LazyPiece<Props> = ComponentType<Props> & { preload: () => void }

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
    useEffect(code.want, [])
    const { component, hasFailed, failures } = useSyncExternalStore(code.subscribe, code.now)
    if (component !== null) return createElement(component, props)
    if (hasFailed) return <Fault failures={failures} onRetry={code.want} />
    return Waiting ? <Waiting {...props} /> : null
  }
  return Object.assign(Piece, { preload: code.want })
}

type CodeState<Props> = {
  component: ComponentType<Props> | null
  hasFailed: boolean
  /** How often in a row it did not arrive. */
  failures: number
}

/** The code of one piece, shared by all places that draw it. */
function createCode<Props>(load: () => Promise<ComponentType<Props>>) {
  let state: CodeState<Props> = { component: null, hasFailed: false, failures: 0 }
  let isUnderWay = false
  const listeners = new Set<() => void>()

  function set(next: CodeState<Props>) {
    state = next
    for (const listener of listeners) listener()
  }

  async function fetchCode() {
    try {
      const component = await load()
      set({ component, hasFailed: false, failures: 0 })
    } catch {
      set({ component: null, hasFailed: true, failures: state.failures + 1 })
    } finally {
      isUnderWay = false
    }
  }

  return {
    now: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Asks for the code unless it is here or on its way; after a failure once more. */
    want: () => {
      if (state.component !== null || isUnderWay) return
      isUnderWay = true
      if (state.hasFailed) set({ ...state, hasFailed: false })
      dropFailedStyleSheets()
      void fetchCode()
    },
  }
}
