/** Gives the focus to the content of the page, which stays where it is. */
export function focusPage(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}
