import { setLanguages } from '../locales/locale'
import { setTranslation } from '../locales/t'
import type { Translation } from '../locales/translation'

/**
 * Makes the console speak the language of config.json, antd's own parts too; before the first draw.
 * @param locale BCP 47; English when absent
 * @param translation the console's own texts in it; null for English
 */
export async function applyLanguage(
  locale: string | undefined,
  translation: Translation | null,
): Promise<void> {
  if (locale === undefined) return
  setLanguages([locale])
  if (translation === null) return
  setTranslation(translation)
  document.documentElement.lang = locale
  const { translateWidgets } = await import('../ui/translate-widgets')
  translateWidgets()
}
