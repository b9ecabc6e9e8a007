/** What the dialog says that lists commands for a shell. */
export const commands = {
  title: 'Commands for a shell',
  text: 'Each does what its button does. Set TOKEN to an access token first; secrets are left for you to fill in.',
  for: 'For',
} as const
