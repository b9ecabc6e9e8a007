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
  countOf: '{{count}} of {{total}}',

  selectFirst: 'Select at least one row first',
  selected: '{{count}} selected',
  clearSelection: 'Clear selection',
  selectRow: 'Select {{name}}',
  selectPage: 'Select all {{many}} on this page',
  actions: 'Actions',
  moreFor: 'More for {{many}}',
  commands: 'Commands',
  commandsTitle: 'Commands for a shell',
  commandsText:
    'Each does what its button does. Set TOKEN to an access token first; secrets are left for you to fill in.',
  commandsFor: 'For',
  count: '{{count}} in all',
  scrollRegion: '{{many}}, scrolls sideways',
  noRows: 'No {{many}} yet',
  yes: 'Yes',
  no: 'No',
  notGiven: '–',
  sortBy: 'Sort by {{column}}',
  pageNumber: 'Page {{page}}',
  perPage: '/ page',
  rowsShown: '{{first}}–{{last}} of {{total}}',
  rowsPerPage: 'Rows per page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pages: 'Pages of {{many}}',
  recordGone: 'It is no longer in the list: {{one}} {{id}}.',

  bulkRunning: '{{done}} of {{count}} done',
  bulkDone: '{{action}}: done for {{count}} {{many}}',
  bulkPartly: '{{done}} of {{count}} done. These failed:',
  bulkSkipped: 'These are left out:',
  stillBusy: 'This is still under way.',
  waitsFor: 'Wait until “{{action}}” is done.',
  bulkRetry: 'Try the failed again ({{count}})',

  elapsed: '{{elapsed}} so far',
  longerThanDay: 'More than a day so far, longer than usual',
  longerThanUsual: '{{elapsed}} so far, longer than usual',
} as const
