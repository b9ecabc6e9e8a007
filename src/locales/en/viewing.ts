/** Texts of the banner of who views the console as a role. */
export const viewing = {
  region: 'View as role',
  now: 'Viewing as {{role}}: nothing will be sent.',
  key: 'Press {{key}} to stop.',
  stopNamed: 'Stop viewing as {{role}}',
  stop: 'Stop',
  ended: 'You are no longer viewing as {{role}}.',
} as const
