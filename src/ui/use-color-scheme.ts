import { useSyncExternalStore } from 'react'

/** What the person chose; `system` follows the operating system. */
export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]
export type ColorScheme = 'light' | 'dark'

const storageKey = 'basalt.theme'
const darkQuery = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()

/** Applies the remembered choice to the document; the style sheet follows `data-theme`. */
export function applyThemeChoice(): void {
  const choice = readThemeChoice()
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
}

/** Remembers and applies a choice. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, choice)
  } catch {
    // A browser that forbids storage still switches, for this page.
  }
  current = choice
  applyThemeChoice()
  for (const listener of listeners) listener()
}

let current: ThemeChoice | null = null

function readThemeChoice(): ThemeChoice {
  current ??= stored()
  return current
}

function stored(): ThemeChoice {
  try {
    const choice = localStorage.getItem(storageKey)
    return themeChoices.find((known) => known === choice) ?? 'system'
  } catch {
    return 'system'
  }
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia(darkQuery)
  const handleStorage = ({ key }: StorageEvent) => {
    if (key !== storageKey && key !== null) return
    current = null
    applyThemeChoice()
    listener()
  }
  listeners.add(listener)
  system.addEventListener('change', listener)
  addEventListener('storage', handleStorage)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
    removeEventListener('storage', handleStorage)
  }
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, readThemeChoice)
}

/** The scheme on screen: the choice, or what the system prefers. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, () => {
    const choice = readThemeChoice()
    if (choice !== 'system') return choice
    return matchMedia(darkQuery).matches ? 'dark' : 'light'
  })
}
