import { describe, expect, it } from 'vitest'
import { authErrorPageOf } from './auth-error'

describe('the page of an authentication error', () => {
  it.each([
    ['user is blocked', 'blocked'],
    ['User account is BLOCKED.', 'blocked'],
    ['Trial expired', 'expired'],
    ['Please verify your email before logging in.', 'verify'],
    ['VERIFY', 'verify'],
    ['You cannot sign up with a personal email address', 'personal-email'],
    ['Personal Email', 'personal-email'],
    ['Multifactor authentication required', 'mfa-required'],
    ['multifactor', 'mfa-required'],
    ['Invalid state', 'invalid-state'],
    ['state', 'invalid-state'],
  ])('%j is %s [AUTH-037, AUTH-040]', (message, page) => {
    expect(authErrorPageOf(message)).toBe(page)
  })

  it.each([
    ['blocked expired verify personal email multifactor state', 'blocked'],
    ['state multifactor personal email verify expired', 'expired'],
    ['state multifactor personal email verify', 'verify'],
    ['state multifactor personal email', 'personal-email'],
    ['state multifactor', 'mfa-required'],
  ])('%j is the first in order: %s [AUTH-037]', (message, page) => {
    expect(authErrorPageOf(message)).toBe(page)
  })

  it.each([
    '',
    null,
    undefined,
    'access_denied',
    'login_required',
    'personal-email',
    'verification',
    'toString',
  ])('%j has none and is to be reported', (message) => {
    expect(authErrorPageOf(message)).toBeNull()
  })

  it('is a name, whatever markup the message carries', () => {
    expect(authErrorPageOf('<img src=x onerror=alert(1)> blocked')).toBe('blocked')
  })
})
