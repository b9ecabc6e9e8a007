/** What is said of saved views that a server keeps. */
export const serverViews = {
  one: 'Saved view',
  list: 'List',
  query: 'Part of the address',
  about: 'Its filters, search, order and look are kept under a name, for you alone, wherever you sign in.',
  failed: 'Your saved views could not be loaded: {{reason}}.',
  loading: 'Loading your saved views…',
  notDone: 'Nothing was changed: {{reason}}',
  unanswered:
    'No answer arrived, so we could not confirm whether it was done. Your views have been read again and do not show it; look at them before you try again.',
  unconfirmed:
    'No answer arrived, so we could not confirm whether it was done, and your views could not be read again. Look at them before you try again.',
  unseen:
    'The server says that it was done, but your views have been read again and do not show it. Look at them before you try again.',
  inBrowser: '{{count}} views are kept in this browser alone.',
  inBrowser_one: '1 view is kept in this browser alone.',
  moveUp: 'Keep them in your account',
  moveUp_one: 'Keep it in your account',
  movedSome: 'Some stay in this browser:',
  stays: '{{name}}: {{reason}}',
} as const
