import { focusPage } from './focus-page'

/** What had the focus is gone; a focus that stands elsewhere stays. */
export function giveFocusToPage(): void {
  if (document.activeElement === null || document.activeElement === document.body) focusPage()
}
