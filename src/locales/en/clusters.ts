/** The Clusters page: list, cards, actions and their dialogs (D1 §2, §4, §5, §7, §8). */
export const clusters = {
  gettingStarted: 'Getting Started',
  title: 'Clusters',
  intro: 'Connect a cluster to work with it, disconnect it to stop its compute.',
  one: 'Cluster',
  many: 'Clusters',

  fieldName: 'Name',
  fieldPlace: 'Region',
  fieldSize: 'Size',
  fieldVersion: 'Version',
  fieldIdleTime: 'Idle time',
  fieldCreated: 'Created On',
  fieldOwner: 'Owner',
  notGiven: '–',

  platformGc: 'Google Cloud',
  platformAz: 'Azure',
  platformAzSaas: 'Azure SaaS',

  createNew: 'Create New Cluster',
  connectCloudAccount: 'Connect cloud account',

  gettingClusters: 'Getting your clusters',
  connectedPanel: 'Connected Clusters ({{count}})',
  disconnectedPanel: 'Disconnected Clusters ({{count}})',
  noConnected: "You don't have Connected Clusters",
  noDisconnected: "You don't have Disconnected Clusters",
  listEmpty: 'YOUR CLUSTERS LIST IS EMPTY',
  listEmptyText:
    'A cluster holds your data and answers your queries. It is ready 5 to 10 minutes after you create it.',
  listFailed: 'Your clusters could not be loaded',

  stateCreating: 'Creating',
  stateStartingUp: 'Starting up',
  stateRunning: 'Connected',
  stateStopping: 'Stopping',
  stateSleeping: 'Disconnected',
  stateCorrupted: 'Unavailable',
  stateUnknown: 'Unknown',

  creatingFoot: 'Creating {{product}} cluster may take 5-10 minutes',
  startingUpFoot: 'Starting up {{product}} cluster may take up to 5 mins',
  openCluster: 'Open cluster',
  openClusterNamed: 'Open {{name}}',

  cards: 'Cards',
  table: 'Table',
  filterState: 'State',
  filterPlatform: 'Platform',
  filterRegion: 'Region',
  allStates: 'All states',
  allPlatforms: 'All platforms',
  allRegions: 'All regions',
  searchLabel: 'Search clusters by name',
  searchPlaceholder: 'Search by name',

  connect: 'Connect',
  disconnect: 'Disconnect',
  clone: 'Clone',
  delete: 'Delete',

  nowConnected: '{{name}} is connected',
  nowDisconnected: '{{name}} is disconnected',
  connecting: 'Connecting {{name}}',
  disconnecting: 'Disconnecting {{name}}',
  disconnectTitle: 'Disconnect {{name}}?',
  disconnectText:
    'Everybody loses the connection to {{name}}, and what runs on it stops. Nothing is lost; connecting it again may take up to 5 mins.',

  cloneTitle: 'Clone Cluster',
  cloneText:
    'The clone of {{name}} starts with the same data and settings: size {{sizeName}}, {{regionAlias}}, version {{version}}. It counts as one more cluster.',
  cloneSuccess: 'Cluster is cloned successfully',

  deleteTitle: 'Are you sure you want to delete {{name}} cluster?',
  deleteText: 'This action cannot be undone.',
  deleteLoses: 'The cluster, its data and its settings are lost for good.',
  deleteNameLabel: 'Type {{name}} to confirm',
  deleteMismatch: 'The input is not valid Name!',
  deleteSuccess: '{{name}} is deleted successfully',

  trialExpired: 'YOUR TRIAL OF {{product}} CLOUD IS EXPIRED',
  trialExpiredText: 'Your clusters are kept. Ask for an upgrade to use them again.',
  labText: 'You can still try {{product}} in a guided lab.',
  registerForLab: 'Register for Hands-on Lab',
  requestUpgrade: 'REQUEST UPGRADE NOW',
} as const
