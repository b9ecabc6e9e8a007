/** The table of clusters: its columns, what is done to many of them, and the views a person keeps. */
export const manyClusters = {
  monthIpu: 'IPU this month',
  ipuUnit: 'IPU',
  monthIpuReading: 'Reading…',
  monthIpuUnknown: 'Unknown',
  monthIpuFailed: 'Not read',
  monthIpuFailure: 'The IPU of this month could not be read.',

  selection: 'Selected clusters',
  canConnect: '{{count}} can be connected',
  canDisconnect: '{{count}} can be disconnected',
  noneQualify: 'None of these can be connected or disconnected now.',

  connectTitle: 'Connect {{count}} of the selected clusters?',
  connectText:
    'They start and consume IPU until they are disconnected or suspend themselves. Starting up may take up to 5 mins.',
  disconnectTitle: 'Disconnect {{count}} of the selected clusters?',
  disconnectText:
    'Everybody loses the connection to them, and what runs on them stops: queries, imports, installations and their self-managed clusters. Nothing is lost; connecting one again may take up to 5 mins.',

  csv: 'Save as CSV',
  csvDone: '{{count}} clusters saved',
  csvDone_one: '1 cluster saved',

  views: 'Saved views',
  viewTabs: 'Views of this list',
  allOfList: 'All',
  saveView: 'Save this view…',
  manageViews: 'Rename, copy or remove…',
  linkOf: 'link to {{name}}',
  saveTitle: 'Save this view',
  viewsUnknown: 'Which views are kept is not known now.',
  saveText: 'Its filters, search, order and look are kept under a name, in this browser and for you alone.',
  viewName: 'Name',
  save: 'Save',
  manageTitle: 'Saved views',
  renameView: 'Rename {{name}}',
  removeView: 'Remove {{name}}',
  noViews: 'No view is kept yet.',
  nameEmpty: 'Type a name',
  nameLong: 'At most 60 characters',
  nameTaken: 'A view of that name is kept already',
  nameFull: 'At most 30 views can be kept. Remove one first',
} as const
