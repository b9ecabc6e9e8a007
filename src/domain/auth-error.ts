export const authErrorPages = [
  'blocked',
  'expired',
  'verify',
  'personal-email',
  'mfa-required',
  'invalid-state',
] as const
export type AuthErrorPage = (typeof authErrorPages)[number]

/** The words that name a page, in the order they are looked for (AUTH-D08). */
const keywords: readonly (readonly [keyword: string, page: AuthErrorPage])[] = [
  ['blocked', 'blocked'],
  ['expired', 'expired'],
  ['verify', 'verify'],
  ['personal email', 'personal-email'],
  ['multifactor', 'mfa-required'],
  ['state', 'invalid-state'],
]

/** The page of an authentication error by its message, in any case; null for an error to report (AUTH-037, 039). */
export function authErrorPageOf(message: string | null | undefined): AuthErrorPage | null {
  const text = (message ?? '').toLowerCase()
  return keywords.find(([keyword]) => text.includes(keyword))?.[1] ?? null
}
