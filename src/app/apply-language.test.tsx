import { afterEach, describe, expect, it } from 'vitest'
import { numberText, setLanguages } from '../locales/locale'
import { setTranslation, t } from '../locales/t'
import { widgetLocale } from '../ui/widget-locale'
import { applyLanguage } from './apply-language'

afterEach(() => {
  setLanguages([])
  setTranslation({})
  widgetLocale.current = undefined
  document.documentElement.lang = 'en'
})

describe('the language of config.json', () => {
  it('is that of every text, of figures, of antd and of the page', async () => {
    document.documentElement.lang = 'en'
    await applyLanguage('de', { common: { retry: 'Erneut versuchen' }, widgets: { noData: 'Keine Daten' } })
    expect([t('common.retry'), numberText(1234.5), document.documentElement.lang]).toEqual([
      'Erneut versuchen',
      '1.234,5',
      'de',
    ])
    expect(widgetLocale.current?.Empty?.description).toBe('Keine Daten')
  })

  it('is that of figures alone where no texts come with it, on an English page', async () => {
    document.documentElement.lang = 'en'
    await applyLanguage('de', null)
    expect([t('common.retry'), numberText(1234.5), document.documentElement.lang]).toEqual([
      'Try again',
      '1.234,5',
      'en',
    ])
    expect(widgetLocale.current).toBeUndefined()
  })

  it('goes on with antd in English where the rest of it does not arrive', async () => {
    const loadWidgets = () => Promise.reject(new Error('gone'))
    await applyLanguage('de', { common: { retry: 'Erneut versuchen' } }, loadWidgets)
    expect([numberText(1234.5), widgetLocale.current]).toEqual(['1.234,5', undefined])
    expect(t('common.retry')).toBe('Erneut versuchen')
  })

  it('is left as it is where config.json names none', async () => {
    setLanguages(['de'])
    await applyLanguage(undefined, null)
    expect(numberText(1234.5)).toBe('1.234,5')
  })
})
