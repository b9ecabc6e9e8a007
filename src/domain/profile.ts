import type { Person } from './person'

/** What a person may change of their account (D3 §5 'Profile'), as it is typed; empty for nothing. */
export type Profile = Readonly<Record<ProfileField, string>>

/** In the order of the form. */
export const profileFields = ['firstName', 'lastName', 'jobTitle', 'company', 'phone'] as const
export type ProfileField = (typeof profileFields)[number]

/** Digits, spaces, + - ( ), at most 20 characters (ACC-D04). */
const phoneShape = /^[\d +\-()]{0,20}$/

export function profileOf({ profile }: Pick<Person, 'profile'>): Profile {
  return {
    firstName: profile.firstName ?? '',
    lastName: profile.lastName ?? '',
    jobTitle: profile.jobTitle ?? '',
    company: profile.company ?? '',
    phone: profile.phone ?? '',
  }
}

/** What is wrong, by field; all but the phone are required. */
export function checkProfile(profile: Profile): Partial<Record<ProfileField, 'required' | 'phone'>> {
  const missing = profileFields.filter((field) => field !== 'phone' && profile[field].trim() === '')
  return {
    ...Object.fromEntries(missing.map((field) => [field, 'required'])),
    ...(!phoneShape.test(profile.phone.trim()) && { phone: 'phone' as const }),
  }
}

/** As it is sent: without spaces around. */
export function trimmedProfile(profile: Profile): Profile {
  return {
    firstName: profile.firstName.trim(),
    lastName: profile.lastName.trim(),
    jobTitle: profile.jobTitle.trim(),
    company: profile.company.trim(),
    phone: profile.phone.trim(),
  }
}

export function isSameProfile(one: Profile, other: Profile): boolean {
  return profileFields.every((field) => one[field].trim() === other[field].trim())
}
