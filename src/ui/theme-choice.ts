import { keepText, keptText } from './kept-text'

/** What the person chose; `system` follows the operating system. */
export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]
export type ColorScheme = 'light' | 'dark'

const storageKey = 'basalt.theme'
const listeners = new Set<() => void>()

/** Applies the remembered choice to the document; the style sheet follows `data-theme`. */
export function applyThemeChoice(): void {
  const choice = readThemeChoice()
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
}

/** Remembers and applies a choice. */
export function chooseTheme(choice: ThemeChoice): void {
  keepText(storageKey, choice === 'system' ? null : choice)
  current = choice
  applyThemeChoice()
  for (const listener of listeners) listener()
}

let current: ThemeChoice | null = null

/** The remembered choice. */
export function readThemeChoice(): ThemeChoice {
  if (current === null) {
    const kept = keptText(storageKey)
    current = themeChoices.find((known) => known === kept) ?? 'system'
  }
  return current
}

/** Calls back when the choice changes, here or in another tab. Answers how to stop listening. */
export function subscribeToTheme(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key !== storageKey && key !== null) return
    current = null
    applyThemeChoice()
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', handleStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', handleStorage)
  }
}
