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
  moving: 'the number of records keeps changing',
  retry: 'Go on from here',
  done: '{{count}} {{many}} are saved.',
  done_one: '1 {{one}} is saved.',
  left: '{{count}} {{many}} could not be read and are not in the file.',
  left_one: '1 {{one}} could not be read and is not in the file.',
  parts: 'Parts of {{count}} {{many}} could not be read and are not in the file.',
  parts_one: 'Parts of 1 {{one}} could not be read and are not in the file.',
} as const
