/** What the kit says on every list, action and confirmation. */
export const views = {
  refresh: 'Refresh now',

  updatedNow: 'Updated just now',
  updatedSeconds: 'Updated {{count}} s ago',
  updatedMinutes: 'Updated {{count}} min ago',
  updatedHours: 'Updated {{count}} h ago',
  maybeOutdated: '{{updated}}, may be out of date',
  cannotRefresh: 'Cannot refresh: {{reason}}',

  reasonOffline: 'you are offline',
  reasonUnreachable: 'the server cannot be reached',
  reasonTimeout: 'the server took too long to answer',
  reasonContract: 'the server answered in a form the console does not know',
  reasonSession: 'your session has ended',
  offline: 'You are offline. Check your connection and try again.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  timeout: 'The server took too long to answer. Try again in a moment.',
  contract:
    'The server answered in a form the console does not know. Try again; if it stays so, contact support.',
  session: 'Your session has ended. Sign in again.',

  couldNotConfirm:
    'We could not confirm whether "{{action}}" reached {{name}}. The list has been read again; check the state before you try again.',

  actionsOf: 'Actions for {{name}}',

  copyNamed: 'Copy {{what}}',
  noMatches: 'No {{many}} match your search and filters.',
  clearFilters: 'Clear search and filters',
  countOf: '{{count}} of {{total}}',

  elapsed: '{{elapsed}} so far',
  longerThanDay: 'More than a day so far, longer than usual',
  longerThanUsual: '{{elapsed}} so far, longer than usual',
} as const
