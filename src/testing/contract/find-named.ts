import { waitFor } from '@testing-library/react'

/**
 * The elements of a kind that bear a name, as the engine gives names: by label, by reference, or by what they hold. Cheap,
 * where the queries by role ask the styles of all there is; what a browser makes of names is tested in one.
 */
export function allNamed(scope: ParentNode, selector: string, name: string): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>(selector)].filter((element) => nameOf(element) === name)
}

/** The one element of that name. @throws Error where there is none, or more than one */
export function theNamed(scope: ParentNode, selector: string, name: string): HTMLElement {
  const [element, ...more] = allNamed(scope, selector, name)
  if (element && more.length === 0) return element
  const others = [...scope.querySelectorAll<HTMLElement>(selector)].map(nameOf)
  throw new Error(`${element ? 'Several' : 'No'} ${selector} named "${name}", but ${JSON.stringify(others)}`)
}

export const theOpenDialog = (): HTMLElement | null => document.querySelector<HTMLElement>('[role=dialog]')

/** The dialog that is open, once it is. */
export function findDialog(): Promise<HTMLElement> {
  return waitFor(() => {
    const dialog = theOpenDialog()
    if (!dialog) throw new Error('No dialog is open')
    return dialog
  })
}

/**
 * The dialog whose title says this, once it is open: antd names every dialog by one and the same id in tests, so that a
 * second one would be called as the first.
 */
export function findDialogTitled(title: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].find(
      (dialog) => dialog.querySelector('h2')?.textContent === title,
    )
    if (!found) throw new Error(`No dialog is open that is titled "${title}"`)
    return found
  })
}

/** What an element is called. */
export function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label')
  if (label !== null) return label
  const ids = element.getAttribute('aria-labelledby')?.split(' ')
  const text = ids
    ? ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    : (labelOf(element) ?? element.textContent ?? '')
  return text.trim()
}

function labelOf(element: HTMLElement): string | undefined {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return undefined
  return element.labels?.[0]?.textContent ?? undefined
}
