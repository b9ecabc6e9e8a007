/** Words of saving a list as a file. */
export const exporting = {
  title: 'Export {{many}}',
  progress: '{{done}} of {{total}}',
  soFar: '{{done}} so far',
  reading: 'Reading page after page. You can go on working once it is done.',
  starting: 'Asking how many there are…',
  cancel: 'Cancel',
  failed: 'It stopped after {{done}}: {{reason}}',
  short: 'page {{page}} has only {{here}} of its rows',
  retry: 'Go on from here',
  done: '{{count}} {{many}} are saved.',
  done_one: '1 {{one}} is saved.',
} as const
