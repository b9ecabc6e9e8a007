/** The settings of a cluster on its configurations tab (D2 §2, §4, §8; D3 §8). */
export const settings = {
  success: 'Success',
  couldNotConfirm:
    'We could not confirm whether "{{action}}" reached {{name}}. The cluster has been read again; check the setting before you try again.',
  couldNotConfirmUnread:
    'We could not confirm whether "{{action}}" reached {{name}}, and the cluster could not be read again. Check the setting before you try again.',
  turnOn: 'Turn on: {{what}}',
  turnOff: 'Turn off: {{what}}',
  turnedOn: '{{what}} is turned on',
  turnedOff: '{{what}} is turned off',
  changed: 'The settings of {{name}} are changed',
  unread: 'Whether it is on could not be read.',

  size: 'Cluster size',
  services: 'Services',
  region: 'Region',
  regionAbout: 'Where this cluster runs. It is chosen when a cluster is created, and stays.',

  autoSuspend: 'Auto suspend',
  autoSuspendAbout: 'How long the cluster may be idle before it is disconnected by itself.',
  idleTime: 'Idle time',
  idleTimesFailed: 'The idle times could not be loaded.',
  suspendAfter: 'Suspend after {{time}}',
  suspendsAfter: 'The cluster is suspended after {{time}}',

  homePage: 'Home page and onboarding',
  deltaSharing: 'Delta sharing',
  synapse: 'Microsoft Synapse',
  mlflow: 'MLflow',
  mlflowAbout: 'Tracks experiments and the models that come of them.',
  copilot: 'Copilot',
  copilotAbout: 'An assistant for questions in plain words, with your own API key.',
  externalBi: 'Connect External BI Tools',
  externalBiAbout: 'The SQL interface by which Tableau, Power BI and others read this cluster.',
  advancedSql: 'Advanced SQL interface',
  advancedSqlAbout: 'A wider SQL dialect on a service of its own.',
  dataStudio: 'Data studio',
  dataStudioAbout: 'Prepares data for analysis in the browser.',

  downloadSample: 'Download the sample',
  downloadAgent: 'Download the agent',

  disableBi: 'Disable External BI Tools',
  disableBiAbout: 'Existing connections will stop working.',
  disable: 'Disable',
  apiKey: 'API key',
  apiKeyMissing: 'Please input API key',
  apiKeyAbout: 'It is sent once, over an encrypted connection, and never shown again.',
  enableCopilot: 'Turn on the copilot',
  enable: 'Turn on',

  packages: 'Python packages',
  packagesAbout: 'Which packages the notebooks of this cluster have.',
  toLibraries: 'Go to the libraries',
} as const
