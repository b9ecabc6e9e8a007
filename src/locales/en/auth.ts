export const auth = {
  // Sign-in and sign-up screens
  signInTitle: 'Sign in',
  signInLeaving: 'Taking you to sign in…',
  signIn: 'Sign in',
  signUpTitle: 'Sign up',
  signUpLeaving: 'Taking you to sign up…',
  signUp: 'Sign up',
  signInFailed: 'Signing in did not work. Please try again.',
  signInCircles:
    'Signing in goes round in circles. Check that this browser accepts cookies, then sign in again.',
  clockWrong:
    'Signing in did not work because the clock of this device seems to be wrong. Set it, then sign in again.',
  signedOutTitle: 'You have signed out',
  signedOutText: 'You signed out in another tab. Nothing of your account is kept on this page.',
  // Post-login redirect screen
  redirecting: 'Signing you in',
  // Session over (dialog)
  sessionEndedTitle: 'Your session ended',
  sessionEndedText: 'Sign in again to go on. You come back to this page.',
  signInAgain: 'Sign in again',
  // Error pages (D1 §2)
  returnToLogin: 'Return back to Login Page',
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
  contactSupport: 'Contact Support',
  returnHome: 'Return Home',
  // Full pages of a start that did not work
  configFaultTitle: 'The console is not configured correctly',
  configFaultText:
    'Settings in config.json are wrong or missing. The people who run this console have to correct them:',
  configUnreachableTitle: 'The console could not be started',
  configUnreachableText: 'Its settings could not be loaded. Check your connection, then try again.',
  providerUnreachableTitle: 'The sign-in service cannot be reached',
  providerUnreachableText: 'You have not been signed out. Check your connection, then try again.',
  apiUnreachableTitle: 'The service cannot be reached',
  apiUnreachableText:
    'You are signed in, but your account could not be loaded. Check your connection, then try again.',
  accountRefusedTitle: 'Your account could not be loaded',
} as const
