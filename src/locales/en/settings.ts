/** The settings of a cluster on its configurations tab (D2 §2, §4, §8; D3 §8). */
export const settings = {
  success: 'Success',
  couldNotConfirm:
    'We could not confirm whether "{{action}}" reached {{name}}. The cluster has been read again; check the setting before you try again.',
  couldNotConfirmUnread:
    'We could not confirm whether "{{action}}" reached {{name}}, and the cluster could not be read again. Check the setting before you try again.',
  notKnown: 'Not known',
  reading: 'Reading…',
  changing: 'The change is on its way.',
  turnThisOn: 'Turn on',
  turnThisOff: 'Turn off',
  turnOn: 'Turn on: {{what}}',
  turnOff: 'Turn off: {{what}}',
  turnedOn: '{{what}} of {{name}} is turned on',
  turnedOff: '{{what}} of {{name}} is turned off',
  changed: 'The settings of {{name}} are changed',

  size: 'Cluster size',
  services: 'Services',
  region: 'Region',

  autoSuspend: 'Auto suspend',
  suspendsAfter: '{{name}} is suspended after {{time}}',

  homePage: 'Home page and onboarding',
  deltaSharing: 'Delta sharing',
  synapse: 'Microsoft Synapse',
  mlflow: 'MLflow',
  copilot: 'Copilot',
  externalBi: 'Connect External BI Tools',
  advancedSql: 'Advanced SQL interface',
  dataStudio: 'Data studio',

  packages: 'Python packages',
} as const
