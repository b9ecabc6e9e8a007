/** Whether the browser lets a page open a tab: for some seconds after a press. Older ones do not say. */
export function mayOpenTab(): boolean {
  return navigator.userActivation?.isActive !== false
}

/** Opens an address beside the page, without a way back from it. */
export function openInNewTab(href: string): void {
  const link = document.createElement('a')
  link.href = href
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  link.click()
}
