import { describe, expect, it } from 'vitest'
import { buildPerson } from '../testing/builders'
import { guardOf, personAtGuards, type SessionFacts } from './session-guard'

const well: NonNullable<SessionFacts['personAtLoad']> = {
  email: 'a@b.test',
  isTrialExpired: false,
  isConfirmed: true,
  isLoaded: true,
}

function guard(parts: Partial<SessionFacts> & { person?: Partial<typeof well> }) {
  const { person, ...facts } = parts
  return guardOf({
    authError: null,
    isAuthenticated: true,
    personAtLoad: person === undefined ? well : { ...well, ...person },
    failure: null,
    path: '/clusters',
    ...facts,
  })
}

describe('the guard in front of the routes', () => {
  it('is open for a confirmed person whose session is loaded, and for nobody signed in', () => {
    expect(guard({})).toBeNull()
    expect(guard({ isAuthenticated: false, personAtLoad: null })).toBeNull()
  })

  it.each([
    ['user is blocked', 'blocked'],
    ['expired', 'expired'],
    ['please verify', 'verify'],
    ['personal email', 'personal-email'],
    ['multifactor authentication required', 'mfa-required'],
    ['Invalid state', 'invalid-state'],
  ])('is the page of the authentication error %j: %s [AUTH-037]', (authError, expected) => {
    expect(guard({ authError, isAuthenticated: false, personAtLoad: null })).toBe(expected)
    expect(guard({ authError })).toBe(expected)
  })

  it('is open for an authentication error without a page', () => {
    expect(guard({ authError: 'login_required', isAuthenticated: false, personAtLoad: null })).toBeNull()
  })

  it.each([
    [true, 'a@b.test', 'expired'],
    [true, null, null],
    [true, '', null],
    [false, 'a@b.test', null],
    [false, null, null],
  ])('with the trial expired %s and the email %j is %s [AUTH-027]', (isTrialExpired, email, expected) => {
    expect(guard({ person: { isTrialExpired, email } })).toBe(expected)
  })

  it.each([
    [false, 'verify'],
    [true, null],
  ])('with a person confirmed %s is %s [AUTH-028]', (isConfirmed, expected) => {
    expect(guard({ person: { isConfirmed } })).toBe(expected)
  })

  it.each([
    [499, 'session-failed', null],
    [500, 'something-went-wrong', 'something-went-wrong'],
    [502, 'something-went-wrong', 'something-went-wrong'],
    [503, 'something-went-wrong', 'something-went-wrong'],
    [599, 'something-went-wrong', 'something-went-wrong'],
    [600, 'session-failed', null],
    [5, 'session-failed', null],
    [404, 'session-failed', null],
    [403, 'session-failed', null],
    ['unreachable', 'session-failed', null],
  ] as const)(
    'after a failure %s is %s without a person and %s with one [AUTH-038]',
    (failure, without, withOne) => {
      expect(guard({ failure, personAtLoad: null })).toBe(without)
      expect(guard({ failure })).toBe(withOne)
    },
  )

  it('is the spinner while the person is not loaded [AUTH-029]', () => {
    expect(guard({ personAtLoad: null })).toBe('spinner')
    expect(guard({ person: { isLoaded: false } })).toBe('spinner')
  })

  it('takes the first that applies, in order [AUTH-026]', () => {
    const all = { isTrialExpired: true, isConfirmed: false, isLoaded: false }
    expect(guard({ authError: 'blocked', failure: 500, person: all })).toBe('blocked')
    expect(guard({ failure: 500, person: all })).toBe('expired')
    expect(guard({ failure: 500, person: { ...all, isTrialExpired: false } })).toBe('verify')
    expect(guard({ failure: 500, person: { isLoaded: false } })).toBe('something-went-wrong')
    expect(guard({ person: { isLoaded: false } })).toBe('spinner')
  })

  it.each([
    '/',
    '/signin',
    '/signup',
    '/verify',
    '/clusters',
    '/plans',
    '/supports',
    '/support/x',
    '/nowhere',
  ])('stands in front of %s [AUTH-026]', (path) => {
    expect(guard({ path, person: { isConfirmed: false } })).toBe('verify')
  })

  it.each(['/support', '/support/'])('leaves %s open, but for the spinner', (path) => {
    expect(guard({ path, authError: 'blocked' })).toBeNull()
    expect(guard({ path, person: { isTrialExpired: true } })).toBeNull()
    expect(guard({ path, person: { isConfirmed: false } })).toBeNull()
    expect(guard({ path, failure: 500, personAtLoad: null })).toBeNull()
    expect(guard({ path, failure: 'unreachable', personAtLoad: null })).toBeNull()
    expect(guard({ path, isAuthenticated: false, personAtLoad: null })).toBeNull()
    expect(guard({ path, personAtLoad: null })).toBe('spinner')
  })
})

describe('the person in front of the guards [AUTH-027]', () => {
  const person = buildPerson({ email: 'new@b.test', isTrialExpired: true, isConfirmed: true, isLoaded: true })

  it('is none before the session is loaded', () => {
    expect(personAtGuards(null, { email: 'a@b.test', isTrialExpired: true })).toBeNull()
  })

  it.each([
    ['ended before the load', true, true, true],
    ['ends in mid-work', false, true, false],
    ['is extended in mid-work', true, false, false],
    ['goes on', false, false, false],
  ])('has a trial that %s', (_, atLoad, isTrialExpired, expected) => {
    const seen = personAtGuards({ ...person, isTrialExpired }, { email: 'a@b.test', isTrialExpired: atLoad })
    expect(seen).toEqual({
      email: 'a@b.test',
      isTrialExpired: expected,
      isConfirmed: true,
      isLoaded: true,
    })
  })

  it('has neither address nor an ended trial where the load gave no person', () => {
    expect(personAtGuards({ ...person, isConfirmed: false, isLoaded: false }, null)).toEqual({
      email: null,
      isTrialExpired: false,
      isConfirmed: false,
      isLoaded: false,
    })
  })
})
