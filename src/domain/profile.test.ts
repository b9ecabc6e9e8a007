import { describe, expect, it } from 'vitest'
import { checkProfile, isSameProfile, type Profile, profileOf, trimmedProfile } from './profile'

const good: Profile = { firstName: 'Ann', lastName: 'Ash', jobTitle: 'Analyst', company: 'Mills', phone: '' }

describe('a profile', () => {
  it('is what is known of the person, and empty where nothing is', () => {
    const known = { firstName: 'Ann', lastName: 'Ash', jobTitle: 'Analyst', company: 'Mills', phone: '1' }
    expect(profileOf({ profile: known })).toEqual(known)
    const unknown = { firstName: null, lastName: null, jobTitle: null, company: null, phone: null }
    expect(profileOf({ profile: unknown })).toEqual({
      ...{ firstName: '', lastName: '', jobTitle: '', company: '', phone: '' },
    })
  })

  it.each(['firstName', 'lastName', 'jobTitle', 'company'] as const)(
    'needs %s [ACC-011, ACC-012, ACC-013, ACC-014]',
    (field) => {
      expect(checkProfile({ ...good, [field]: ' ' })).toEqual({ [field]: 'required' })
    },
  )

  it.each([
    ['', true],
    ['+49 (30) 1234-567', true],
    ['12345678901234567890', true],
    [' 12345678901234567890 ', true],
    ['123456789012345678901', false],
    ['12.34', false],
    ['١٢٣', false],
  ])('takes the phone %j: %s [ACC-008, ACC-D04]', (phone, isTaken) => {
    expect(checkProfile({ ...good, phone })).toEqual(isTaken ? {} : { phone: 'phone' })
  })

  it('is the same with blanks around', () => {
    const typed = {
      firstName: ' Ann',
      lastName: 'Ash ',
      jobTitle: ' Analyst ',
      company: ' Mills ',
      phone: ' 1',
    }
    expect(trimmedProfile(typed)).toEqual({ ...good, phone: '1' })
    expect(isSameProfile({ ...good, company: 'Mills ' }, good)).toBe(true)
    expect(isSameProfile(good, { ...good, company: ' Mills' })).toBe(true)
    expect(isSameProfile({ ...good, phone: '1' }, good)).toBe(false)
  })
})
