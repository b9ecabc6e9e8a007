export const common = {
  cancel: 'Cancel',
  close: 'Close',
  breadcrumb: 'You are here',
  retry: 'Try again',
  copiedNotice: 'Copied to clipboard',
  copyFailed: 'This could not be copied',
  copyAsCurl: 'Copy as curl',
  loading: 'Loading',
  opensInNewTab: '(opens in a new tab)',
  errorTitle: 'Error',
  notices: 'Notifications',
  dismissNotice: 'Dismiss this notice',
} as const
