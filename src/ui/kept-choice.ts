/** A choice of this person that stays in this browser; null where none is kept. */
export function keptChoice(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a choice for the next visit, or none. Where a browser forbids storage, it counts for this page alone. */
export function keepChoice(key: string, choice: string | null): void {
  try {
    if (choice === null) localStorage.removeItem(key)
    else localStorage.setItem(key, choice)
  } catch {
    // Nothing to be done: it shows all the same.
  }
}
