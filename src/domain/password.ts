import type { Person } from './person'

/** Characters of a provisioned password (D1 §5 'Provision password'); a character is a Unicode code point. */
const passwordLength = { min: 12, max: 32 } as const

export const passwordCriteria = ['length', 'lowercase', 'uppercase', 'digit', 'special'] as const
export type PasswordCriterion = (typeof passwordCriteria)[number]

/**
 * How each criterion is met (CLU-D21). Letters and digits are counted in ASCII, as the identity provider does;
 * special is what is no letter, digit, mark or white space in any script.
 */
const meets: Readonly<Record<PasswordCriterion, (password: string) => boolean>> = {
  length: (password) => {
    const { length } = [...password]
    return length >= passwordLength.min && length <= passwordLength.max
  },
  lowercase: (password) => /[a-z]/.test(password),
  uppercase: (password) => /[A-Z]/.test(password),
  digit: (password) => /[0-9]/.test(password),
  special: (password) => /[^\p{L}\p{N}\p{M}\s]/u.test(password),
}

/** The live checklist, in order (CLU-D21). */
export function passwordChecklist(password: string): { criterion: PasswordCriterion; isMet: boolean }[] {
  return passwordCriteria.map((criterion) => ({ criterion, isMet: meets[criterion](password) }))
}

export function hasNoSpaces(password: string): boolean {
  return !/\s/.test(password)
}

/** Whether a new password is refused: empty, with white space, or short of a criterion (D1 §5, CLU-D22). */
export function checkPassword(password: string): 'criteria' | null {
  const isGood = hasNoSpaces(password) && passwordCriteria.every((criterion) => meets[criterion](password))
  return isGood ? null : 'criteria'
}

/** Whether the repeated password is refused: empty or not equal (D1 §5, CLU-D22). */
export function checkPasswordConfirmation(password: string, confirmation: string): 'mismatch' | null {
  return confirmation !== '' && confirmation === password ? null : 'mismatch'
}

/**
 * Whether the person has to set or skip a password of their own: theirs was given to them, and never reset (CLU-019).
 */
export function mustProvisionPassword(
  person: Pick<Person, 'lastPasswordReset' | 'isProvisioned' | 'hasDummyPassword'>,
): boolean {
  return person.lastPasswordReset === null && person.isProvisioned && person.hasDummyPassword
}
