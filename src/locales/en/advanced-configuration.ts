/** Texts of the advanced configurations (D2 §2, §4, §5 and §8 'Advanced configurations'). Quoted texts are exact. */
export const advancedConfiguration = {
  title: 'Advanced configurations',
  server: 'Server Configurations',
  tenants: 'Tenant Configurations',
  categories: 'Categories',
  help: 'Help',
  tabFound: '{{text}} ({{count}})',
  search: 'Search keys and descriptions',
  showAllFound: 'Show all {{count}} found',
  nothingFound: 'No key here matches “{{search}}”',
  nothingFoundText: 'Keys, names and descriptions were searched.',
  clearSearch: 'Clear the search',
  empty: 'There are no configurations here',
  emptyText: 'The server lists none for this part of the cluster.',
  unread: 'Could not be read and is not shown: {{keys}}',

  disconnected: 'Cluster is disconnected',
  loading: 'Cluster is loading...',
  mustBeConnected: 'Your cluster must be connected to view advanced configurations',
  getting: 'Getting the configurations',
  failed: 'The advanced configurations could not be loaded.',
  stale: 'The configurations could not be read again; this is how they were.',

  notAnInteger: 'Input must be an integer',
  outOfBounds: 'Value cannot be less than {{min}} or greater than {{max}}',

  restartsAll: 'Restarts everything',
  restartsLoader: 'Restarts loader',
  restartsAnalytics: 'Restarts analytics',
  restartsSqli: 'Restarts SQLi',
  restartsOther: 'Restarts {{service}}',
  restartRequired: 'Restart required: {{services}}',
  serviceAll: 'everything',
  noRestart: 'No restart',

  changed: 'Changed',
  was: 'Was {{value}}',
  undo: 'Undo',
  undoNamed: 'Undo the change of {{key}}',
  changes_one: '1 change',
  changes: '{{count}} changes',
  noChanges: 'No changes',
  hiddenChanges: 'Only keys that do not show now are changed',
  noChangesReason: 'There is nothing to save yet: change a value first.',
  discard: 'Discard changes',
  discardTitle: 'Discard all changes?',
  discardText: 'Every value goes back to what the cluster has now.',
  keepEditing: 'Keep editing',

  save: 'Save',
  reviewTitle: 'Review your changes',
  reviewText: 'Only these keys are sent. What stands together restarts together.',
  reviewUnread:
    'What the cluster has now could not be read, so a change that somebody else made meanwhile is not named here. Only these keys are sent.',
  reviewDrawing: 'Not all changes stand here yet.',
  reviewLoading: 'Comparing with what the cluster has now…',
  changedMeanwhile: 'Somebody changed this meanwhile: it was {{value}} when you began.',
  before: 'before',
  after: 'after',
  secretSet: 'Set, and not shown; type a new one to change it',
  secretUnset: 'Not set',
  hidden: '••••••••',
  nothing: 'empty',
  on: 'On',
  off: 'Off',
  saved: 'The configurations of {{name}} are saved',
  outcomeFound_one:
    'We could not confirm whether the change was saved. The configurations have been read again: it is not there. It is still here to save again.',
  outcomeFound:
    'We could not confirm whether the changes were saved. The configurations have been read again: {{found}} of {{count}} changes are there. What is left is still here to save again.',
  outcomeSecret_one:
    'We could not confirm whether the password was saved: a password that is set cannot be compared. It is still here to save again.',
  outcomeSecret:
    'We could not confirm whether the {{count}} passwords were saved: passwords that are set cannot be compared. They are still here to save again.',
  outcomeMixed_one:
    'We could not confirm whether all changes were saved. The configurations have been read again: of what is no password, {{found}} of 1 is there; passwords cannot be compared. What is left is still here to save again.',
  outcomeMixed:
    'We could not confirm whether all changes were saved. The configurations have been read again: of what is no password, {{found}} of {{count}} are there; passwords cannot be compared. What is left is still here to save again.',
  outcomeUnread:
    'We could not confirm whether the changes were saved, and the configurations could not be read again. The changes are still here.',
  leaveTitle: 'Leave without saving?',
} as const
