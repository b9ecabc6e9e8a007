import type { I18nProvider } from '@refinedev/core'
import { isMessageKey, t } from '../locales/t'

/** What Refine says by itself, in our words where we have them and in its own otherwise. */
export const i18nProvider: I18nProvider = {
  translate: (key: string, options?: unknown, defaultMessage?: string) => {
    if (isMessageKey(key)) return t(key, valuesOf(options))
    return defaultMessage ?? (typeof options === 'string' ? options : key)
  },
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
}

function valuesOf(options: unknown): Record<string, string | number> {
  if (typeof options !== 'object' || options === null) return {}
  const entries = Object.entries(options)
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  )
}
