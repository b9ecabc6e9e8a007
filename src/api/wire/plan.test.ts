import { describe, expect, it } from 'vitest'
import { changePlanRequest, downgradeResponse, eligibilityResponse, paymentResponse } from './plan'

describe('whether the plan may become free', () => {
  it.each([
    [{ can: true }, true],
    [{ can: false }, false],
    [{ can: 0 }, false],
    [{ can: 'true' }, true],
    [{ data: { can: false } }, false],
  ])('is read from %j: %s [API-103, PLAN-019]', (sent, can) => {
    expect(downgradeResponse.parse(sent)).toBe(can)
  })

  it.each([null, {}, { can: null }, { can: 'perhaps' }, '<html>'])('is not made up from %j', (sent) => {
    expect(downgradeResponse.safeParse(sent).success).toBe(false)
  })
})

describe('whether a person may pay for Premium', () => {
  it.each([
    [{ data: true }, true],
    [{ data: 1 }, true],
    [{ data: 'yes' }, true],
    [{ data: { last4: '4242' } }, true],
    [{ data: false }, false],
    [{ data: null }, false],
    [{ data: 0 }, false],
    [{ data: '' }, false],
    [{ data: 'false' }, false],
    [{}, false],
  ])('follows from what is truthy in %j: %s [API-105]', (sent, isEligible) => {
    expect(eligibilityResponse.parse(sent)).toBe(isEligible)
  })

  it.each([null, 'true', '<html>'])('is not made up from %j', (sent) => {
    expect(eligibilityResponse.safeParse(sent).success).toBe(false)
  })
})

describe('the payment card', () => {
  it.each([
    [{ data: { last4: '4242', expiration: '08/28' } }, { last4: '4242', expiration: '08/28' }],
    [
      { last4: 4242, expiration: '08/28' },
      { last4: '4242', expiration: '08/28' },
    ],
    [{ data: { last4: '4242', expiration: [] } }, { last4: '4242', expiration: null }],
    [{ data: { last4: {}, expiration: '08/28' } }, { last4: null, expiration: '08/28' }],
    [{ data: null }, null],
    [{ data: {} }, null],
  ])('of %j reads as %j', (sent, card) => {
    expect(paymentResponse.parse(sent)).toEqual(card)
  })
})

describe('the change of the plan', () => {
  it('sends the plan alone, free or premium [API-104]', () => {
    expect(changePlanRequest.parse({ plan: 'free' })).toEqual({ plan: 'free' })
    expect(changePlanRequest.parse({ plan: 'premium' })).toEqual({ plan: 'premium' })
    expect(changePlanRequest.safeParse({ plan: 'enterprise' }).success).toBe(false)
    expect(changePlanRequest.safeParse({ plan: 'free', userId: 'u-1' }).success).toBe(false)
  })
})
