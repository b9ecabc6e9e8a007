/** Focus goes back to what opened a dialog; where that is gone, to the title of the page. */
export function returnFocus(opener: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const { activeElement } = document
    const isElsewhere = activeElement !== null && activeElement !== document.body && activeElement !== opener
    // Where the person has gone on meanwhile, the focus stays.
    if (isElsewhere) return
    const target = opener?.isConnected ? opener : document.querySelector<HTMLElement>('h1')
    if (!target) return
    if (target !== opener) target.tabIndex = -1
    target.focus()
  })
}
