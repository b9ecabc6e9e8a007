/** Texts of my account (D3 §2.4 'My account', §5 'Profile' and 'Password', ACC-D04, ACC-D05). */
export const account = {
  personalInformation: 'Personal information',
  personalInformationText: 'How we address you, and whom you work for.',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  emailFixed: 'Your account is known by this address, so it cannot be changed here.',
  contactSupport: 'Contact support',
  jobTitle: 'Job Title',
  company: 'Company',
  phone: 'Phone',
  required: '{{label}} is required',
  phoneInvalid: 'Use digits, spaces, + - ( ), up to 20 characters',
  save: 'Save',
  saving: 'Saving…',
  discard: 'Discard changes',
  nothingChanged: 'Nothing is changed yet.',
  saved: 'Profile updated successfully',
  couldNotConfirm:
    'We could not confirm whether your profile was saved. It has been read again and does not show your changes; they are still here.',
  couldNotConfirmUnread: 'We could not confirm whether your profile was saved. Your changes are still here.',
  leaveTitle: 'Leave without saving your changes?',

  plan: 'Plan',

  security: 'Security',
  passwordTitle: 'Password',
  passwordText: 'You sign in with the new password from then on. Other open tabs of this browser are told.',
  criteria: 'Password does not meet criteria.',
  mismatch: "The passwords don't match",
  changePassword: 'Change password',
  changingPassword: 'Changing…',
  passwordChanged: 'Your password is changed',
  passwordNotConfirmed:
    'We could not confirm whether your password was changed. What you typed is still here: change it again, or try the new one the next time you sign in.',
  leavePasswordTitle: 'Leave without changing your password?',
} as const
