/** Words of resources that bring none of their own for what every resource has. */
export const standard = {
  edit: 'Edit',
  details: 'Details',
  delete: 'Delete',
  deleteTitle: 'Delete {{name}}?',
  deleteText: 'This cannot be undone.',
  nameToType: 'Type {{name}} to confirm',
  nameMismatch: 'The name does not match.',
  deleted: '{{name}} is deleted.',
  saved: 'Your changes are saved.',
  save: 'Save',
  create: 'Create',
  retry: 'Try again',
  faultTitle: '{{what}} cannot be shown',
  faultText: 'Its definition has faults. Everything else works; whoever looks after this console can fix it:',
  loading: 'Getting this page…',
} as const
