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

  it('shows the brand of the configuration [PLT-005, PLT-010]', () => {
    setProductName('Acme')
    expect(t('clusters.creatingFoot')).toBe('Creating Acme cluster may take 5-10 minutes')
  })
})
