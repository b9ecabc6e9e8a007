import { describe, expect, it } from 'vitest'
import { type Facts, factsOf } from '../access/facts'
import { factOf, type PersonFact, personFacts } from '../definitions/condition'
import type { Person } from '../domain/person'
import { buildPerson } from './builders'

/** What a condition of a definition and a rule of access both ask of a person, by their two names. */
const shared = {
  role: 'planName',
  isPartner: 'isPartner',
  isTrialExpired: 'isTrialExpired',
} as const satisfies Partial<Record<PersonFact, keyof Facts>>

const inAccess = (person: Person) => factsOf({ person, productKey: 'basalt' })

describe('what a condition of a definition asks of a person', () => {
  it.each([
    ['role', buildPerson({ role: { id: 4, name: 'enterprise' } }), 'enterprise'],
    ['role', buildPerson({ role: { id: 1, name: 'free' } }), 'free'],
    ['isPartner', buildPerson({ isPartner: true }), true],
    ['isPartner', buildPerson({ isPartner: false }), false],
    ['isTrialExpired', buildPerson({ isTrialExpired: true }), true],
    ['isTrialExpired', buildPerson({ isTrialExpired: false }), false],
  ] as const)('is for %s what the rules of access read', (name, person, expected) => {
    expect(factOf(person, name)).toBe(expected)
    expect(inAccess(person)[shared[name]]).toBe(expected)
  })

  it('is beside these only what no rule of access reads', () => {
    expect(personFacts.filter((name) => !Object.hasOwn(shared, name))).toEqual([
      'id',
      'name',
      'email',
      'isEmailVerified',
    ])
  })

  it('is a role by the name the server sent, also one that the rules of access leave out', () => {
    const person = buildPerson({ role: { id: 9, name: 'partner' } })
    expect(factOf(person, 'role')).toBe('partner')
    expect(inAccess(person).planName).toBeNull()
  })
})
