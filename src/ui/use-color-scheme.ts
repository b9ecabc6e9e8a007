import { useSyncExternalStore } from 'react'
import { type ColorScheme, readThemeChoice, subscribeToTheme, type ThemeChoice } from './theme-choice'
import { useMediaQuery } from './use-media-query'

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribeToTheme, readThemeChoice)
}

/** The scheme on screen: the choice, or what the system prefers. */
export function useColorScheme(): ColorScheme {
  const choice = useThemeChoice()
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)')
  if (choice !== 'system') return choice
  return isSystemDark ? 'dark' : 'light'
}
