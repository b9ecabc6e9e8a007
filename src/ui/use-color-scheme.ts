import { useSyncExternalStore } from 'react'
import {
  type ColorScheme,
  darkQuery,
  readThemeChoice,
  subscribeToTheme,
  type ThemeChoice,
} from './theme-choice'

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribeToTheme, readThemeChoice)
}

/** The scheme on screen: the choice, or what the system prefers. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribeToTheme, () => {
    const choice = readThemeChoice()
    if (choice !== 'system') return choice
    return matchMedia(darkQuery).matches ? 'dark' : 'light'
  })
}
