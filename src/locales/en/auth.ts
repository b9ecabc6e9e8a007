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
  // Full pages
  returnToLogin: 'Return back to Login Page',
  contactSupport: 'Contact Support',
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
