export const fullPages = {
  // Error pages (D1 §2)
  blockedTitle: 'Your account is blocked!',
  contactUs: 'Contact us',
  trialExpiredTitle: 'Thank You!',
  trialExpiredText:
    "We've received your request and will review it shortly. Our team will reach out to you with the next steps.",
  personalEmailTitle: 'Sign Up Failed!',
  personalEmailText: "You can't sign up here with a personal email address. Use a work email address.",
  mfaTitle: 'Multifactor authentication required',
  mfaText: 'Set up a second factor with your identity provider, then sign in again.',
  invalidStateTitle: 'Invalid State',
  invalidStateText: 'This sign-in was started elsewhere or has expired. Please sign in again.',
  wentWrongTitle: 'Something Went Wrong!',
  wentWrongText: 'Contact us for support.',
  // Email-sent page
  verifyTitle: 'Verify Your Email',
  inboxTitle: 'Check your inbox!',
  inboxText:
    'We sent you a verification email. Open the link in it to confirm your address, then come back and sign in.',
  resendEmail: 'Resend Email',
  returnHome: 'Return Home',
} as const
