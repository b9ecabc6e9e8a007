/**
 * Remembers what opens a dialog or a menu.
 * @returns gives the focus back to it; where it is gone, to the control of the same name in its section, of the same
 * record where it was one's, or else to the title of the page. Where the person has gone on meanwhile, it stays.
 */
export function focusReturn(opener: HTMLElement | null): () => void {
  const section = opener?.closest('section[aria-labelledby]')
  return () =>
    requestAnimationFrame(() => {
      const { activeElement } = document
      const isElsewhere =
        activeElement !== null && activeElement !== document.body && activeElement !== opener
      if (isElsewhere) return
      if (opener?.isConnected) return opener.focus()
      const heir = opener && section?.isConnected && controlLike(section, opener, recordOf(opener))
      const title = document.querySelector<HTMLElement>('h1')
      if (!heir && title) title.tabIndex = -1
      // Nobody asked to go there: what the person looks at stays in view.
      const target = heir || title
      target?.focus({ preventScroll: true })
    })
}

/** The link or button with the name of one that is gone, of the same record. What has no name is like no other. */
export function controlLike(place: Element, gone: Element, recordId: string | undefined) {
  const name = nameOf(gone)
  if (name === '') return undefined
  const controls = [...place.querySelectorAll<HTMLElement>('a, button')]
  return controls.find((control) => recordOf(control) === recordId && nameOf(control) === name)
}

/** The id of the record whose row or card holds a control. */
export function recordOf(control: Element): string | undefined {
  return control.closest<HTMLElement>('[data-record]')?.dataset.record
}

function nameOf(control: Element): string {
  return control.ariaLabel ?? control.textContent
}
