import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus back to the control that had it when new rows moved its own: a browser takes it from an element that
 * is put elsewhere.
 * @param drawn changes whenever the rows do
 */
export function useSteadyFocus(drawn: unknown): {
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: (event: FocusEvent<HTMLElement>) => void
} {
  const held = useRef<HTMLElement | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every drawing of the rows
  useLayoutEffect(() => {
    const control = held.current
    if (control?.isConnected && document.activeElement === document.body)
      control.focus({ preventScroll: true })
  }, [drawn])

  // A press somewhere else leaves the control for good, also where nothing takes the focus.
  useEffect(() => {
    function handlePointerDown({ target }: PointerEvent) {
      if (!(target instanceof Node && held.current?.contains(target))) held.current = null
    }
    document.addEventListener('pointerdown', handlePointerDown, true)
    return () => document.removeEventListener('pointerdown', handlePointerDown, true)
  }, [])

  return {
    onFocus: ({ target }) => {
      held.current = target
    },
    // A person leaves for something else; an element that is moved leaves for nothing.
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget) held.current = null
    },
  }
}
