import type { AccountClaims } from 'oidc-provider'
import { type Persona, personas } from '../personas'

/** What the ID token says of a person. The visitor of the hands-on lab has no address. */
export const claimsOf = (person: Persona): AccountClaims => ({
  sub: person.uuid,
  name: person.fullName,
  updated_at: '2026-01-01T00:00:00.000Z',
  ...(person.key === 'lab' ? {} : { email: person.email, email_verified: person.key !== 'unconfirmed' }),
})

export const findPersonById = (uuid: string): Persona | undefined =>
  personas.find((person) => person.uuid === uuid)

export const findPersonByKey = (key: string): Persona | undefined =>
  personas.find((person) => person.key === key)

export const findPersonByEmail = (email: string): Persona | undefined =>
  personas.find((person) => person.email === email.trim().toLowerCase())
