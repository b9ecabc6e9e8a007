export const support = {
  text: 'Tell us what happened and what you expected. We answer by email.',
  email: 'Email',
  emailInvalid: 'Please enter a valid email',
  message: 'Message',
  messageMissing: 'Please enter a message',
  send: 'Send',
  sending: 'Sending…',
  leaveTitle: 'Leave without sending?',
  sent: 'Your message was sent.',
  notSent: 'We could not confirm that your message arrived. Check your connection, then send it again.',
  backToSignIn: 'Back to sign in',
  back: 'Back',
} as const
