/** For how long a text is kept: for further visits with this browser, or as long as this tab is open. */
export type KeptIn = 'browser' | 'tab'

/** What is kept under a key; null where nothing is. */
export function keptText(key: string, place: KeptIn = 'browser'): string | null {
  try {
    return storageOf(place).getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text, or none. Where a browser forbids storage or has no room, nothing is kept. */
export function keepText(key: string, text: string | null, place: KeptIn = 'browser'): void {
  try {
    if (text === null) storageOf(place).removeItem(key)
    else storageOf(place).setItem(key, text)
  } catch {
    // Nothing to be done: what is on screen counts for this page alone.
  }
}

/** Forgets all that is kept under keys that begin so. */
export function forgetTexts(prefix: string, place: KeptIn): void {
  try {
    for (const key of Object.keys(storageOf(place))) if (key.startsWith(prefix)) keepText(key, null, place)
  } catch {
    // As above.
  }
}

function storageOf(place: KeptIn): Storage {
  return place === 'tab' ? sessionStorage : localStorage
}
