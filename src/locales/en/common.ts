export const common = {
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Try again',
  copy: 'Copy',
  copied: 'Copied',
  copiedNotice: 'Copied to clipboard',
  loading: 'Loading',
  opensInNewTab: '(opens in a new tab)',
  errorTitle: 'Error',
  successTitle: 'Done',
  dismissNotice: 'Dismiss this notice',
} as const
