/** Texts of the forced password dialog (D1 §5 'Provision password', D1 §8 'Password', CLU-D21, CLU-D22). */
export const password = {
  title: 'Set your password',
  intro: 'Your account was made for you with a temporary password. Set your own, or skip this for now.',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  criteria: 'Enter a password that meets the requirements.',
  mismatch: "Passwords don't match",
  checklist: 'Your password needs',
  length: '12 to 32 characters',
  lowercase: 'One lowercase letter',
  uppercase: 'One uppercase letter',
  digit: 'One digit',
  special: 'One special character',
  noWhitespace: 'No spaces',
  met: 'met',
  unmet: 'not met yet',
  submit: 'Set password',
  skip: 'Skip for now',
  leaveTitle: 'Leave without setting a password?',
  success: 'Your password is set',
  notConfirmed:
    'We could not confirm whether your password was set. Your account has been read again and does not show it; you are asked again when this page is loaded anew.',
  notConfirmedUnread:
    'We could not confirm whether your password was set, and your account could not be read again. If it was not, you are asked again when this page is loaded anew.',
  skipNotConfirmed:
    'We could not confirm whether this was skipped. If it was not, you are asked again when this page is loaded anew.',
} as const
