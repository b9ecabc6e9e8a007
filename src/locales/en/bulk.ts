/** What is said of something done to many records. */
export const bulk = {
  running: '{{done}} of {{count}} done',
  done: '{{action}}: done for {{count}} {{many}}',
  done_one: '{{action}}: done for {{name}}',
  partly: '{{done}} of {{count}} done. These failed:',
  some: '{{done}} of {{count}} done.',
  unknown: 'We could not confirm what became of these:',
  skipped: 'These are left out:',
  fields: 'Fields to change',
  noFields: 'Choose a field that is changed.',
  changed: 'Changed: {{fields}}.',
  changedField: '{{field}} of {{count}}',
  same: 'It has these values already.',
  same_one: 'It has this value already.',
  noPlace: 'It has no {{field}} as it stands.',
  otherFault: '{{field}}: {{fault}}',
  retry: 'Try the failed again ({{count}})',
} as const
