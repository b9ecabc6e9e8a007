/** What the engine says on every list, action and confirmation. */
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
  reasonViewingAs: 'you are viewing as {{role}}, and nothing is sent',
  reasonSession: 'your session has ended',
  offline: 'You are offline. Check your connection and try again.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  timeout: 'The server took too long to answer. Try again in a moment.',
  contract:
    'The server answered in a form the console does not know. Try again; if it stays so, contact support.',
  viewingAs: 'You are viewing as {{role}}: nothing is sent. Stop viewing to make changes.',
  session: 'Your session has ended. Sign in again.',

  couldNotConfirm:
    'We could not confirm whether "{{action}}" reached {{name}}. The list has been read again; check the state before you try again.',
  couldNotConfirmUnread:
    'We could not confirm whether "{{action}}" reached {{name}}, and the list could not be read again. Check the state before you try again.',

  actionsOf: 'Actions for {{name}}',

  copyNamed: 'Copy {{what}}',
  noMatches: 'No {{many}} match your search and filters.',
  clearFilters: 'Clear search and filters',

  wholeAnswer: 'The answer',
  unreadAnswer: 'What does not fit',
  unreadRecords: '{{count}} of {{total}} {{many}} could not be read and are not shown',
  unreadRecords_one: '1 of {{total}} {{many}} could not be read and is not shown',
  unreadParts: 'Parts of {{count}} {{many}} could not be read',
  unreadParts_one: 'Parts of 1 {{many}} could not be read',
  unreadValue: '{{record}}: {{field}} should be {{expected}} and came as {{found}}.',
  unreadRecord: '{{record}} should be {{expected}} and came as {{found}}.',
  unreadReport: '{{call}}: {{count}} not read. {{records}}',
  recordNumber: 'Number {{number}}',
  recordNamed: '{{name}} ({{id}})',
  kindText: 'a text',
  kindNumber: 'a number',
  kindFlag: 'true or false',
  kindList: 'a list',
  kindObject: 'an object',
  kindNull: 'null',
  kindNothing: 'nothing',
  kindValue: 'a value the console knows',
  kindOr: '{{first}} or {{other}}',
  kindSample: '{{kind}}, “{{sample}}”',
  countOf: '{{count}} of {{total}}',

  selectFirst: 'Select at least one row first',
  count: '{{count}} in all',
  yes: 'Yes',
  no: 'No',
  notGiven: '–',

  notDone: 'Not done: {{action}}',
  notConfirmed: 'Not confirmed: {{action}}',
  doneTo: '{{action}} “{{name}}”',
  stillBusy: 'This is still under way.',
  notListedYet: '{{name}} was accepted and is not in your list yet. This can be used once it is.',
  noAddress: 'There is no address here that can be opened.',
  notOffered: 'This is not available in the current state.',
  waitsFor: 'Wait until “{{action}}” is done.',

  elapsed: '{{elapsed}} so far',
  longerThanDay: 'More than a day so far, longer than usual',
  longerThanUsual: '{{elapsed}} so far, longer than usual',
} as const
