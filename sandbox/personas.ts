/** The people of the sandbox. Their addresses and the one password are shown on the local sign-in page. */
export type Persona = {
  /** Also the local part of the address. */
  key: string
  email: string
  /** Id of the person in every product API path, and the `sub` of the tokens. */
  uuid: string
  fullName: string
  /** One line for the sign-in page: who this is and what can be tried. */
  about: string
  /** Set for names the identity provider refuses: the error text it answers with. */
  refusal?: string
}

export const sandboxPassword = 'Sandbox-2026!'

const person = (index: number, key: string, fullName: string, about: string, refusal?: string): Persona => ({
  key,
  email: `${key}@sandbox.test`,
  uuid: `5a9d0b0e-0000-4000-8000-${String(index).padStart(12, '0')}`,
  fullName,
  about,
  refusal,
})

export const personas: readonly Persona[] = [
  person(1, 'owner', 'Olivia Owner', 'Premium. Owns clusters in every state.'),
  person(2, 'manager', 'Marco Manager', "Manager on the owner's clusters."),
  person(3, 'user', 'Uma User', "User on the owner's clusters."),
  person(4, 'billing', 'Bill Billing', "Billing User on the owner's clusters."),
  person(
    5,
    'enterprise',
    'Erin Enterprise',
    'Enterprise partner: every feature, second cloud, consent flow open.',
  ),
  person(6, 'trial', 'Tara Trial', 'On trial: upgrade banner, region fixed.'),
  person(7, 'newcomer', 'Noah Newcomer', 'On trial, first sign-in, no clusters yet.'),
  person(8, 'expired', 'Eve Expired', 'Trial expired: the full-page notice.'),
  person(
    9,
    'lab',
    'Liam Lab',
    'Trial expired in the hands-on lab, without an email: the notice in the list.',
  ),
  person(10, 'unconfirmed', 'Ursula Unconfirmed', 'Has not confirmed the email address.'),
  person(11, 'provisioned', 'Pia Provisioned', 'Still on the password an administrator gave her.'),
  person(12, 'stranger', 'Sam Stranger', "A tenant of his own: sees nothing of the others'."),
  person(13, 'blocked', 'Bo Blocked', 'Refused: the account is blocked.', 'user is blocked'),
  person(
    14,
    'personal',
    'Pat Personal',
    'Refused: a personal email address.',
    'personal email addresses are not allowed',
  ),
  person(
    15,
    'mfa',
    'Mia Multifactor',
    'Refused: a second factor is required.',
    'multifactor authentication required',
  ),
]
