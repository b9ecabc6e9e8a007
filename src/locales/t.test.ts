import { afterEach, describe, expect, it } from 'vitest'
import type { MessageKey } from './messages'
import { addMessages, setProductName, t } from './t'

afterEach(() => setProductName('Basalt'))

describe('a text', () => {
  it('fills in its values', () => {
    expect(t('access.actionNotInPlan', { action: 'Clone' })).toBe(
      "Clone isn't supported with your current plan.",
    )
  })

  it('keeps a missing value visible', () => {
    expect(t('access.actionNotInPlan')).toBe("{{action}} isn't supported with your current plan.")
  })

  it('does not read a value as a place of its own', () => {
    expect(t('access.actionNotInPlan', { action: '{{product}}' })).toBe(
      "{{product}} isn't supported with your current plan.",
    )
  })

  it('takes the form of the number, whether that is a figure or written out', () => {
    addMessages({ shelf: { books_one: 'one book', books: '{{count}} books' } })
    const books = (count: number | string) => t('shelf.books' as MessageKey, { count })
    expect([books(0), books(1), books(2), books('1'), books('1,001')]).toEqual([
      '0 books',
      'one book',
      '2 books',
      'one book',
      '1,001 books',
    ])
    expect(t('shelf.books' as MessageKey)).toBe('{{count}} books')
  })

  it('shows the brand of the configuration [PLT-005, PLT-010]', () => {
    setProductName('Acme')
    expect(t('clusters.creatingFoot')).toBe('Creating Acme cluster may take 5-10 minutes')
  })
})
