import { describe, expect, it } from 'vitest'
import { premiumPackageResponse } from './premium-package'

describe('whether premium is offered', () => {
  it.each([
    [true, true],
    [false, false],
    [1, true],
    ['false', false],
    [{ flag: true }, true],
    [{ data: { flag: 0 } }, false],
    [{ data: true }, true],
    [{ enabled: 'true' }, true],
  ])('is read from %j: %s [API-063]', (sent, isOffered) => {
    expect(premiumPackageResponse.parse(sent)).toBe(isOffered)
  })

  it.each([null, {}, '<html>', { flag: null }])('is not made up from %j', (sent) => {
    expect(premiumPackageResponse.safeParse(sent).success).toBe(false)
  })
})
