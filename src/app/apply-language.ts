import { setLanguages } from '../locales/locale'
import { setTranslation } from '../locales/t'
import type { Translation } from '../locales/translation'

/**
 * Makes the console speak the language of config.json, antd's own parts too; before the first draw.
 * @param locale BCP 47; English when absent
 * @param translation the console's own texts in it; null for English
 * @param loadWidgets brings what translates antd's own parts
 */
export async function applyLanguage(
  locale: string | undefined,
  translation: Translation | null,
  loadWidgets = () => import('../ui/translate-widgets'),
): Promise<void> {
  if (locale === undefined) return
  setLanguages([locale])
  if (translation === null) return
  setTranslation(translation)
  document.documentElement.lang = locale
  await loadWidgets().then(
    ({ translateWidgets }) => translateWidgets(),
    // Without this file antd's own parts are English, and everything else is there.
    () => undefined,
  )
}
