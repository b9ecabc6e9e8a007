/** What the console forwards from the address of its sign-up page. */
export const marketingParameters = [
  'utm_medium',
  'utm_source',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const

/** Names under which a client may ask for the verification email again. */
export const verificationParameters = ['force_verification_email', 'forceVerificationEmail'] as const
