import { afterEach, describe, expect, it } from 'vitest'
import { setProductName, t } from './t'

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
})
