/** How many locations of the console lie before this one in the tab, as React Router counts them. */
export function historyIndex(): number {
  const { idx } = window.history.state ?? {}
  return typeof idx === 'number' ? idx : 0
}
